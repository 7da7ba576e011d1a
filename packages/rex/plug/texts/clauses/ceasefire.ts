import type { Localized } from '@orrery/kernel';

export const ceasefire = {
  'REX-CEASE-1': {
    en: 'A Ceasefire is the occasion for everybody to break up or form alliances and to hand over or trade influence.',
    ru: 'Когда прекращение огня вступает в силу, игроки могут выходить из Альянсов, заключать новые, дарить и обменивать Влияние.',
    de: 'Während einer Waffenruhe dürfen alle Bündnisse verlassen und schließen sowie Einfluss verschenken oder tauschen.',
  },
  'REX-CEASE-2': {
    en: 'You may give influence to any player, ally or not.',
    ru: 'Влияние можно отдать кому угодно, союзнику или нет.',
    de: 'Einfluss darf man jedem geben, verbündet oder nicht.',
  },
  'REX-CEASE-3': {
    en: 'Paying bribes and trading is possible only in a Ceasefire. Talking and promising is allowed at all times.',
    ru: 'Взятки и обмен возможны только во время прекращения огня. Говорить и обещать можно всегда.',
    de: 'Bestechung und Handel gibt es nur während einer Waffenruhe. Reden und versprechen darf man jederzeit.',
  },
  'REX-CEASE-4': {
    en: 'Stage 1, leaving: each player who has allies says in turn order whether to stay or leave.',
    ru: 'Этап 1, выход: в порядке ходов каждый участник Альянса решает, остаться или выйти.',
    de: 'Stufe 1, Verlassen: In Zugreihenfolge entscheidet jeder Verbündete, ob er bleibt oder geht.',
  },
  'REX-CEASE-5': {
    en: 'Stage 2, bargaining: there are several laps, limited by an option. In each, everybody at the same time either makes one offer, leaves the alliance or passes.',
    ru: 'Этап 2, переговоры: проходит несколько кругов, их предел задаёт настройка. В каждом все одновременно подают одно из трёх: предложение, выход из Альянса или пас.',
    de: 'Stufe 2, Verhandeln: Es gibt mehrere Durchgänge, deren Höchstzahl eine Option festlegt. In jedem gibt jeder gleichzeitig eines ab: ein Angebot, den Austritt aus dem Bündnis oder Passen.',
  },
  'REX-CEASE-6': {
    en: 'An offer may name the complete membership of a new alliance, yourself included, or a list of transfers (who gives whom how much, at least 1), or both. A note may be added; it commits nobody.',
    ru: 'Предложение содержит полный состав нового Альянса (вместе с предлагающим), и/или список передач Влияния — от кого, кому и сколько, не меньше 1. К нему можно добавить заметку, ни к чему не обязывающую.',
    de: 'Ein Angebot nennt die vollständige Mitgliedschaft eines neuen Bündnisses (einschließlich des Anbietenden) und/oder Einflusszahlungen: wer wem wie viel, mindestens 1. Eine beigefügte Notiz verpflichtet zu nichts.',
  },
  'REX-CEASE-7': {
    en: 'An offer that merely gives away your own influence takes effect without being answered. For any other, all further members it names and all further payers must agree.',
    ru: 'Предложение, в котором игрок лишь отдаёт своё Влияние, исполняется без ответа. Любое другое должны принять все названные участники и все прочие плательщики.',
    de: 'Ein Angebot, das nur eigenen Einfluss verschenkt, wird ohne Antwort ausgeführt. Jedes andere müssen alle übrigen genannten Mitglieder und alle übrigen Zahlenden annehmen.',
  },
  'REX-CEASE-8': {
    en: 'In each lap departures come first. Then all offers are shown together, those concerned answer at the same time, and accepted offers are carried out in turn order of the people who made them, each completely or not at all.',
    ru: 'В каждом круге сначала происходят выходы. Затем все предложения открывают вместе, адресаты одновременно отвечают, и принятые исполняются в порядке ходов предложивших — каждое целиком или никак.',
    de: 'In jedem Durchgang kommen zuerst die Austritte. Dann werden alle Angebote gemeinsam gezeigt, die Betroffenen antworten gleichzeitig, und angenommene werden in Zugreihenfolge der Anbietenden ausgeführt, jedes ganz oder gar nicht.',
  },
  'REX-CEASE-9': {
    en: 'When its turn comes, an offer is void if a payer has too little influence, if another offer of this lap has already changed the alliance of a member it names, or if the membership is not permitted.',
    ru: 'При исполнении предложение теряет силу, если плательщику не хватает Влияния, если Альянс кого-то из названных участников уже изменён другим предложением этого круга или если такой состав не разрешён.',
    de: 'Ein Angebot verfällt bei der Ausführung, wenn einem Zahlenden der Einfluss fehlt, wenn das Bündnis eines genannten Mitglieds durch ein anderes Angebot dieses Durchgangs schon verändert wurde oder die Mitgliedschaft nicht erlaubt ist.',
  },
  'REX-CEASE-10': {
    en: 'Forming a new alliance takes its members out of any alliance they were in; former partners who are not in the new one stay behind.',
    ru: 'При заключении нового Альянса его участники выходят из прежних; бывшие партнёры, не вошедшие в новый состав, остаются без них.',
    de: 'Wird ein neues Bündnis geschlossen, verlassen seine Mitglieder jedes andere; frühere Partner außerhalb der neuen Mitgliedschaft bleiben zurück.',
  },
  'REX-CEASE-11': {
    en: 'If all players pass in a lap, stage 2 is finished.',
    ru: 'Круг, в котором все спасовали, завершает этап 2.',
    de: 'Passen in einem Durchgang alle, endet Stufe 2.',
  },
  'REX-CEASE-12': {
    en: 'Stage 3, gifts: one time only, all players simultaneously announce gifts of influence, as many as they like or none. They are carried out in turn order.',
    ru: 'Этап 3, подарки: один раз все одновременно называют подарки Влияния — сколько угодно или ни одного; исполняются они в порядке ходов.',
    de: 'Stufe 3, Geschenke: Einmal nennen alle gleichzeitig Einflussgeschenke, keines, eines oder mehrere; sie werden in Zugreihenfolge ausgeführt.',
  },
  'REX-CEASE-13': {
    en: 'If a time limit is set, the Ceasefire is over when it expires. Offers still open lapse; what has been carried out stands.',
    ru: 'Если задан предел времени, по его истечении прекращение огня заканчивается: открытые предложения сгорают, исполненное остаётся.',
    de: 'Ist ein Zeitlimit gesetzt, endet die Waffenruhe mit dessen Ablauf; offene Angebote verfallen, Ausgeführtes bleibt.',
  },
  'REX-CEASE-14': {
    en: 'The rules never return influence you have handed over, and what was promised in exchange need not be kept.',
    ru: 'Переданное Влияние правила не возвращают, а обещания взамен никого не связывают.',
    de: 'Übergebener Einfluss wird nach den Regeln nie zurückgegeben; Versprechen dafür binden nicht.',
  },
  'REX-CEASE-15': {
    en: 'When it is over, the card is removed from the game and the next influence card turned over. Alliances stay as they are until another Ceasefire.',
    ru: 'Затем карта убирается из игры и открывают следующую Карту Влияния. До нового прекращения огня Альянсы не меняются.',
    de: 'Danach kommt die Karte aus dem Spiel, und die nächste Einflusskarte wird aufgedeckt. Bis zur nächsten Waffenruhe ändert sich kein Bündnis.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
