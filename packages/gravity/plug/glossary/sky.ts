/** Islands and what lies and stands on them. */
import type { Terms } from '@orrery/games/glossary';

export const sky = {
  island: {
    word: { en: 'island', ru: 'остров', de: 'Insel' },
    text: {
      en: 'One of {islands}. It moves as a whole and keeps everything that stands on it.',
      ru: 'Всего их {islands}. Остров движется целиком, со всем, что на нём есть.',
      de: 'Eine von {islands}. Sie bewegt sich als Ganzes und behält alles, was auf ihr steht.',
    },
  },
  ring: {
    word: { en: 'ring', ru: 'кольцо', de: 'Ring' },
    text: {
      en: 'An island you hold with neighbours on all six sides wins you the game, whoever moved them there.',
      ru: 'Если вокруг вашего острова лежат острова со всех шести сторон, вы победили — кто бы их туда ни притянул.',
      de: 'Hat eine Insel von dir auf allen sechs Seiten Nachbarn, gewinnst du das Spiel, wer auch immer sie dorthin gezogen hat.',
    },
  },
  gauge: {
    word: { en: 'gauge', ru: 'датчик', de: 'Messuhr' },
    text: {
      en: 'The gravity of the island: permanent and temporary units together.',
      ru: 'Гравитация острова: постоянная и временная вместе.',
      de: 'Die Gravitation der Insel: dauerhafte und flüchtige Einheiten zusammen.',
    },
  },
  crystals: {
    word: { en: 'crystals', ru: 'кристаллы', de: 'Kristalle' },
    text: {
      en: 'Solid ones are permanent gravity and stay. Outlined ones are temporary: they count now and fade after the islands phase.',
      ru: 'Сплошные — постоянная гравитация, она остаётся. Контурные — временная: сейчас она считается, а после фазы островов исчезнет.',
      de: 'Volle sind dauerhafte Gravitation und bleiben. Umrissene sind flüchtig: Sie zählen jetzt und vergehen nach der Inselphase.',
    },
  },
  yield: {
    word: { en: '+1+2', ru: '+1+2', de: '+1+2' },
    text: {
      en: 'What an extraction would bring here now: permanent units, then temporary ones.',
      ru: 'Что даст здесь добыча прямо сейчас: сначала постоянная гравитация, потом временная.',
      de: 'Was eine Förderung hier jetzt brächte: erst dauerhafte Einheiten, dann flüchtige.',
    },
  },
  drop: {
    word: { en: 'blue source, a drop', ru: 'синий источник, капля', de: 'blaue Quelle, ein Tropfen' },
    text: {
      en: '{drops, plural, one {Each drop gives} other {# drops give}} one permanent unit at extraction; a drop left over gives nothing. It also counts for the neighbour it faces.',
      ru: 'При добыче {drops, plural, one {# капля даёт} few {# капли дают} many {# капель дают} other {# капли дают}} одну единицу постоянной гравитации; лишняя капля не даёт ничего. Считается и для соседа, к которому обращена.',
      de: '{drops, plural, one {Jeder Tropfen gibt} other {# Tropfen geben}} bei der Förderung eine dauerhafte Einheit; ein übriger Tropfen gibt nichts. Er zählt auch für den Nachbarn, dem er zugewandt ist.',
    },
  },
  spark: {
    word: { en: 'red source, a spark', ru: 'красный источник, искра', de: 'rote Quelle, ein Funke' },
    text: {
      en: '{sparks, plural, one {Each spark gives} other {# sparks give}} one temporary unit at extraction. It also counts for the neighbour it faces.',
      ru: 'При добыче {sparks, plural, one {каждая искра даёт} few {# искры дают} many {# искр дают} other {# искры дают}} одну единицу временной гравитации. Считается и для соседа, к которому обращена.',
      de: '{sparks, plural, one {Jeder Funke gibt} other {# Funken geben}} bei der Förderung eine flüchtige Einheit. Er zählt auch für den Nachbarn, dem er zugewandt ist.',
    },
  },
  trunk: {
    word: { en: 'trunk', ru: 'магистраль', de: 'Strang' },
    text: {
      en: 'A pipe from two sides to the gauge. An island without pipes cannot be sabotaged.',
      ru: 'Труба от двух сторон острова к датчику. На острове без труб диверсия невозможна.',
      de: 'Ein Rohr von zwei Seiten zur Messuhr. Eine Insel ohne Rohre kann nicht sabotiert werden.',
    },
  },
  hunter: {
    word: { en: 'hunter', ru: 'охотник', de: 'Jäger' },
    text: {
      en: 'A piece in a player’s colour. Only hunters hold an island.',
      ru: 'Фишка цвета игрока. Островом владеет только тот, чей охотник на нём стоит.',
      de: 'Eine Figur in der Farbe eines Spielers. Nur Jäger halten eine Insel.',
    },
  },
  mercenary: {
    word: { en: 'mercenary', ru: 'наёмник', de: 'Söldner' },
    text: {
      en: 'Fights like a hunter but holds nothing: it serves whoever holds the island, and alone it only guards.',
      ru: 'Сражается как охотник, но островом не владеет: служит тому, чей остров, а в одиночку только охраняет.',
      de: 'Kämpft wie ein Jäger, hält aber nichts: Er dient, wem die Insel gehört, und bewacht sie allein nur.',
    },
  },
  control: {
    word: { en: 'coloured ring', ru: 'цветной обод', de: 'farbiger Ring' },
    text: {
      en: 'Whose island it is: whoever has a hunter on it holds it. An island nobody holds never pulls, however heavy.',
      ru: 'Чей это остров: им владеет тот, чей охотник на нём стоит. Ничей остров не притягивает, сколько бы ни весил.',
      de: 'Wem die Insel gehört: Wer einen Jäger auf ihr hat, hält sie. Eine Insel, die niemand hält, zieht nie, so schwer sie auch ist.',
    },
  },
} as const satisfies Terms;
