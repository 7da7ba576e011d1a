/** What a plate shows of its seat, and what a seat holds in secret. */
import type { Terms } from '@orrery/games/glossary';

export const seats = {
  race: {
    word: { en: 'race', ru: 'раса', de: 'Volk' },
    text: {
      en: 'Each race has powers of its own and lends one to its allies. Press the name to read them.',
      ru: 'У каждой расы свои преимущества, одно она даёт союзникам. Нажмите на имя, чтобы прочитать.',
      de: 'Jedes Volk hat eigene Vorteile und leiht einen davon seinen Verbündeten. Drücke auf den Namen, um sie zu lesen.',
    },
  },
  influence: {
    word: { en: 'influence', ru: 'влияние', de: 'Einfluss' },
    text: {
      en: 'Buys cards, recruits and deployments. Everybody may see how much there is.',
      ru: 'За него покупают карты, нанимают и развёртывают Войска. Сколько его у кого, видно всем.',
      de: 'Bezahlt Karten, Rekruten und Stationierungen. Wie viel jeder hat, dürfen alle sehen.',
    },
  },
  reserves: {
    word: { en: 'reserves', ru: 'резерв', de: 'Reserve' },
    text: {
      en: 'Units that can be deployed, for influence. After the plus: mechanized ones.',
      ru: 'Войска, которые можно развернуть за влияние. После плюса — механизированные.',
      de: 'Einheiten, die gegen Einfluss stationiert werden können. Nach dem Plus: mechanisierte.',
    },
  },
  casualties: {
    word: { en: 'casualties', ru: 'потери', de: 'Verluste' },
    text: {
      en: 'Lost units. Up to {recruits} come back to the reserves each round: some for nothing, each further one for {recruitCost}.',
      ru: 'Погибшие Войска. За раунд в резерв возвращается до {recruits}: несколько бесплатно, каждое следующее — за {recruitCost}.',
      de: 'Verlorene Einheiten. Bis zu {recruits} kehren je Runde in die Reserve zurück: einige umsonst, jede weitere für {recruitCost}.',
    },
  },
  cards: {
    word: { en: 'strategy cards', ru: 'Карты Стратегий', de: 'Strategiekarten' },
    text: {
      en: 'Cards in hand and how many the race may hold. At the limit one is left out of auctions.',
      ru: 'Карты на руке и предел для этой расы. У кого рука полна, тот в торгах не участвует.',
      de: 'Karten auf der Hand und wie viele dieses Volk halten darf. Mit voller Hand bietet man nicht mit.',
    },
  },
  traitors: {
    word: { en: 'traitors', ru: 'предатели', de: 'Verräter' },
    text: {
      en: 'If an enemy sends a leader whose traitor card you hold, you may reveal it and win the battle at once.',
      ru: 'Если противник ведёт в бой лидера, чья карта предателя у вас, вы можете раскрыть её и сразу выиграть бой.',
      de: 'Schickt ein Gegner einen Anführer, dessen Verräterkarte du hältst, darfst du sie aufdecken und gewinnst den Kampf sofort.',
    },
  },
  strongholds: {
    word: { en: 'strongholds held', ru: 'крепостей под контролем', de: 'gehaltene Festungen' },
    text: {
      en: 'Counted at the end of each round; {alone} win for a player without allies.',
      ru: 'Считаются в конце каждого раунда; игроку без союзников для победы нужно {alone}.',
      de: 'Gezählt wird am Ende jeder Runde; ohne Verbündete gewinnt man mit {alone}.',
    },
  },
  leader: {
    word: { en: 'leader', ru: 'лидер', de: 'Anführer' },
    text: {
      en: 'Adds its strength in battle. Dimmed: it fought this round and may fight again only in the same place. Struck through: lost, to be recruited for its strength.',
      ru: 'Прибавляет в бою свою силу. Бледный уже сражался в этом раунде и может ещё раз только в той же локации. Зачёркнутый погиб; нанять его стоит столько, какова его сила.',
      de: 'Bringt im Kampf seine Stärke ein. Blass: Er hat diese Runde gekämpft und darf nur am selben Ort noch einmal. Durchgestrichen: verloren; ihn zu rekrutieren kostet so viel wie seine Stärke.',
    },
  },
  first: {
    word: { en: 'first player', ru: 'первый игрок', de: 'Startspieler' },
    text: {
      en: 'Begins every phase and wins ties against those after him. The token passes to the left each round.',
      ru: 'Начинает каждую фазу и при равенстве побеждает тех, кто ходит позже. Каждый раунд жетон переходит налево.',
      de: 'Beginnt jede Phase und gewinnt Gleichstände gegen die nach ihm. Der Marker wandert jede Runde nach links.',
    },
  },
  alliance: {
    word: { en: 'alliance', ru: 'Альянс', de: 'Bündnis' },
    text: {
      en: 'Allies win together and never fight each other; but together they need more strongholds{two, plural, =0 {} other {: # for two}}{three, plural, =0 {} other {, # for three}}.',
      ru: 'Союзники побеждают вместе и друг с другом не сражаются, но крепостей им нужно больше{two, plural, =0 {} other {: # вдвоём}}{three, plural, =0 {} other {, # втроём}}.',
      de: 'Verbündete gewinnen gemeinsam und kämpfen nie gegeneinander; zusammen brauchen sie aber mehr Festungen{two, plural, =0 {} other {: # zu zweit}}{three, plural, =0 {} other {, # zu dritt}}.',
    },
  },
  'port-bonus': {
    word: { en: 'spaceport bonus', ru: 'бонус космопорта', de: 'Raumhafenbonus' },
    text: {
      en: 'Was alone in a spaceport when the phase began: a group moves {port} steps.',
      ru: 'Был один в космопорту в начале фазы: отряд проходит {port} шага.',
      de: 'War zu Beginn der Phase allein in einem Raumhafen: Eine Gruppe bewegt sich {port} Schritte.',
    },
  },
  inferred: {
    word: { en: 'taken over', ru: 'заимствовано', de: 'übernommen' },
    text: {
      en: 'This name or value is not printed for this game: we took it over from its parent game.',
      ru: 'Это имя или значение для этой игры не напечатано: мы взяли его из родительской игры.',
      de: 'Dieser Name oder Wert ist für dieses Spiel nicht gedruckt: Wir haben ihn aus dem Ursprungsspiel übernommen.',
    },
  },
  notes: {
    word: { en: 'notes', ru: 'заметки', de: 'Notizen' },
    text: {
      en: 'What your seat has noted or seen in secret, and your standing order for moments at which cards may be played.',
      ru: 'То, что ваше место записало или увидело втайне, и ваше распоряжение на моменты, когда можно играть карты.',
      de: 'Was dein Platz heimlich notiert oder gesehen hat, und deine Dauerorder für Momente, in denen Karten gespielt werden dürfen.',
    },
  },
} as const satisfies Terms;

