import type { HowToPlug } from '@orrery/games/howto';
import type { RexPack } from '@orrery/rex';
import { differencesOf } from './howto/differences.ts';
import { galleryOf } from './howto/gallery.ts';

export const plug: HowToPlug = {
  gallery: ({ pack }, clauses) => galleryOf(pack as RexPack, clauses),
  differences: ({ pack }) => [differencesOf(pack as RexPack)],
  title: { en: 'Races in a burning city', ru: 'Расы в горящем городе', de: 'Völker in einer brennenden Stadt' },
  line: {
    en: 'Three to six races, {rounds} rounds, one city under fire.',
    ru: 'От трёх до шести рас, раундов — {rounds}, один город под огнём.',
    de: 'Drei bis sechs Völker, {rounds} Runden, eine Stadt unter Beschuss.',
  },
  chapters: [
    {
      title: { en: 'The goal', ru: 'Цель', de: 'Das Ziel' },
      text: [
        {
          en: 'At the end of any round: {alone} strongholds for a lone player{two, plural, =0 {} other {, # for two allies}}{three, plural, =0 {} other {, # for three}}. To hold a place you must be the only one with units in it. After round {rounds} somebody wins in any case.',
          ru: 'В конце любого раунда: крепостей — {alone} одному игроку{two, plural, =0 {} other {, # двум союзникам}}{three, plural, =0 {} other {, # троим}}. Контролирует локацию тот, чьи Войска стоят там одни. После раунда {rounds} кто-нибудь побеждает в любом случае.',
          de: 'Am Ende einer Runde: {alone} Festungen für einen einzelnen Spieler{two, plural, =0 {} other {, # für zwei Verbündete}}{three, plural, =0 {} other {, # für drei}}. Einen Ort hält, wer dort allein Einheiten hat. Nach Runde {rounds} gewinnt auf jeden Fall jemand.',
        },
      ],
      example: {
        lesson: 'R1',
        say: {
          en: 'The city from above. Stars are strongholds; the red wedge is the fleet over its sector.',
          ru: 'Город сверху. Звёзды — крепости; красный клин — флот над своим сектором.',
          de: 'Die Stadt von oben. Sterne sind Festungen; der rote Keil ist die Flotte über ihrem Sektor.',
        },
        steps: [
          {
            answer: ['move SCH ADI', 'units 5 0'],
            say: {
              en: 'Lazax, purple, holds two stars and moves a group into a third, which was empty.',
              ru: 'Лазакс, пурпурный, держит две звезды и перемещает группу в третью, пустую.',
              de: 'Lazax, violett, hält zwei Sterne und bewegt eine Gruppe in einen dritten, der leer war.',
            },
          },
          {
            answer: 'end',
            say: {
              en: 'The round ends, the fleet has passed, and Lazax is still alone in three strongholds: Lazax wins.',
              ru: 'Раунд кончился, флот прошёл, а Лазакс по-прежнему один в трёх крепостях: победа.',
              de: 'Die Runde endet, die Flotte ist weitergezogen, und Lazax steht noch allein in drei Festungen: Lazax gewinnt.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'A round', ru: 'Раунд', de: 'Eine Runde' },
      text: [
        {
          en: '1 Influence: a card puts coins on two places, or brings a Ceasefire or a Sol Offensive. 2 Bidding: strategy cards are sold one by one, face down. 3 Recruitment: up to {recruits} lost units and a leader come back to the reserves.',
          ru: '1. Влияние: карта кладёт влияние в две локации, либо наступает Прекращение огня или Наступление Сол. 2. Торги: Карты Стратегий продают по одной, лицом вниз. 3. Наём: до {recruits} погибших Войск и лидер возвращаются в резерв.',
          de: '1 Einfluss: Eine Karte legt Münzen an zwei Orte, oder es kommt eine Waffenruhe oder eine Sol-Offensive. 2 Bieten: Strategiekarten werden einzeln und verdeckt verkauft. 3 Rekruten: Bis zu {recruits} verlorene Einheiten und ein Anführer kehren in die Reserve zurück.',
        },
        {
          en: '4 Maneuver: each player moves one group, then deploys units in one place. 5 Battle. 6 Collection: up to {collect} coins for each unit where you are alone, and {income} for everybody. 7 Bombardment: the fleet moves {fleetLeast} to {fleetMost} sectors.',
          ru: '4. Манёвры: каждый перемещает один отряд, затем развёртывает Войска в одной локации. 5. Бой. 6. Сбор: до {collect} влияния за Войско там, где вы одни, и {income} каждому. 7. Бомбардировка: флот проходит от {fleetLeast} до {fleetMost} секторов.',
          de: '4 Manöver: Jeder bewegt eine Gruppe, dann stationiert er Einheiten an einem Ort. 5 Kampf. 6 Sammeln: bis zu {collect} Münzen je Einheit, wo du allein stehst, und {income} für jeden. 7 Beschuss: Die Flotte zieht {fleetLeast} bis {fleetMost} Sektoren weiter.',
        },
      ],
    },
    {
      title: { en: 'Move and deploy', ru: 'Перемещение и развёртывание', de: 'Bewegen und stationieren' },
      text: [
        {
          en: 'One group, up to {move} steps; {port} if you were alone in a spaceport when the phase began. Then one deployment: {cost} influence a unit, {costEnemy} where somebody else stands, always {costCouncil} in the Council.',
          ru: 'Один отряд, до {move} шагов; {port}, если в начале фазы вы были одни в космопорту. Затем одно развёртывание: {cost} влияния за Войско, {costEnemy} — где стоят чужие, в Совете всегда {costCouncil}.',
          de: 'Eine Gruppe, bis zu {move} Schritte; {port}, wenn du zu Beginn der Phase allein in einem Raumhafen warst. Dann eine Stationierung: {cost} Einfluss je Einheit, {costEnemy}, wo jemand anderes steht, im Rat immer {costCouncil}.',
        },
      ],
      example: {
        lesson: 'R4',
        say: {
          en: 'Lines are paths: each is one step. The number on a disc counts the units.',
          ru: 'Линии — дороги, каждая — один шаг. Число на фишке — сколько Войск.',
          de: 'Linien sind Wege: jede ein Schritt. Die Zahl auf einer Scheibe zählt die Einheiten.',
        },
        steps: [
          {
            answer: ['move GC CSP', 'units 4 0'],
            say: {
              en: 'Four units go {move} steps, from the Council to the empty spaceport.',
              ru: 'Четыре Войска проходят {move} шага: из Совета в пустой космопорт.',
              de: 'Vier Einheiten gehen {move} Schritte, vom Rat in den leeren Raumhafen.',
            },
          },
          {
            answer: ['deploy CSP', 'units 3 0'],
            say: {
              en: 'Three more are deployed beside them from the reserves, for {cost} influence each.',
              ru: 'Ещё три развёрнуты к ним из резерва, по {cost} влияния за каждое.',
              de: 'Drei weitere werden aus der Reserve dazu stationiert, für je {cost} Einfluss.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'The fleet', ru: 'Флот', de: 'Die Flotte' },
      text: [
        {
          en: 'It closes its sector. When it moves it destroys units and coins in every sector it enters, unless the place has a shield. The Council is never hit.',
          ru: 'Он закрывает свой сектор. Двигаясь, он уничтожает Войска и влияние в каждом секторе, куда входит, если локация не под щитом. По Совету он не бьёт никогда.',
          de: 'Sie sperrt ihren Sektor. Wenn sie weiterzieht, zerstört sie Einheiten und Münzen in jedem Sektor, den sie betritt, wenn der Ort keinen Schild hat. Der Rat wird nie getroffen.',
        },
      ],
      example: {
        lesson: 'R5',
        say: {
          en: 'The fleet stands over sector 6; the purple units there live behind a shield, but may not leave. Five others stand in the open, in sector 8.',
          ru: 'Флот стоит над сектором 6; пурпурные Войска там целы за щитом, но выйти не могут. Ещё пять стоят открыто, в секторе 8.',
          de: 'Die Flotte steht über Sektor 6; die violetten Einheiten dort leben hinter einem Schild, dürfen aber nicht hinaus. Fünf andere stehen im Freien, in Sektor 8.',
        },
        steps: [
          {
            answer: ['move SCH GC', 'units 5 0'],
            say: {
              en: 'They move to the Council, which is never hit.',
              ru: 'Они уходят в Совет: по нему не бьют никогда.',
              de: 'Sie gehen in den Rat, der nie getroffen wird.',
            },
          },
          {
            answer: 'end',
            say: {
              en: 'The fleet has moved four sectors: units and coins that stood in the open there are gone.',
              ru: 'Флот прошёл четыре сектора: Войска и влияние, что стояли там открыто, уничтожены.',
              de: 'Die Flotte ist vier Sektoren weitergezogen: Einheiten und Münzen, die dort im Freien standen, sind fort.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'Battle', ru: 'Бой', de: 'Kampf' },
      text: [
        {
          en: 'Each side secretly dials a number up to its units there, sends a leader and promises cards by a slot. Number plus leader; the higher wins, ties go to whoever is earlier in turn order. The loser loses every unit there, the winner as many as dialled. A weapon kills the enemy leader unless the right defence is played.',
          ru: 'Каждая сторона тайно выставляет число, не больше своих Войск там, лидера и слот для карт. Число плюс сила лидера: у кого больше, тот победил; при равенстве — кто раньше ходит. Проигравший теряет все Войска там, победитель — столько, сколько выставил. Оружие убивает вражеского лидера, если не сыграна нужная защита.',
          de: 'Jede Seite wählt heimlich eine Zahl, höchstens so viele, wie sie dort Einheiten hat, einen Anführer und ein Feld für Karten. Zahl plus Anführer; die höhere Summe gewinnt, bei Gleichstand, wer früher dran ist. Der Verlierer verliert alle Einheiten dort, der Sieger so viele wie gewählt. Eine Waffe tötet den gegnerischen Anführer, wenn nicht die passende Verteidigung kommt.',
        },
        {
          en: 'Traitors: if the enemy sends a leader whose traitor card you hold, you may reveal it: you win at once and lose nobody.',
          ru: 'Предатели: если противник выставил лидера, чья карта предателя у вас, раскройте её: вы сразу побеждаете и никого не теряете.',
          de: 'Verräter: Schickt der Gegner einen Anführer, dessen Verräterkarte du hältst, darfst du sie aufdecken: Du gewinnst sofort und verlierst niemanden.',
        },
      ],
      example: {
        lesson: 'R6',
        scene: 'dials',
        say: {
          en: 'Five purple units and four red ones share a stronghold.',
          ru: 'Пять пурпурных Войск и четыре красных в одной крепости.',
          de: 'Fünf violette und vier rote Einheiten stehen in derselben Festung.',
        },
        steps: [
          {
            answer: ['dial 2', 'lead LAZ-L1'],
            watch: 'W-BOM',
            say: {
              en: 'Purple dials 2 and sends a leader of 6, red dials 3 with a leader of 4: 8 against 7. Purple wins and loses 2; red loses all four.',
              ru: 'Пурпурные ставят 2 и Лидера силой 6, красные — 3 и Лидера силой 4: 8 против 7. Пурпурные победили и теряют 2, красные — все четыре.',
              de: 'Violett stellt 2 ein und schickt einen Anführer der Stärke 6, Rot 3 mit einem der Stärke 4: 8 gegen 7. Violett gewinnt und verliert 2; Rot verliert alle vier.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'Ceasefire, and the end', ru: 'Прекращение огня и конец', de: 'Waffenruhe, und das Ende' },
      text: [
        {
          en: 'A Ceasefire is the only time for alliances and for trading influence. Promises bind nobody.',
          ru: 'Только во время Прекращения огня заключают Альянсы и передают влияние. Обещания никого не связывают.',
          de: 'Eine Waffenruhe ist die einzige Zeit für Bündnisse und um Einfluss zu tauschen. Versprechen binden niemanden.',
        },
        {
          en: 'If nobody has won by strongholds after round {rounds}, Sol and then Hacan have victories of their own, and otherwise the most strongholds win. And Xxcha takes any victory it has predicted.',
          ru: 'Если после раунда {rounds} никто не победил крепостями, свои победы есть у Сол, затем у Хакана, а иначе решает число крепостей. Кззча забирает победу, которую предсказали.',
          de: 'Hat nach Runde {rounds} niemand durch Festungen gewonnen, haben Sol und dann Hacan eigene Siege, sonst gewinnen die meisten Festungen. Und Xxcha nimmt sich jeden Sieg, den es vorhergesagt hat.',
        },
      ],
    },
    {
      title: { en: 'Players and editions', ru: 'Игроки и издания', de: 'Spieler und Ausgaben' },
      text: [
        {
          en: 'With three or four players Mecatol Power South lies in ruins; with three there are no alliances and a card puts coins on one place only; with four an alliance has two members. The betrayal variant lets an ally win alone. Values that are ours and not the publisher’s are marked as such.',
          ru: 'Втроём и вчетвером Южная Энергостанция Mecatol разрушена; втроём нет Альянсов, и карта кладёт влияние только в одну локацию; вчетвером в Альянсе двое. С вариантом предательства союзник может победить в одиночку. Значения наши, а не издателя, так и помечены.',
          de: 'Zu dritt und zu viert liegt das südliche Kraftwerk in Trümmern; zu dritt gibt es keine Bündnisse, und eine Karte legt Münzen nur an einen Ort; zu viert hat ein Bündnis zwei Mitglieder. Mit der Verratsvariante kann ein Verbündeter allein gewinnen. Werte von uns statt vom Verlag sind so gekennzeichnet.',
        },
      ],
    },
  ],
  mistakes: [
    {
      en: 'The number you dial is what you pay.',
      ru: 'Выставленное число — это и есть цена.',
      de: 'Die Zahl, die du wählst, ist dein Preis.',
    },
    {
      en: 'A shield protects but does not let you move.',
      ru: 'Щит защищает, но выйти из-под флота не даёт.',
      de: 'Ein Schild schützt, lässt dich aber nicht hinaus.',
    },
    {
      en: 'An ally with three strongholds has not won.',
      ru: 'Союзник с тремя крепостями ещё не победил.',
      de: 'Ein Verbündeter mit drei Festungen hat noch nicht gewonnen.',
    },
    {
      en: 'Coins are taken after battle and before the fleet.',
      ru: 'Влияние собирают после боя и до флота.',
      de: 'Münzen nimmt man nach dem Kampf und vor der Flotte.',
    },
  ],
};
