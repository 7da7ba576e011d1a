import type { Localized } from '@orrery/kernel';

export const turns = {
  'GRV-TURN-1': {
    en: 'Starting with the first player and continuing clockwise, everybody takes one turn: that is a lap. The phase has 4 laps, or 5 with a module.',
    ru: 'Начиная с первого игрока и далее по часовой стрелке каждый делает один ход — это круг ходов. Всего кругов 4, с модулем — 5.',
    de: 'Beginnend mit dem Startspieler macht im Uhrzeigersinn jeder einen Zug: ein Umlauf. Die Phase hat 4 Umläufe, mit einem Modul 5.',
  },
  'GRV-TURN-2': {
    en: 'On your turn you do one of three things: play a card, castling or inaction.',
    ru: 'В свой ход игрок делает что-то одно: играет карту, проводит рокировку или выбирает бездействие.',
    de: 'In seinem Zug tut man genau eines: eine Karte spielen, Rochade oder Untätigkeit.',
  },
  'GRV-TURN-3': {
    en: 'If your hand is empty, you are passed over in this lap.',
    ru: 'Игрок без карт на руке в этом круге пропускается.',
    de: 'Wer keine Handkarte hat, wird in diesem Umlauf übergangen.',
  },
  'GRV-TURN-4': {
    en: 'To play a card, name one from your hand, carry out one or both of its actions in the order you like, and lay it face up on your discard pile.',
    ru: 'Чтобы сыграть карту, назовите её, выполните одно или оба её действия в любом порядке и положите карту лицом вверх в свой сброс.',
    de: 'Um eine Karte zu spielen, nennt man eine Handkarte, führt eine oder beide Aktionen in beliebiger Reihenfolge aus und legt sie offen auf den eigenen Ablagestapel.',
  },
  'GRV-TURN-5': {
    en: 'As soon as it is named, the card counts as lying on the discard pile.',
    ru: 'Карта считается лежащей в сбросе с того момента, как названа.',
    de: 'Sobald die Karte genannt ist, liegt sie auf dem Ablagestapel.',
  },
  'GRV-TURN-6': {
    en: 'You need not decide on the second action until the first is finished.',
    ru: 'О втором действии решают, когда первое полностью выполнено.',
    de: 'Über die zweite Aktion entscheidet man erst, wenn die erste vollständig ausgeführt ist.',
  },
  'GRV-TURN-7': {
    en: 'Per play, each of the two actions of a card may be carried out once.',
    ru: 'За один розыгрыш каждое действие карты выполняется не более одного раза.',
    de: 'Jede Aktion einer Karte wird je Ausspielen höchstens einmal ausgeführt.',
  },
  'GRV-TURN-8': {
    en: 'You cannot choose an action that is impossible to carry out, nor play a card whose actions are both impossible. The actions of card 7 may always be chosen.',
    ru: 'Нельзя выбрать действие, которое невозможно выполнить, и сыграть карту, у которой невозможны оба действия. Действия карты 7 доступны всегда.',
    de: 'Eine unausführbare Aktion ist nicht wählbar, ebenso wenig eine Karte, deren Aktionen beide unausführbar sind. Die Aktionen der Karte 7 sind immer wählbar.',
  },
  'GRV-TURN-9': {
    en: 'If you begin an action, it must do something: at least one unit, piece or step. "Up to n" therefore means 1 to n. Only card 7 is exempt.',
    ru: 'Начатое действие должно дать хоть что-то: не менее одной единицы, фишки или шага. «До n» означает от 1 до n. Исключение — карта 7.',
    de: 'Eine begonnene Aktion muss mindestens eine Einheit, eine Figur oder einen Schritt bewirken. „Bis zu n“ heißt also 1 bis n. Nur Karte 7 ist ausgenommen.',
  },
  'GRV-CASTLE-1': {
    en: 'For castling, discard 2 cards from your hand and then carry out a card from your own discard pile as though you had played it.',
    ru: 'При рокировке игрок сбрасывает 2 карты с руки и выполняет карту из своего сброса так, будто сыграл её.',
    de: 'Bei der Rochade wirft man 2 Handkarten ab und führt dann eine Karte des eigenen Ablagestapels aus, als hätte man sie gespielt.',
  },
  'GRV-CASTLE-2': {
    en: 'That card must already have been in the pile before you paid. If it has a twin among the two cards paid, the copy that was there before is the one you use.',
    ru: 'Эта карта должна была лежать в сбросе до оплаты. Если среди двух отданных есть такая же, можно выбрать экземпляр, лежавший в сбросе раньше.',
    de: 'Diese Karte muss schon vor dem Bezahlen im Ablagestapel gelegen haben; ein zweites Exemplar, das dort bereits lag, darf gewählt werden.',
  },
  'GRV-CASTLE-3': {
    en: 'Castling requires 2 cards or more in hand.',
    ru: 'Для рокировки нужно не меньше 2 карт на руке.',
    de: 'Für die Rochade braucht man mindestens 2 Handkarten.',
  },
  'GRV-CASTLE-4': {
    en: 'You name the card you reuse for everybody to hear, and it stays in the discard pile. The 2 cards paid are put there face down.',
    ru: 'Выбранную карту называют открыто, и она остаётся в сбросе. Две отданные карты кладут туда лицом вниз.',
    de: 'Die gewählte Karte wird offen genannt und bleibt im Ablagestapel. Die beiden bezahlten Karten kommen verdeckt dorthin.',
  },
  'GRV-CASTLE-5': {
    en: 'You may pick a card only if one of its actions at least is possible.',
    ru: 'Выбрать можно только карту, у которой выполнимо хотя бы одно действие.',
    de: 'Wählbar ist nur eine Karte, von der mindestens eine Aktion ausführbar ist.',
  },
  'GRV-IDLE-1': {
    en: 'Inaction means doing nothing and laying a card from your hand aside face down as a saved card.',
    ru: 'Бездействие: игрок не выполняет действий, а откладывает одну карту с руки лицом вниз как сохранённую.',
    de: 'Untätigkeit heißt: keine Aktion; man legt eine Handkarte verdeckt als aufgesparte Karte beiseite.',
  },
  'GRV-IDLE-2': {
    en: 'With 2 saved cards already, you put the card face down on your discard pile instead.',
    ru: 'Если сохранённых карт уже 2, карта вместо этого уходит лицом вниз в сброс.',
    de: 'Hat man bereits 2 aufgesparte Karten, kommt die Karte stattdessen verdeckt auf den eigenen Ablagestapel.',
  },
  'GRV-IDLE-3': {
    en: 'Saved cards are out of use until the next preparation.',
    ru: 'Сохранённые карты нельзя использовать до следующей подготовки.',
    de: 'Aufgesparte Karten sind bis zur nächsten Vorbereitung nicht nutzbar.',
  },
  'GRV-IDLE-4': {
    en: 'Inaction may be chosen whenever you hold a card.',
    ru: 'Бездействие возможно всегда, когда на руке есть хотя бы одна карта.',
    de: 'Untätigkeit ist immer möglich, solange man mindestens eine Handkarte hat.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
