import type { Localized } from '@orrery/kernel';

export const movement = {
  'REX-MOVE-1': {
    en: 'In turn order each player takes the movement step and then the deployment step before the next player starts. You may leave out either.',
    ru: 'В порядке ходов каждый игрок сначала выполняет Перемещение Войск, затем Развёртывание Войск, и лишь потом начинает следующий. От каждого шага можно отказаться.',
    de: 'In Zugreihenfolge führt jeder erst seinen Bewegungs- und dann seinen Stationierungsschritt aus, ehe der Nächste beginnt. Auf jeden der beiden darf man verzichten.',
  },
  'REX-MOVE-2': {
    en: 'In the movement step any number of your units from one location move as a group and finish in the same place.',
    ru: 'В шаге перемещения любое число своих Войск идёт из одной локации вместе и заканчивает путь в одной локации.',
    de: 'Im Bewegungsschritt zieht man beliebig viele eigene Einheiten gemeinsam von einem Ort; alle enden am selben Ort.',
  },
  'REX-MOVE-3': {
    en: 'The group goes up to 2 steps; every path is 1 step.',
    ru: 'Группа проходит до 2 шагов по линиям пути; каждая линия — 1 шаг.',
    de: 'Die Gruppe geht bis zu 2 Schritte; jede Verbindung ist 1 Schritt.',
  },
  'REX-MOVE-4': {
    en: 'A location under bombardment cannot be entered, left or crossed, whether it has a shield or not.',
    ru: 'Нельзя войти в локацию под бомбардировкой, выйти из неё или пройти через неё — со Щитом или без.',
    de: 'In einen Ort unter Beschuss darf man nicht hinein, nicht hinaus und nicht hindurch, Schild oder nicht.',
  },
  'REX-MOVE-5': {
    en: 'You may not stop in an ally-occupied location, except in the Council, but you may pass through it.',
    ru: 'Нельзя заканчивать движение в локации, занятой союзником (кроме Совета); пройти через неё можно.',
    de: 'An einem vom Verbündeten besetzten Ort darf man nicht enden, außer im Rat; hindurchziehen darf man.',
  },
  'REX-MOVE-6': {
    en: 'Apart from that, units may enter, leave and cross any location, whoever and however many are there.',
    ru: 'В остальном Войска свободно входят в любые локации, выходят из них и проходят насквозь, чьи бы Войска там ни стояли.',
    de: 'Ansonsten dürfen Einheiten Orte mit beliebig vielen Einheiten von wem auch immer betreten, verlassen und durchqueren.',
  },
  'REX-MOVE-7': {
    en: 'The demolished location can neither be entered nor passed through.',
    ru: 'В разрушенную локацию нельзя ни войти, ни пройти через неё.',
    de: 'Den zerstörten Ort kann man weder betreten noch durchqueren.',
  },
  'REX-MOVE-8': {
    en: 'If a race sheet prints a different movement allowance, it is used instead of 2 steps; Sol has 3.',
    ru: 'Если на Расовом Листе указано другое число шагов, оно заменяет 2; у Сол их 3.',
    de: 'Nennt ein Volksbogen eine andere Bewegungsweite, ersetzt sie die 2 Schritte; Sol hat 3.',
  },
  'REX-MOVE-9': {
    en: 'If you control Imperial Navy Base, Civilian Spaceport or both when the Maneuver phase starts, you may move up to 4 steps.',
    ru: 'Кто в начале Фазы Маневров контролирует Базу Императорского Флота, Гражданский Космопорт или обе локации, перемещает группу до 4 шагов.',
    de: 'Wer zu Beginn der Manöverphase die Imperiale Flottenbasis, den Zivilen Raumhafen oder beide kontrolliert, bewegt sich bis zu 4 Schritte.',
  },
  'REX-MOVE-10': {
    en: 'The group using this bonus may be anywhere; it need not come from the port or pass it.',
    ru: 'Группа не обязана начинать путь в Космопорте или проходить через него.',
    de: 'Die Gruppe muss dazu weder im Raumhafen beginnen noch ihn passieren.',
  },
  'REX-MOVE-11': {
    en: 'Who has the bonus is settled as the phase starts, after its opening cards; gaining or losing a port later changes nothing. A port shared with enemies gives no bonus, and two ports still give 4.',
    ru: 'Бонус определяется для каждого в начале фазы, после карт её окна; позднейший захват или потеря порта ничего не меняет. Порт, где есть враги, бонуса не даёт; два порта дают те же 4.',
    de: 'Der Bonus steht zu Beginn der Phase fest, nach den Karten ihres Fensters; spätere Gewinne oder Verluste ändern nichts. Ein Raumhafen mit Gegnern gibt keinen Bonus, beide zusammen geben ebenfalls 4.',
  },
  'REX-MOVE-12': {
    en: 'The bonus does not extend to allies.',
    ru: 'На союзников бонус не распространяется.',
    de: 'Verbündete teilen den Bonus nicht.',
  },
  'REX-MOVE-13': {
    en: 'You also have it in the extra movement step of Rapid Mobilization.',
    ru: 'Он действует и для дополнительного перемещения по карте «Ускоренная Мобилизация».',
    de: 'Er gilt auch für den zusätzlichen Bewegungsschritt durch Schnelle Mobilmachung.',
  },
  'REX-MOVE-14': {
    en: 'Moving to where enemies are does not start a fight yet; battles come in the Battle phase.',
    ru: 'Вход во вражескую локацию не начинает боя: бои идут в Фазе Боя.',
    de: 'Betritt man einen gegnerischen Ort, kommt es erst in der Kampfphase zum Kampf.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
