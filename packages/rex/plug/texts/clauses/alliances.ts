import type { Localized } from '@orrery/kernel';

export const alliances = {
  'REX-ALLY-1': {
    en: 'An alliance consists of two or three players. You can be in only one, but several may exist at a time.',
    ru: 'В Альянсе два или три участника; состоять можно только в одном, но Альянсов может быть несколько.',
    de: 'Ein Bündnis hat zwei oder drei Mitglieder. Niemand gehört zweien an, aber mehrere dürfen nebeneinander bestehen.',
  },
  'REX-ALLY-2': {
    en: 'Only while a Ceasefire takes effect can alliances be formed or left.',
    ru: 'Заключать Альянсы и выходить из них можно только во время прекращения огня.',
    de: 'Bündnisse werden nur während einer Waffenruhe geschlossen und verlassen.',
  },
  'REX-ALLY-3': {
    en: 'On forming one, each member hands one of his ally advantage cards to every other member; these lie open.',
    ru: 'При заключении каждый участник даёт по одной своей Карте Альянсных Преимуществ каждому другому; они лежат лицом вверх.',
    de: 'Beim Schließen gibt jedes Mitglied jedem anderen eine seiner Bündniskarten; sie liegen offen.',
  },
  'REX-ALLY-4': {
    en: 'When somebody leaves, the cards go back to their owners on both sides. The leaver may enter another alliance in that Ceasefire.',
    ru: 'При выходе карты возвращают с обеих сторон; вышедший может вступить в другой Альянс в то же прекращение огня.',
    de: 'Beim Austritt werden die Karten beiderseits zurückgegeben; der Austretende darf in derselben Waffenruhe ein anderes Bündnis eingehen.',
  },
  'REX-ALLY-5': {
    en: 'If one of three members leaves, the other two remain allies; if one of two leaves, there is no alliance any more.',
    ru: 'Если из троих вышел один, двое остаются союзниками; если из двоих — Альянс распадается.',
    de: 'Verlässt einer von dreien das Bündnis, bleiben die anderen verbündet; verlässt es einer von zweien, ist es aufgelöst.',
  },
  'REX-ALLY-6': {
    en: 'A bigger alliance has to control more strongholds to win.',
    ru: 'Чем больше участников, тем больше Крепостей нужно для победы.',
    de: 'Je mehr Mitglieder, desto mehr Festungen sind zum Sieg nötig.',
  },
  'REX-ALLY-7': {
    en: "You may use what is printed on the ally cards you hold. Otherwise you get nothing of an ally's advantages or spaceports.",
    ru: 'Можно пользоваться эффектами полученных карт союзников; больше ничего из их Расовых Преимуществ и Космопортов вам не достаётся.',
    de: 'Man nutzt die Effekte der Bündniskarten, die man hält; sonst hat man nichts von den Volksvorteilen oder Raumhäfen der Verbündeten.',
  },
  'REX-ALLY-8': {
    en: "Some ally cards leave the decision with the race that gave them: the commands of Jol-Nar and Xxcha, Letnev's traitors and Lazax's gift are used only if their owner wants to.",
    ru: 'Если эффект владелец карты «может» предоставить, решает он: это «командования» Жол-Нара и Кззча, предатели Летнева и подарок Лазакса.',
    de: 'Was der Eigentümer der Karte gewähren „darf“, entscheidet er selbst: die Befehle von Jol-Nar und Xxcha, Letnevs Verräter und Lazax’ Geschenk.',
  },
  'REX-ALLY-9': {
    en: 'You may not finish a move, deploy or relocate where an ally has units, except in the Council. Passing through is allowed.',
    ru: 'Нельзя заканчивать движение, развёртывать и перемещать Войска туда, где Войска союзника, кроме Совета; проходить можно.',
    de: 'Wo ein Verbündeter Einheiten hat, darf man außer im Rat weder Bewegungen beenden noch stationieren noch verlegen; Durchziehen ist frei.',
  },
  'REX-ALLY-10': {
    en: "Sol's card: your units survive Sol Offensives, and you may relocate them afterwards as Sol does.",
    ru: 'Карта Сол: Войска союзника переживают Наступления Сол, и он может переместить их по тем же правилам, что Сол.',
    de: 'Sols Karte: Die Einheiten des Verbündeten überstehen Sol-Offensiven, und er darf sie wie Sol danach verlegen.',
  },
  'REX-ALLY-11': {
    en: "Hacan's card: your deployments cost half, rounded up, and Hacan still gets the payment.",
    ru: 'Карта Хакана: развёртывание стоит союзнику половину, округляя вверх; платит он по-прежнему Хакану.',
    de: 'Hacans Karte: Stationierungen kosten den Verbündeten die Hälfte, aufgerundet, weiterhin an Hacan zu zahlen.',
  },
  'REX-ALLY-12': {
    en: "Hacan's card also lets you relocate units as Hacan can instead of deploying. That payment goes to the bank; Hacan gets nothing.",
    ru: 'Вторая часть карты Хакана: вместо развёртывания союзник может переместить Войска так же, как Хакан; плата идёт в Банк, Хакан не получает ничего.',
    de: 'Hacans Karte erlaubt außerdem, statt zu stationieren wie Hacan Einheiten zu verlegen; gezahlt wird an die Bank, Hacan erhält nichts.',
  },
  'REX-ALLY-13': {
    en: "Jol-Nar's card: in your battle Jol-Nar may use its command on your opponent.",
    ru: 'Карта Жол-Нара: в бою союзника Жол-Нар может применить своё «командование» против его противника.',
    de: 'Jol-Nars Karte: Jol-Nar darf seinen Befehl im Kampf des Verbündeten gegen dessen Gegner einsetzen.',
  },
  'REX-ALLY-14': {
    en: "Xxcha's card: in your battle Xxcha may use its command on your opponent.",
    ru: 'Карта Кззча: в бою союзника Кззча может применить своё «командование» против его противника.',
    de: 'Xxchas Karte: Xxcha darf seinen Befehl im Kampf des Verbündeten gegen dessen Gegner einsetzen.',
  },
  'REX-ALLY-15': {
    en: "Lazax's card: once in a Bidding phase for each ally, before a card is bid on, Lazax may give that ally any amount of influence. The ally may keep what is not spent.",
    ru: 'Карта Лазакса: раз за Фазу Торгов на каждого союзника, до ставок на очередную карту, Лазакс может дать ему любое количество Влияния; тратить его не обязательно, остаток сохраняется.',
    de: 'Lazax’ Karte: Einmal je Bietphase und Verbündetem darf Lazax diesem, bevor auf eine Karte geboten wird, beliebig viel Einfluss geben; er muss ihn nicht ausgeben und behält den Rest.',
  },
  'REX-ALLY-16': {
    en: "Letnev's card: in step 6 of your battle Letnev may reveal one of its traitor cards; you then win by traitor.",
    ru: 'Карта Летнева: на шаге 6 боя союзника Летнев может открыть одну из своих Карт Предателей; тогда союзник побеждает благодаря предателю.',
    de: 'Letnevs Karte: In Schritt 6 eines Kampfes des Verbündeten darf Letnev eine seiner Verräterkarten aufdecken; der Verbündete gewinnt dann durch Verräter.',
  },
  'REX-ALLY-17': {
    en: 'Informant has no power over the effects of ally cards.',
    ru: '«Информатор» не отменяет эффекты карт союзников.',
    de: 'Informant kann Effekte von Bündniskarten nicht aufheben.',
  },
  'REX-ALLY-18': {
    en: "New allies cannot stay together outside the Council. If they share a location, face-down Xxcha units there return to Xxcha's reserves; failing that, the member later in turn order takes his units back into reserve.",
    ru: 'Если новые союзники оказались вместе в локации, кроме Совета: Войска Кззча лицом вниз уходят в её Резерв; иначе в Резерв уходят Войска того, кто позже в порядке ходов.',
    de: 'Stehen neue Verbündete gemeinsam an einem Ort außer dem Rat, gehen verdeckte Xxcha-Einheiten von dort in Xxchas Reserve; sonst gehen die Einheiten des in der Zugreihenfolge späteren Mitglieds in dessen Reserve.',
  },
  'REX-ALLY-19': {
    en: 'Allies do not see anything that is hidden of one another. They can talk, but openly.',
    ru: 'Союзники не видят ничего скрытого друг у друга; они могут лишь говорить, и открыто.',
    de: 'Verbündete sehen nichts Verborgenes voneinander; sie können nur reden, und zwar offen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
