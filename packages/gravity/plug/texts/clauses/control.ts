import type { Localized } from '@orrery/kernel';

export const control = {
  'GRV-CTRL-1': {
    en: 'You control an island as long as one or more of your hunters are on it, and no longer.',
    ru: 'Игрок контролирует остров, пока на нём стоит хотя бы один его охотник.',
    de: 'Ein Spieler kontrolliert eine Insel genau so lange, wie mindestens einer seiner Jäger darauf steht.',
  },
  'GRV-CTRL-2': {
    en: 'Hunters of rival sides are never on the same island.',
    ru: 'Охотники разных сторон никогда не стоят на одном острове.',
    de: 'Jäger verschiedener Parteien stehen nie auf derselben Insel.',
  },
  'GRV-CTRL-3': {
    en: 'Mercenaries on an island somebody controls work for the controller and help to defend it.',
    ru: 'Наёмники на контролируемом острове служат тому, кто его контролирует, и учитываются при обороне.',
    de: 'Söldner auf einer kontrollierten Insel dienen dem, der sie kontrolliert, und zählen bei der Verteidigung mit.',
  },
  'GRV-CTRL-4': {
    en: "Nobody controls an island without hunters. Mercenaries that remain there form a neutral garrison: they defend the island but are nobody's.",
    ru: 'Остров без охотников никто не контролирует. Оставшиеся на нём наёмники — нейтральный гарнизон: он обороняет остров, но никому не принадлежит.',
    de: 'Eine Insel ohne Jäger kontrolliert niemand. Verbliebene Söldner sind eine neutrale Besatzung: Sie verteidigen die Insel, gehören aber niemandem.',
  },
  'GRV-CTRL-5': {
    en: 'However your last hunter leaves an island, your control is over that instant and the mercenaries on it turn neutral.',
    ru: 'Как бы ни ушёл с острова последний охотник игрока, контроль теряется сразу, а наёмники там становятся нейтральными.',
    de: 'Wie auch immer der letzte Jäger eine Insel verlässt: Die Kontrolle endet sofort, und die Söldner dort werden neutral.',
  },
  'GRV-CTRL-6': {
    en: 'Wherever the rules say "your islands", they mean those you control yourself, not those of your partner.',
    ru: '«Ваши острова» — это острова, которые контролируете вы сами; острова напарника к ним не относятся.',
    de: '„Deine Inseln“ sind die, die du selbst kontrollierst; Inseln des Partners gehören nicht dazu.',
  },
  'GRV-CTRL-7': {
    en: 'Gravity and tokens go with the island rather than a player; if control passes to someone else they remain there.',
    ru: 'Гравитация и жетоны принадлежат острову, а не игроку; при смене контроля они остаются на нём.',
    de: 'Gravitation und Marker gehören zur Insel, nicht zu einem Spieler; wechselt die Kontrolle, bleiben sie liegen.',
  },
  'GRV-CTRL-8': {
    en: 'Losing all your islands does not put you out of the game; nobody is ever eliminated.',
    ru: 'Игрок, потерявший все острова, продолжает играть; из игры никто не выбывает.',
    de: 'Wer keine Insel mehr hat, spielt weiter; niemand scheidet aus.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
