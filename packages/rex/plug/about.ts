import type { AboutPlug } from '@orrery/web/about/plug.ts';

export const plug: AboutPlug = {
  en: {
    by: 'Fantasy Flight Games 2012, after the Dune of Bill Eberle, Jack Kittredge and Peter Olotka; design John Goodenough, Corey Konieczka and Christian T. Petersen.',
    printed: 'The rules, the races and their powers, the phases, the fleet, and the numbers stated in the rulebook.',
    house: 'Parts of the map and of the decks; some are taken over from the parent game where nothing contradicts it.',
    buy: 'Out of print; look for second-hand copies. Its parent game Dune is in print again.',
  },
  ru: {
    by: 'Fantasy Flight Games, 2012, по мотивам «Дюны» Билла Эберле, Джека Киттреджа и Питера Олотки; авторы Джон Гуденаф, Кори Коничка и Кристиан Т. Петерсен.',
    printed: 'Правила, расы и их свойства, фазы, флот и числа из книги правил.',
    house: 'Части поля и колод; некоторые взяты из родительской игры там, где этому ничто не противоречит.',
    buy: 'Тираж распродан; ищите подержанные экземпляры. Родительская игра «Дюна» снова издаётся.',
  },
  de: {
    by: 'Fantasy Flight Games 2012, nach dem Dune von Bill Eberle, Jack Kittredge und Peter Olotka; Autoren John Goodenough, Corey Konieczka und Christian T. Petersen.',
    printed: 'Die Regeln, die Völker und ihre Fähigkeiten, die Phasen, die Flotte und die Zahlen aus der Anleitung.',
    house: 'Teile des Plans und der Stapel; manches ist aus dem Ursprungsspiel übernommen, wo nichts dagegen spricht.',
    buy: 'Vergriffen; gebraucht zu finden. Das Ursprungsspiel Dune gibt es wieder.',
  },
};
