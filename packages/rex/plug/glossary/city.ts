/** Places, what protects them and what lies or stands in them. */
import type { Terms } from '@orrery/games/glossary';

export const city = {
  location: {
    word: { en: 'place', ru: 'локация', de: 'Ort' },
    text: {
      en: 'Units stand only in places, in reserves or among the casualties. Whoever is alone in a place holds it.',
      ru: 'Войска бывают только в локациях, в резерве и среди потерь. Кто в локации один, тот её и контролирует.',
      de: 'Einheiten stehen nur an Orten, in der Reserve oder bei den Verlusten. Wer an einem Ort allein ist, hält ihn.',
    },
  },
  path: {
    word: { en: 'path', ru: 'дорога', de: 'Weg' },
    text: {
      en: 'One step of a move. A group goes {move, plural, one {# step} other {# steps}}, {port} with the spaceport bonus.',
      ru: 'Один шаг перемещения. Отряд проходит {move, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}, с бонусом космопорта — {port}.',
      de: 'Ein Schritt einer Bewegung. Eine Gruppe geht {move, plural, one {# Schritt} other {# Schritte}}, mit Raumhafenbonus {port}.',
    },
  },
  sector: {
    word: { en: 'sector', ru: 'сектор', de: 'Sektor' },
    text: {
      en: 'One of {sectors}. Places with the same number are hit by the fleet together.',
      ru: 'Всего их {sectors}. По локациям одного сектора флот бьёт сразу по всем.',
      de: 'Einer von {sectors}. Orte mit derselben Zahl trifft die Flotte gemeinsam.',
    },
  },
  stronghold: {
    word: { en: 'stronghold', ru: 'крепость', de: 'Festung' },
    text: {
      en: 'Held at the end of a round, {alone} of them win for one player{two, plural, =0 {} other {, # for two allies}}{three, plural, =0 {} other {, # for three}}.',
      ru: 'В конце раунда для победы нужно {alone} одному игроку{two, plural, =0 {} other {, # двум союзникам}}{three, plural, =0 {} other {, # троим}}.',
      de: 'Am Ende einer Runde gewinnen {alone} für einen Spieler{two, plural, =0 {} other {, # für zwei Verbündete}}{three, plural, =0 {} other {, # für drei}}.',
    },
  },
  shield: {
    word: { en: 'shield', ru: 'щит', de: 'Schild' },
    text: {
      en: 'Units and coins under these rings survive the fleet; but nobody moves in or out while it is above. A broken ring is a destroyed shield.',
      ru: 'Войска и влияние под этими кольцами переживут обстрел, но пока флот над ними, войти и выйти нельзя. Разорванное кольцо — щит уничтожен.',
      de: 'Einheiten und Münzen unter diesen Ringen überstehen die Flotte; solange sie darüber steht, kommt aber niemand hinein oder hinaus. Ein gebrochener Ring: Der Schild ist zerstört.',
    },
  },
  ruin: {
    word: { en: 'ruins', ru: 'руины', de: 'Ruinen' },
    text: { en: 'Nobody can enter.', ru: 'Войти сюда нельзя.', de: 'Niemand kann hinein.' },
  },
  spaceport: {
    word: { en: 'spaceport', ru: 'космопорт', de: 'Raumhafen' },
    text: {
      en: 'Whoever is alone in one when the Maneuver phase begins moves a group {port} steps instead of {move}.',
      ru: 'Кто один в космопорту, когда начинается Фаза Манёвров, перемещает отряд на {port} шага вместо {move}.',
      de: 'Wer zu Beginn der Manöverphase allein in einem steht, bewegt eine Gruppe {port} Schritte statt {move}.',
    },
  },
  council: {
    word: { en: 'Galactic Council', ru: 'Галактический Совет', de: 'Galaktischer Rat' },
    text: {
      en: 'No battles, no fleet, no coins. Everybody may stand here, and deploying always costs {costCouncil} a unit.',
      ru: 'Ни боёв, ни флота, ни влияния. Стоять здесь могут все, развёртывание всегда стоит {costCouncil} за Войско.',
      de: 'Kein Kampf, keine Flotte, keine Münzen. Hier darf jeder stehen, und eine Einheit kostet beim Stationieren immer {costCouncil}.',
    },
  },
  coins: {
    word: { en: 'coins', ru: 'влияние на карте', de: 'Münzen' },
    text: {
      en: 'Influence lying in the street. In the Collection phase whoever is alone here takes up to {collect} for each unit.',
      ru: 'Влияние, лежащее в локации. В Фазу Сбора тот, кто здесь один, берёт до {collect} за каждое Войско.',
      de: 'Einfluss, der auf der Straße liegt. In der Sammelphase nimmt, wer hier allein steht, bis zu {collect} je Einheit.',
    },
  },
  unit: {
    word: { en: 'units', ru: 'войска', de: 'Einheiten' },
    text: {
      en: 'The number counts them. Small dots below it are mechanized ones; hatched ones lie face down.',
      ru: 'Число — сколько их. Точки под ним — механизированные; заштрихованные лежат лицом вниз.',
      de: 'Die Zahl zählt sie. Punkte darunter sind mechanisierte; schraffierte liegen verdeckt.',
    },
  },
  mechanized: {
    word: { en: 'mechanized unit', ru: 'механизированное войско', de: 'mechanisierte Einheit' },
    text: {
      en: 'Lazax only: fights as {mechStrength} and counts as {mechLoss} when lost; otherwise one unit.',
      ru: 'Только у Лазакса: в бою считается за {mechStrength}, в потерях за {mechLoss}; в остальном — одно Войско.',
      de: 'Nur Lazax: kämpft wie {mechStrength} und zählt beim Verlust als {mechLoss}; sonst eine Einheit.',
    },
  },
  faceDown: {
    word: { en: 'face-down units', ru: 'войска лицом вниз', de: 'verdeckte Einheiten' },
    text: {
      en: 'Xxcha only: they hold nothing, fight nobody and collect nothing. The fleet still hits them.',
      ru: 'Только у Кззча: они ничего не контролируют, ни с кем не сражаются и ничего не собирают. Флот бьёт и по ним.',
      de: 'Nur Xxcha: Sie halten nichts, kämpfen mit niemandem und sammeln nichts. Die Flotte trifft sie trotzdem.',
    },
  },
  fleet: {
    word: { en: 'Sol fleet', ru: 'флот Сол', de: 'Sol-Flotte' },
    text: {
      en: 'Its sector is closed. At the end of the round it moves {fleetLeast} to {fleetMost} sectors and burns whatever has no shield in those it enters.',
      ru: 'Его сектор закрыт. В конце раунда он проходит от {fleetLeast} до {fleetMost} секторов и сжигает всё, что не под щитом, там, куда входит.',
      de: 'Ihr Sektor ist gesperrt. Am Ende der Runde zieht sie {fleetLeast} bis {fleetMost} Sektoren weiter und verbrennt in jedem, den sie betritt, was keinen Schild hat.',
    },
  },
  price: {
    word: { en: 'number beside a place', ru: 'число у локации', de: 'Zahl neben einem Ort' },
    text: {
      en: 'Steps to it, or influence for each unit deployed there: {cost}, or {costEnemy} where somebody else stands.',
      ru: 'Шаги до неё или цена развёртывания одного Войска: {cost}, а где стоят чужие — {costEnemy}.',
      de: 'Schritte dorthin, oder der Preis je stationierter Einheit: {cost}, oder {costEnemy}, wo jemand anderes steht.',
    },
  },
} as const satisfies Terms;
