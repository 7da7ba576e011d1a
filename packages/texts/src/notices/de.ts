export const de = {
  turn: 'Du bist am Zug.',
  'turn.left': 'Du bist am Zug. Noch {left}.',
  soon: 'Nur noch {left} für deine Entscheidung.',
  begin: 'Alle sind da. Es geht los, sobald du kommst.',
  several: '{count, plural, one {# Partie wartet auf dich.} other {# Partien warten auf dich.}}',
  'several.left': '{count, plural, one {# Partie wartet auf dich. Noch {left}.} other {# Partien warten auf dich. Die erste noch {left}.}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  'mail.go': 'Zum Tisch: {link}',
  'mail.off': 'Du hast um diese E-Mails gebeten. Abbestellen oder Ruhezeiten wählen kannst du hier: {link}',
  'code.subject': 'Orrery: dein Code ist {code}',
  'code.line':
    'Jemand, wahrscheinlich du, möchte Nachrichten über Partien an diese Adresse bekommen. Gib diesen Code auf der Seite ein, auf der du darum gebeten hast: {code}',
  'code.not': 'Er gilt fünf Minuten. Warst du es nicht, brauchst du nichts zu tun: Es kommt keine weitere E-Mail.',
} as const;
