import type { AboutPlug } from '@orrery/web/about/plug.ts';

export const plug: AboutPlug = {
  en: {
    by: 'Design Jon Simantov, art Sara Beauvais; Button Shy Games 2018. German edition Frosted Games 2021, Russian edition Magellan 2022.',
    printed: 'All rules, the categories and their missions by name, the front faces of the four map cards, several costs and effects.',
    house: 'Which city has which category, most city names, the backs of the map cards, the remaining costs and effects, Galvacil’s lines.',
    buy: 'Button Shy Games (English), Frosted Games (German), Magellan (Russian). Eighteen cards in a wallet; well worth having.',
  },
  ru: {
    by: 'Автор Джон Симантов, художник Сара Бове; Button Shy Games, 2018. Немецкое издание — Frosted Games, 2021; русское — «Магеллан», 2022.',
    printed: 'Все правила, категории и названия миссий, лицевые стороны четырёх карт планет, часть стоимостей и эффектов.',
    house:
      'К какой категории относится локация, большинство названий, обороты карт планет, остальные стоимости и эффекты, линии Гальвацила.',
    buy: 'Button Shy Games (по-английски), Frosted Games (по-немецки), «Магеллан» (по-русски). Восемнадцать карт в кошельке — стоит иметь.',
  },
  de: {
    by: 'Autor Jon Simantov, Illustration Sara Beauvais; Button Shy Games 2018. Deutsche Ausgabe Frosted Games 2021, russische Ausgabe Magellan 2022.',
    printed:
      'Alle Regeln, die Kategorien und ihre Befehle dem Namen nach, die Vorderseiten der vier Planetenkarten, einige Kosten und Wirkungen.',
    house:
      'Welche Stadt zu welcher Kategorie gehört, die meisten Stadtnamen, die Rückseiten der Planetenkarten, die übrigen Kosten und Wirkungen, die Linien von Galvacil.',
    buy: 'Button Shy Games (Englisch), Frosted Games (Deutsch), Magellan (Russisch). Achtzehn Karten in einer Hülle; sehr zu empfehlen.',
  },
};
