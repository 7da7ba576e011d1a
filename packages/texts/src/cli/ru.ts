import type { en } from './en.ts';

export const ru = {
  'error.file-missing': 'Файла {file} нет.',
  'error.file-unreadable': 'Не удаётся прочитать {file}: {reason}',
  'error.not-a-file': '{file} — не файл.',
  'error.unknown-game': 'Игры «{game}» здесь нет; есть: {games}.',
  'error.unknown-part': 'Измерять «{part}» нечем; есть: {parts}.',
  'error.no-checkout': 'Сравнить с {folder} нельзя: там нет исходников Orrery с файлом apps/cli/src/bench/tasks.ts.',
  'error.no-statistics': 'Статистики игры «{game}» нет; есть для: {games}.',
  'error.no-review': 'Разобрать игру «{game}» нельзя: разбираются только игры, в которые здесь играют.',
  'error.replay': 'Файл {file} — не исправная запись игры: {reason}',
  'error.seal': 'Файл {file} — не то, что устройство хранит об игре: {reason}',

  'fault.too-large':
    'в файле {given, plural, one {# байт} few {# байта} many {# байт} other {# байта}}, а запись занимает не больше {limit, number}',
  'fault.not-json': 'это не JSON ({reason})',
  'fault.wrong-shape': '{path} {problem}',
  'fault.unknown-game': 'игры {wanted} здесь нет; есть: {given}',
  'fault.other-game': 'это запись игры {wanted}, а не {given}',
  'fault.other-rules': 'играли по правилам версии {wanted}, а в этой программе версия {given}',
  'fault.unknown-pack': 'набор {pack} не встроен, и в файле его нет',
  'fault.other-pack': 'набор {pack} не тот, которым играли: не совпадает хеш',
  'fault.bad-options': '{path} {problem}',
  'fault.other-seats': 'по настройкам мест {wanted}, а в записи их {given}',
  'fault.other-nonces':
    'нужно {wanted, plural, one {# число от игрока} few {# числа от игроков} many {# чисел от игроков} other {# числа от игроков}}, по одному на место, а в записи их {given}',
  'fault.not-opened': 'секрет раздачи не раскрыт, проверить ничего нельзя',
  'fault.broken-promise': 'раскрытый секрет не тот, что был обещан до раздачи: его SHA-256 не совпадает с обязательством',
  'fault.broken-seal':
    'секрет и стол, как они записаны, не подходят к печати: она поставлена на другой секрет, матч, настройки, набор, версию правил или план мест',
  'fault.other-plan': 'в плане мест их {given, number}, а в игре {wanted, number}',
  'fault.bot-nonce': 'число бота на месте {seat, number} не следует из секрета: его кто-то подобрал',
  'fault.too-long':
    'в записи {given, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, а в такой игре их не больше {bound, number}',
  'fault.too-many-choices':
    'игра окончена, когда {played, plural, one {принято # решение} few {принято # решения} many {принято # решений} other {принято # решения}}, а в записи их {given, number}',
  'fault.illegal-choice': 'решение {entry, number}, место {seat, number}: такого выбора не было — {choice}',
  'fault.unfinished-decision':
    'последнее решение не завершено: запись этой игры кончается, когда {complete, plural, one {принято # решение} few {принято # решения} many {принято # решений} other {принято # решения}}, а здесь их {given, number}',
  'fault.not-over':
    'когда {given, plural, one {принято # решение} few {принято # решения} many {принято # решений} other {принято # решения}}, игра ещё не окончена, а в файле указано {claimed}',
  'fault.other-end': 'сыгранная заново игра кончается так: {found}, а в записи — {claimed}',

  'replay.verified':
    'Проверено: {game}, {choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}. Перемешивания следуют из раскрытого секрета, каждое решение было допустимым, исход — как в записи.',
  'replay.without-seal':
    'Не проверено: то ли это, что кому-то за столом обещали и показывали. Для этого нужно то, что сохранило его устройство: --seal FILE',
  'replay.id': 'Игра {id}',
  'replay.game': '{game}, правила версии {rules}, набор {pack}',
  'replay.seats': 'За столом: {seats}',
  'replay.kind.person': '{name}',
  'replay.kind.bot': '{name} (бот)',
  'replay.options': 'Настройки: {options}',
  'replay.resigned': 'Игра сдана: {seat}',
  'replay.timeout': 'Время вышло: {seat}',
  'replay.unfinished': 'Игра не доиграна',

  'rules.summary':
    '{game}: {clauses, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}, с проверкой {tested, number}, {notes, plural, one {# примечание} few {# примечания} many {# примечаний} other {# примечания}}, без проверки {missing, number}',
  'rules.missing': '{game}: нет проверки для {clauses}',
  'rules.unknown': '{game}: проверки называют {clauses}, но в правилах таких пунктов нет',
  'rules.written': 'Записано: {file}',

  'play.seat': 'Вы играете за: {seat}.',
  'play.thinking': '{seat}: думает …',
  'play.undo': 'Взять ход назад',
  'play.hint': 'Подсказка',
  'play.board': 'Всё поле',
  'play.quit': 'Сохранить и выйти',
  'play.sure': '{warnings} Всё равно сделать?',
  'play.yes': 'да',
  'play.hand-over': 'К клавиатуре — {seat}. Нажмите Enter, когда больше никто не смотрит.',
  'play.happened': 'Что произошло',
  'play.over': 'Игра окончена',
  'play.unfinished': 'Игра осталась незаконченной, ходов: {turns, number}.',
  'play.saved': 'Сохранено: {file}. Продолжить: orrery play {game} --resume {file}',
  'play.win-chance': '{choice}: шанс победить около {percent, number} %',
  'play.not-understood':
    'Ответьте числом от 1 до {most, number}, частью строки или буквой: u (взять назад), h (подсказка), b (стол), q (сохранить и выйти).',
  'play.cannot-undo': 'Взять назад нечего.',
  'error.no-seat': 'Нет места {seat}; в этой игре {seats, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  'error.no-saved-game': '{file} — не сохранённая игра ({game}).',
} as const satisfies Record<keyof typeof en, string>;
