import type { AboutPlug } from '@orrery/web/about/plug.ts';

export const plug: AboutPlug = {
  en: {
    by: 'Author Artyom Zhdanov; RedHex and Pravilnye Igry. Expansion “Fresh Blood” 2019.',
    printed: 'All rules of the expansion.',
    house: 'The base game: its rulebook was not available to us. Our rules fit everything the expansion says about it.',
    buy: 'RedHex and Pravilnye Igry, in Russian shops.',
  },
  ru: {
    by: 'Автор Артём Жданов; RedHex и «Правильные игры». Дополнение «Свежая кровь», 2019.',
    printed: 'Все правила дополнения.',
    house: 'Базовая игра: её книги правил у нас не было. Наши правила согласуются со всем, что о ней говорит дополнение.',
    buy: 'RedHex и «Правильные игры», в российских магазинах.',
  },
  de: {
    by: 'Autor Artjom Schdanow; RedHex und Prawilnyje Igry. Erweiterung „Frisches Blut“ 2019.',
    printed: 'Alle Regeln der Erweiterung.',
    house: 'Das Grundspiel: Seine Anleitung lag uns nicht vor. Unsere Regeln passen zu allem, was die Erweiterung darüber sagt.',
    buy: 'RedHex und Prawilnyje Igry, in russischen Läden.',
  },
};
