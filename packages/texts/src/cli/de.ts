import type { en } from './en.ts';

export const de = {
  'error.file-missing': 'Die Datei {file} gibt es nicht.',
  'error.file-unreadable': '{file} lässt sich nicht lesen: {reason}',
  'error.not-a-file': '{file} ist keine Datei.',
  'error.unknown-game': 'Ein Spiel „{game}“ gibt es hier nicht; vorhanden sind: {games}.',
  'error.unknown-part': 'Einen Teil „{part}“ kann man nicht messen; vorhanden sind: {parts}.',
  'error.no-checkout':
    'Mit {folder} lässt sich nicht vergleichen: Dort liegt kein Arbeitsstand von Orrery mit apps/cli/src/bench/tasks.ts.',
  'error.no-statistics': 'Für „{game}“ gibt es keine Statistik; es gibt sie für: {games}.',
  'error.no-review': '{game} lässt sich nicht auswerten: das geht nur bei den Spielen, die man hier spielt.',
  'error.replay': '{file} ist keine einwandfreie Aufzeichnung: {reason}',
  'error.seal': '{file} ist nicht, was ein Gerät von einem Spiel aufbewahrt: {reason}',

  'fault.too-large': 'die Datei hat {given, number} Byte; eine Aufzeichnung hat höchstens {limit, number}',
  'fault.not-json': 'das ist kein JSON ({reason})',
  'fault.wrong-shape': '{path} {problem}',
  'fault.unknown-game': 'ein Spiel {wanted} gibt es hier nicht; vorhanden sind: {given}',
  'fault.other-game': 'sie gehört zu {wanted}, nicht zu {given}',
  'fault.other-rules': 'gespielt wurde nach Regelversion {wanted}; dieses Programm hat Version {given}',
  'fault.unknown-pack': 'das Datenpaket {pack} ist nicht eingebaut, und die Datei enthält es nicht',
  'fault.other-pack': 'das Datenpaket {pack} ist nicht das, mit dem gespielt wurde: Die Prüfsumme weicht ab',
  'fault.bad-options': '{path} {problem}',
  'fault.other-seats': 'die Optionen sehen {wanted} Plätze vor, genannt sind {given}',
  'fault.other-nonces':
    'gebraucht {wanted, plural, one {wird # Zufallszahl} other {werden # Zufallszahlen}}, eine je Platz, vorhanden sind {given}',
  'fault.not-opened': 'das Geheimnis des Gebers ist nicht offengelegt, also lässt sich nichts prüfen',
  'fault.broken-promise': 'das offengelegte Geheimnis ist nicht das vor dem Geben versprochene: Sein SHA-256 passt nicht',
  'fault.broken-seal':
    'Geheimnis und Tisch, wie sie aufgezeichnet sind, passen nicht zum Siegel: Es galt einem anderen Geheimnis, Spiel, Datenpaket oder Sitzplan, anderen Optionen oder Regeln',
  'fault.other-plan': 'der Sitzplan nennt {given, number} Plätze, das Spiel hat {wanted, number}',
  'fault.bot-nonce': 'die Zahl des Bots auf Platz {seat, number} folgt nicht aus dem Geheimnis: Jemand hat sie ausgesucht',
  'fault.too-long':
    'sie hat {given, plural, one {# Entscheidung} other {# Entscheidungen}}; ein solches Spiel hat höchstens {bound, number}',
  'fault.too-many-choices':
    'das Spiel ist nach {played, plural, one {# Entscheidung} other {# Entscheidungen}} zu Ende, die Datei geht bis {given, number} weiter',
  'fault.illegal-choice': 'Entscheidung {entry, number} von Platz {seat, number} stand nicht offen: {choice}',
  'fault.unfinished-decision':
    'die letzte Entscheidung ist nicht vollständig: Die Aufzeichnung dieses Spiels endet nach {complete, plural, one {# Entscheidung} other {# Entscheidungen}}, diese geht bis {given, number} weiter',
  'fault.not-over':
    'nach {given, plural, one {# Entscheidung} other {# Entscheidungen}} ist das Spiel nicht zu Ende, die Datei behauptet aber {claimed}',
  'fault.other-end': 'noch einmal gespielt endet das Spiel mit {found}, die Datei behauptet {claimed}',

  'replay.verified':
    'Geprüft: {game}, {choices, plural, one {# Entscheidung} other {# Entscheidungen}}. Gemischt wurde nach dem offengelegten Geheimnis, jede Entscheidung war erlaubt, das Ende stimmt.',
  'replay.without-seal':
    'Nicht geprüft: ob es das ist, was jemandem am Tisch versprochen und gezeigt wurde. Dazu braucht es, was dessen Gerät aufbewahrt hat: --seal FILE',
  'replay.id': 'Spiel {id}',
  'replay.game': '{game}, Regelversion {rules}, Datenpaket {pack}',
  'replay.seats': 'Am Tisch: {seats}',
  'replay.kind.person': '{name}',
  'replay.kind.bot': '{name} (Bot)',
  'replay.options': 'Optionen: {options}',
  'replay.resigned': '{seat} hat aufgegeben',
  'replay.timeout': '{seat} hat die Zeit überschritten',
  'replay.unfinished': 'Das Spiel wurde nicht beendet',

  'rules.summary':
    '{game}: {clauses, plural, one {# Abschnitt} other {# Abschnitte}}, {tested, number} mit Test, {notes, plural, one {# Hinweis} other {# Hinweise}}, {missing, number} ohne Test',
  'rules.missing': '{game}: kein Test für {clauses}',
  'rules.unknown': '{game}: Tests nennen {clauses}, die es in den Regeln nicht gibt',
  'rules.written': 'Geschrieben: {file}',

  'play.seat': 'Du spielst: {seat}.',
  'play.against': 'Gegner: {name}.',
  'play.thinking': '{seat} denkt nach …',
  'play.undo': 'Zurücknehmen',
  'play.hint': 'Hinweis',
  'play.board': 'Ganzes Brett',
  'play.quit': 'Speichern und gehen',
  'play.sure': '{warnings} Trotzdem tun?',
  'play.yes': 'ja',
  'play.hand-over': 'An die Tastatur: {seat}. Enter drücken, wenn sonst niemand zusieht.',
  'play.happened': 'Seitdem',
  'play.over': 'Das Spiel ist aus',
  'play.unfinished': 'Das Spiel blieb nach {turns, number} Zügen unbeendet.',
  'play.saved': 'Gespeichert: {file}. Weiter mit: orrery play {game} --resume {file}',
  'play.win-chance': '{choice}: etwa {percent, number} % Siegchance',
  'play.not-understood':
    'Antworte mit einer Zahl von 1 bis {most, number}, einem Teil einer Zeile oder einem Buchstaben: u (zurücknehmen), h (Hinweis), b (Tisch), q (speichern und gehen).',
  'play.cannot-undo': 'Es gibt nichts zurückzunehmen.',
  'error.no-seat': 'Es gibt keinen Platz {seat}; dieses Spiel hat {seats, plural, one {# Platz} other {# Plätze}}.',
  'error.no-saved-game': '{file} ist kein gespeichertes Spiel ({game}).',

  'serve.friends': 'Für Freunde im selben Netz: {address}',
  'serve.scan': 'oder mit dem Handy scannen:',
  'serve.alone': 'Nur von diesem Rechner aus erreichbar: ORRERY_HOST ist {host}.',
  'serve.no-network': 'Dieser Rechner ist in keinem Netz; niemand sonst kann ihn erreichen.',
  'doctor.node': 'Node {version} genügt',
  'doctor.node.old': 'Node {version} ist zu alt: npm install bringt ein Node 24 mit; oder installiere eines.',
  'doctor.port': 'Port {port} ist frei',
  'doctor.port.busy':
    'Port {port} ist belegt: Wenn das nicht Orrery selbst ist, beende das andere Programm oder wähle einen anderen Port, PORT={other}.',
  'doctor.port.closed':
    'Port {port} lässt sich nicht öffnen ({reason}): Wähle einen anderen, PORT=4700, oder eine andere Adresse, ORRERY_HOST=::.',
  'doctor.disk': 'Die Daten kommen nach {folder}, dort sind {free, number} GB frei',
  'doctor.disk.full':
    'Wo die Daten liegen ({folder}), ist weniger als 1 GB frei: Schaffe Platz oder wähle einen anderen Ordner, ORRERY_DATA.',
  'doctor.disk.closed':
    'In {folder} lässt sich nicht schreiben: Gib diesem Benutzer das Recht dazu oder wähle einen anderen Ordner, ORRERY_DATA.',
  'doctor.store': 'PostgreSQL {version} antwortet',
  'doctor.store.old': 'PostgreSQL {version} ist zu alt: Nötig ist Version {least} oder neuer.',
  'doctor.store.away': 'PostgreSQL antwortet nicht ({reason}): Prüfe ORRERY_STORE, ob der Server läuft und ob er diesen Benutzer einlässt.',
  'doctor.bus': 'Redis antwortet',
  'doctor.bus.away': 'Redis antwortet nicht ({reason}): Alles geht auch ohne, nur etwas langsamer. Prüfe ORRERY_BUS.',
  'doctor.program': '{program} ist da: {path}',
  'doctor.program.none': '{program} fehlt. Nur die Tests brauchen es: apt-get install {program}',
  'doctor.well': 'Hier kann ein Server laufen: npm start',
  'doctor.ill': '{wrong, plural, one {Eine Sache steht} other {# Dinge stehen}} einem Server hier im Weg.',
} as const satisfies Record<keyof typeof en, string>;
