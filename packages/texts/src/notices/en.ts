/** What somebody is told while away, on a lock screen and by mail: that a game waits, and for how long. Nothing of what happens in it. */
export const en = {
  turn: 'It is your turn.',
  'turn.left': 'It is your turn. {left} left.',
  soon: 'Only {left} left for your decision.',
  begin: 'Everybody is there. The game begins when you come.',
  several: '{count, plural, one {# game waits for you.} other {# games wait for you.}}',
  'several.left':
    '{count, plural, one {# game waits for you. {left} left.} other {# games wait for you. The first needs you within {left}.}}',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  'mail.go': 'To the table: {link}',
  'mail.off': 'You asked for these e-mails. To stop them, or to choose hours in which nothing is sent: {link}',
  'code.subject': 'Orrery: your code is {code}',
  'code.line':
    'Somebody, probably you, wants notices about games sent to this address. Type this code on the page where you asked for it: {code}',
  'code.not': 'It is good for five minutes. If it was not you, do nothing: there will be no further e-mail.',
} as const;
