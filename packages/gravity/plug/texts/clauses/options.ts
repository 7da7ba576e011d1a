import type { Localized } from '@orrery/kernel';

export const options = {
  'GRV-PACK-1': {
    en: "Numbers, names, islands and cards are all taken from the chosen data pack. The record of a game keeps the pack's id, version and hash.",
    ru: 'Все числа, названия, острова и карты берутся из выбранного набора данных. В записи партии хранятся его идентификатор, версия и хеш.',
    de: 'Alle Zahlen, Namen, Inseln und Karten stammen aus dem gewählten Datenpaket. Die Aufzeichnung einer Partie enthält dessen Kennung, Version und Prüfsumme.',
  },
  'GRV-PACK-2': {
    en: 'A data pack with a fault cannot be played: it is refused with the place of the first fault and the reason.',
    ru: 'С ошибочным набором данных играть нельзя: он отклоняется с указанием места первой ошибки и причины.',
    de: 'Mit einem fehlerhaften Datenpaket kann nicht gespielt werden: Es wird unter Angabe der ersten Fehlerstelle und des Grundes abgelehnt.',
  },
  'GRV-PACK-3': {
    en: 'The pack\'s label, "house reconstruction", stands next to the title wherever the game is shown.',
    ru: 'Пометка набора — «авторская реконструкция» — видна рядом с названием игры всегда.',
    de: 'Die Kennzeichnung des Pakets, „Hausrekonstruktion“, steht stets neben dem Titel des Spiels.',
  },
  'GRV-OPT-1': {
    en: 'The game is for 2, 3 or 4 players.',
    ru: 'В игре участвуют 2, 3 или 4 игрока.',
    de: 'Am Spiel nehmen 2, 3 oder 4 Spieler teil.',
  },
  'GRV-OPT-2': {
    en: 'You play with one module at most: none, War for Resources or Air Transport.',
    ru: 'Играть можно не более чем с одним модулем: без модуля, с «Войной за ресурсы» или с «Транспортировкой по воздуху».',
    de: 'Gespielt wird mit höchstens einem Modul: keinem, Krieg um Ressourcen oder Lufttransport.',
  },
  'GRV-OPT-3': {
    en: 'Before the game, agree whether Domination is used and, if so, whether it goes to 4 or to 5 points.',
    ru: 'До начала игры решают, играть ли в режиме «Доминирование» и, если да, до 4 или до 5 очков.',
    de: 'Vor dem Spiel wird vereinbart, ob mit Dominanz gespielt wird und, wenn ja, bis 4 oder bis 5 Punkte.',
  },
  'GRV-OPT-4': {
    en: 'Confrontation is for exactly 4 players. Seats 1 and 2 form one team, seats 3 and 4 the other.',
    ru: '«Противостояние» рассчитано ровно на 4 игроков. Места 1 и 2 — одна команда, места 3 и 4 — другая.',
    de: 'Konfrontation ist für genau 4 Spieler. Die Plätze 1 und 2 bilden das eine Team, die Plätze 3 und 4 das andere.',
  },
  'GRV-OPT-5': {
    en: 'Domination and Confrontation may be used separately or combined, and each with a module or without.',
    ru: '«Доминирование» и «Противостояние» можно использовать по отдельности или вместе, с модулем или без него.',
    de: 'Dominanz und Konfrontation lassen sich einzeln oder zusammen verwenden, jeweils mit oder ohne Modul.',
  },
  'GRV-OPT-6': {
    en: 'If you choose Confrontation, Domination is recommended along with it but not required.',
    ru: 'При выборе «Противостояния» предлагается и «Доминирование», но оно не обязательно.',
    de: 'Wer Konfrontation wählt, bekommt Dominanz dazu empfohlen, ist aber nicht dazu verpflichtet.',
  },
  'GRV-OPT-7': {
    en: 'Bear in mind when choosing: games to 4 are decided by points more often, games to 5 by surrounding.',
    ru: 'Учтите при выборе: партии до 4 чаще заканчиваются по очкам, партии до 5 — через окружение.',
    de: 'Zur Wahl: Partien bis 4 werden häufiger nach Punkten entschieden, Partien bis 5 häufiger durch Umschließen.',
  },
  'GRV-OPT-8': {
    en: 'Options that do not go together are refused, naming the option at fault.',
    ru: 'Несовместимые настройки отклоняются с указанием, какая именно не подходит.',
    de: 'Unzulässige Kombinationen von Optionen werden abgelehnt; die betreffende Option wird genannt.',
  },
  'GRV-OPT-9': {
    en: 'In Confrontation a setting limits what partners may write during preparation: either only set phrases about strategy or free text. Cards are not shown in either case. Without Confrontation free text cannot be chosen.',
    ru: 'В «Противостоянии» настройка определяет, что напарники могут писать во время подготовки: только готовые фразы о стратегии или любой текст. Карты не показываются ни в том, ни в другом случае. Без «Противостояния» выбрать свободный текст нельзя.',
    de: 'In der Konfrontation legt eine Option fest, was Partner während der Vorbereitung schreiben dürfen: nur vorgegebene Sätze zur Strategie oder freien Text. Karten werden in keinem Fall gezeigt. Ohne Konfrontation ist freier Text nicht wählbar.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
