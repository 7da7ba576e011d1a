import type { DatabaseSync } from 'node:sqlite';

/** Each step brings a file from version i to i + 1; steps are only ever appended. */
const steps = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, made INTEGER NOT NULL, due INTEGER, summary TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX matches_listed ON matches (status, made) WHERE public = 1;
   CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
   CREATE TABLE log (match TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;
   CREATE TABLE snapshots (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, token TEXT NOT NULL UNIQUE, made INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE seats (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;
   CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE downtimes (start INTEGER PRIMARY KEY, stop INTEGER NOT NULL);`,
  `CREATE TABLE journal (number INTEGER PRIMARY KEY, rows TEXT NOT NULL);`,
  `ALTER TABLE matches ADD COLUMN maker TEXT NOT NULL DEFAULT '';`,
  `CREATE TABLE sessions (token TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX sessions_of ON sessions (person);
   CREATE TABLE names (person TEXT NOT NULL, until INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (person, until)) WITHOUT ROWID;
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY, person TEXT NOT NULL, key TEXT NOT NULL, counter INTEGER NOT NULL, transports TEXT NOT NULL, device TEXT NOT NULL,
     synced INTEGER NOT NULL, made INTEGER NOT NULL, used INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX passkeys_of ON passkeys (person);
   CREATE TABLE recovery (hash TEXT PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER) WITHOUT ROWID;
   CREATE INDEX recovery_of ON recovery (person);
   CREATE TABLE tickets (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;`,
  `ALTER TABLE people ADD COLUMN leaving INTEGER;
   CREATE INDEX people_leaving ON people (leaving) WHERE leaving IS NOT NULL;
   CREATE TABLE visits (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;`,
  `CREATE TABLE lessons (person TEXT NOT NULL, lesson TEXT NOT NULL, PRIMARY KEY (person, lesson)) WITHOUT ROWID;`,
  `CREATE TABLE seeks (
     person TEXT PRIMARY KEY, id TEXT NOT NULL, wish TEXT NOT NULL, fill INTEGER NOT NULL, since INTEGER NOT NULL, seen INTEGER NOT NULL,
     match TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX seeks_by_wish ON seeks (wish, since);`,
  `CREATE TABLE ratings (
     person TEXT NOT NULL, game TEXT NOT NULL, side TEXT NOT NULL, handle TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
     games INTEGER NOT NULL, PRIMARY KEY (person, game, side)
   ) WITHOUT ROWID;
   CREATE INDEX ratings_by_skill ON ratings (game, side, mu);
   CREATE INDEX ratings_by_handle ON ratings (handle);
   CREATE TABLE results (
     match TEXT PRIMARY KEY, game TEXT NOT NULL, number INTEGER NOT NULL, ended INTEGER NOT NULL, body TEXT NOT NULL, stamp TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX results_by_number ON results (number);
   CREATE INDEX results_expected ON results (match) WHERE ended = 0;`,
  `CREATE TABLE ignored (person TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
   CREATE INDEX ignored_of ON ignored (other);
   CREATE TABLE reports (
     id TEXT PRIMARY KEY, about TEXT NOT NULL, reporter TEXT NOT NULL, match TEXT NOT NULL, made INTEGER NOT NULL, reason TEXT NOT NULL,
     body TEXT NOT NULL, closed INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX reports_about ON reports (about);
   CREATE INDEX reports_by ON reports (reporter);
   CREATE INDEX reports_closed ON reports (closed);
   CREATE TABLE measures (
     kind TEXT NOT NULL, whom TEXT NOT NULL, until INTEGER NOT NULL, reason TEXT NOT NULL, address INTEGER NOT NULL, cause TEXT NOT NULL,
     PRIMARY KEY (kind, whom)
   ) WITHOUT ROWID;
   CREATE TABLE moderators (person TEXT PRIMARY KEY) WITHOUT ROWID;
   CREATE TABLE acts (
     number INTEGER PRIMARY KEY, time INTEGER NOT NULL, author TEXT NOT NULL, what TEXT NOT NULL, whom TEXT NOT NULL, match TEXT NOT NULL,
     until INTEGER NOT NULL, reason TEXT NOT NULL, address INTEGER NOT NULL
   );
   CREATE INDEX acts_on ON acts (whom);`,
  `CREATE TABLE wishes (person TEXT PRIMARY KEY, wishes TEXT NOT NULL, address TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE browsers (
     endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL, device TEXT NOT NULL, made INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX browsers_of ON browsers (person);
   CREATE TABLE notices (
     person TEXT NOT NULL, match TEXT NOT NULL, question INTEGER NOT NULL, kind TEXT NOT NULL, way TEXT NOT NULL, time INTEGER NOT NULL,
     PRIMARY KEY (person, match, question, kind, way)
   ) WITHOUT ROWID;`,
  `CREATE TABLE tournaments (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, maker TEXT NOT NULL, made INTEGER NOT NULL,
     starts INTEGER NOT NULL, state TEXT NOT NULL, round INTEGER NOT NULL, next INTEGER NOT NULL, plan TEXT NOT NULL, stamp TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX tournaments_by_state ON tournaments (state, starts);
   CREATE TABLE entrants (
     tournament TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, level TEXT NOT NULL, gone INTEGER NOT NULL,
     PRIMARY KEY (tournament, number)
   ) WITHOUT ROWID;
   CREATE INDEX entrants_by_person ON entrants (person);
   CREATE TABLE boards (
     tournament TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL, seats TEXT NOT NULL, match TEXT NOT NULL, points TEXT NOT NULL,
     PRIMARY KEY (tournament, round, board)
   ) WITHOUT ROWID;
   CREATE INDEX boards_by_match ON boards (match);`,
  `CREATE TABLE holidays (person TEXT NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL, PRIMARY KEY (person, start)) WITHOUT ROWID;
   CREATE INDEX holidays_by_end ON holidays (stop);`,
  `CREATE TABLE friends (person TEXT NOT NULL, other TEXT NOT NULL, made INTEGER NOT NULL, shows INTEGER NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
   CREATE INDEX friends_of ON friends (other);
   CREATE TABLE invites (code TEXT PRIMARY KEY, match TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE aliases (match TEXT NOT NULL, alias TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (match, alias)) WITHOUT ROWID;
   CREATE INDEX aliases_of ON aliases (person, match);`,
  `CREATE TABLE missed (person TEXT NOT NULL, match TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;`,
];

/** Brings a file up to date; a file of a later program is refused rather than guessed at. Each step looks again, alone with the file, where it stands. */
export function migrate(database: DatabaseSync): void {
  const version = (): number => Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version() > steps.length) throw new Error(`the data are of a later version (${version()}) than this program knows (${steps.length})`);
  while (version() < steps.length) {
    database.exec('BEGIN IMMEDIATE');
    try {
      const step = steps[version()];
      if (step !== undefined) database.exec(`${step} PRAGMA user_version = ${version() + 1};`);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}