export const phases = {
  round: {
    word: { en: 'round', ru: 'раунд', de: 'Runde' },
    text: {
      en: 'At the end of each somebody may win by strongholds. After round {rounds} somebody wins in any case.',
      ru: 'В конце каждого можно победить крепостями. После раунда {rounds} кто-нибудь побеждает в любом случае.',
      de: 'Am Ende jeder Runde kann jemand durch Festungen gewinnen. Nach Runde {rounds} gewinnt auf jeden Fall jemand.',
    },
  },
  setup: {
    word: { en: 'set-up', ru: 'подготовка', de: 'Aufbau' },
    text: {
      en: 'Races are chosen, traitors kept, the fleet and the first units placed.',
      ru: 'Выбирают расы, оставляют предателей, ставят флот и первые Войска.',
      de: 'Völker werden gewählt, Verräter behalten, die Flotte und die ersten Einheiten aufgestellt.',
    },
  },
  'influence-phase': {
    word: { en: 'Influence', ru: 'Фаза Влияния', de: 'Einflussphase' },
    text: {
      en: 'A card puts coins on two places, or brings a Ceasefire or a Sol Offensive.',
      ru: 'Карта кладёт влияние в две локации, либо наступает Прекращение огня или Наступление Сол.',
      de: 'Eine Karte legt Münzen an zwei Orte, oder es kommt eine Waffenruhe oder eine Sol-Offensive.',
    },
  },
  bidding: {
    word: { en: 'Bidding', ru: 'Фаза Торгов', de: 'Bietphase' },
    text: {
      en: 'Strategy cards are sold one by one, face down, to the highest bid.',
      ru: 'Карты Стратегий продают по одной, лицом вниз, за высшую ставку.',
      de: 'Strategiekarten werden einzeln und verdeckt an das höchste Gebot verkauft.',
    },
  },
  recruitment: {
    word: { en: 'Recruitment', ru: 'Фаза Найма', de: 'Rekrutierungsphase' },
    text: {
      en: 'Up to {recruits} lost units and {leaders, plural, one {# leader} other {# leaders}} come back to the reserves.',
      ru: 'В резерв возвращается до {recruits} погибших Войск и {leaders, plural, one {# лидер} few {# лидера} many {# лидеров} other {# лидера}}.',
      de: 'Bis zu {recruits} verlorene Einheiten und {leaders, plural, one {# Anführer} other {# Anführer}} kehren in die Reserve zurück.',
    },
  },
  maneuver: {
    word: { en: 'Maneuver', ru: 'Фаза Манёвров', de: 'Manöverphase' },
    text: {
      en: 'Each player in turn moves one group and deploys units in one place.',
      ru: 'Каждый по очереди перемещает один отряд и развёртывает Войска в одной локации.',
      de: 'Reihum bewegt jeder eine Gruppe und stationiert Einheiten an einem Ort.',
    },
  },
  battle: {
    word: { en: 'Battle', ru: 'Фаза Боя', de: 'Kampfphase' },
    text: {
      en: 'Where enemies stand together they fight until only one side is left.',
      ru: 'Где стоят вместе противники, они сражаются, пока не останется одна сторона.',
      de: 'Wo Gegner zusammenstehen, kämpfen sie, bis nur eine Seite übrig ist.',
    },
  },
  collection: {
    word: { en: 'Collection', ru: 'Фаза Сбора', de: 'Sammelphase' },
    text: {
      en: 'Coins where you are alone, up to {collect} for each unit, and {income} for everybody.',
      ru: 'Влияние там, где вы одни, — до {collect} за Войско, и ещё {income} каждому.',
      de: 'Münzen, wo du allein stehst, bis zu {collect} je Einheit, und {income} für jeden.',
    },
  },
  bombardment: {
    word: { en: 'Bombardment', ru: 'Фаза Бомбардировки', de: 'Bombardierungsphase' },
    text: {
      en: 'The fleet moves {fleetLeast} to {fleetMost} sectors. Then strongholds are counted.',
      ru: 'Флот проходит от {fleetLeast} до {fleetMost} секторов. Затем считают крепости.',
      de: 'Die Flotte zieht {fleetLeast} bis {fleetMost} Sektoren weiter. Danach werden Festungen gezählt.',
    },
  },
  ceasefire: {
    word: { en: 'Ceasefire', ru: 'Прекращение огня', de: 'Waffenruhe' },
    text: {
      en: 'The only time to trade influence and to make or leave alliances, in at most {laps} laps of offers. Promises bind nobody.',
      ru: 'Только сейчас можно передавать влияние, заключать и расторгать Альянсы: не больше {laps} кругов предложений. Обещания никого не связывают.',
      de: 'Nur jetzt darf Einfluss getauscht, ein Bündnis geschlossen oder verlassen werden, in höchstens {laps} Durchgängen. Versprechen binden niemanden.',
    },
  },
  offensive: {
    word: { en: 'Sol Offensive', ru: 'Наступление Сол', de: 'Sol-Offensive' },
    text: {
      en: 'Destroys everything in both places of the latest influence card, shield or not; Sol and its allies survive.',
      ru: 'Уничтожает всё в обеих локациях последней Карты Влияния, под щитом или нет; Сол и его союзники уцелеют.',
      de: 'Zerstört alles an beiden Orten der letzten Einflusskarte, mit oder ohne Schild; Sol und seine Verbündeten überleben.',
    },
  },
  window: {
    word: { en: 'moment for cards', ru: 'момент для карт', de: 'Moment für Karten' },
    text: {
      en: 'Somebody might play a card now. Who holds one stays secret, so everybody is asked; your standing order can answer for you.',
      ru: 'Сейчас кто-нибудь может сыграть карту. У кого она есть — тайна, поэтому спрашивают всех; отвечать может ваше распоряжение.',
      de: 'Jetzt könnte jemand eine Karte spielen. Wer eine hat, bleibt geheim, darum werden alle gefragt; deine Dauerorder kann für dich antworten.',
    },
  },
} as const satisfies Terms;
