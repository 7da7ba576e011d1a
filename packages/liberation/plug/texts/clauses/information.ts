import type { Localized } from '@orrery/kernel';

export const information = {
  'LIB-INFO-1': {
    en: 'You may not lie; each answer you give is true.',
    ru: 'Лгать нельзя: любой ответ правдив.',
    de: 'Lügen ist nicht erlaubt; jede Antwort ist wahr.',
  },
  'LIB-INFO-2': {
    en: 'Bluffing through legal moves is fine, such as naming cards of your own or going through an Evade and keeping the base.',
    ru: 'Блефовать разрешёнными действиями можно: называть собственные карты или «менять» базу, оставляя прежнюю.',
    de: 'Bluffen durch erlaubte Aktionen ist zulässig, etwa eigene Karten zu nennen oder beim Verlegen die alte Basis zu behalten.',
  },
  'LIB-INFO-3': {
    en: 'You need not show cards you play, discard or refer to, apart from a sabotaged card. By default, however, Missions played from hand are shown here.',
    ru: 'Сыгранные, сброшенные и подразумеваемые карты показывать не обязательно, кроме саботированной. Однако здесь миссии с руки по умолчанию показываются.',
    de: 'Gespielte, abgeworfene oder gemeinte Karten muss man nicht zeigen, außer der sabotierten. Allerdings werden Befehle und Einsätze von der Hand hier normalerweise gezeigt.',
  },
  'LIB-INFO-4': {
    en: 'Anyone may count the deck at any time; its size is public.',
    ru: 'Колоду можно пересчитать в любой момент: её размер известен всем.',
    de: 'Den Nachziehstapel darf man jederzeit zählen; seine Größe ist öffentlich.',
  },
  'LIB-INFO-5': {
    en: 'How many cards are in the discard pile and in each hand is public as well.',
    ru: 'Размер сброса и число карт на руках тоже известны всем.',
    de: 'Ebenso öffentlich ist, wie viele Karten im Ablagestapel und auf den Händen sind.',
  },
  'LIB-INFO-6': {
    en: 'Taking notes is permitted, and the game may list for you what you have rightfully seen.',
    ru: 'Вести записи можно; игра может показывать список того, что игрок законно видел.',
    de: 'Notizen sind erlaubt, und das Spiel darf auflisten, was man rechtmäßig gesehen hat.',
  },
  'LIB-INFO-7': {
    en: 'Which choices you are offered depends on nothing you are not entitled to know.',
    ru: 'Предлагаемые игроку варианты зависят лишь от того, что ему положено знать.',
    de: 'Welche Möglichkeiten angeboten werden, hängt nur von dem ab, was man wissen darf.',
  },
  'LIB-INFO-8': {
    en: 'Automatic answers use up none of your time. If a secret decision leaves just one option, the screen still waits for your confirmation, so that speed betrays nothing.',
    ru: 'Автоматические ответы не расходуют время игрока. Если в тайном решении остался один вариант, экран всё равно ждёт подтверждения, чтобы быстрота ничего не выдала.',
    de: 'Automatische Antworten verbrauchen keine Bedenkzeit. Bleibt bei einer geheimen Entscheidung nur eine Möglichkeit, wartet die Anzeige dennoch auf die Bestätigung, damit das Tempo nichts verrät.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
