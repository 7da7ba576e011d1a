import type { Pool } from 'pg';
import { together } from './together.ts';

/** Each step brings the data from version i to i + 1; steps are only ever appended. Everything lies in a schema of its own. */
const steps = [
  `CREATE TABLE orrery.matches (
     id text PRIMARY KEY, status text NOT NULL, public boolean NOT NULL, made bigint NOT NULL, due bigint, summary text NOT NULL,
     maker text NOT NULL);
   CREATE INDEX matches_listed ON orrery.matches (status, made) WHERE public;
   CREATE INDEX matches_due ON orrery.matches (due) WHERE due IS NOT NULL;
   CREATE TABLE orrery.log (match text NOT NULL, seq integer NOT NULL, time bigint NOT NULL, body text NOT NULL, PRIMARY KEY (match, seq));
   CREATE TABLE orrery.snapshots (match text PRIMARY KEY, seq integer NOT NULL, body text NOT NULL);
   CREATE TABLE orrery.people (id text PRIMARY KEY, name text NOT NULL, token text NOT NULL UNIQUE, made bigint NOT NULL);
   CREATE TABLE orrery.seats (person text NOT NULL, match text NOT NULL, PRIMARY KEY (person, match));
   CREATE TABLE orrery.settings (key text PRIMARY KEY, value text NOT NULL);
   CREATE TABLE orrery.downtimes (start bigint PRIMARY KEY, stop bigint NOT NULL);

   -- One append, whole or not at all. Whoever inserts the first of its rows may write the others: nobody else can have seen it.
   CREATE FUNCTION orrery.append(given jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
   DECLARE
     its text := given->>'match';
     from_seq integer := (given->>'seq')::integer;
     card jsonb := given->'card';
   BEGIN
     IF from_seq > 0 THEN
       PERFORM 1 FROM orrery.log WHERE match = its AND seq = from_seq - 1;
       IF NOT FOUND THEN RETURN false; END IF;
     END IF;
     IF jsonb_array_length(given->'rows') = 0 THEN
       PERFORM 1 FROM orrery.log WHERE match = its AND seq = from_seq;
       IF FOUND THEN RETURN false; END IF;
     ELSE
       INSERT INTO orrery.log VALUES (its, from_seq, (given->'rows'->0->>'time')::bigint, given->'rows'->0->>'body') ON CONFLICT DO NOTHING;
       IF NOT FOUND THEN RETURN false; END IF;
     END IF;
     IF jsonb_array_length(given->'rows') > 1 THEN
       INSERT INTO orrery.log
         SELECT its, from_seq + n - 1, (r->>'time')::bigint, r->>'body'
         FROM jsonb_array_elements(given->'rows') WITH ORDINALITY AS rows (r, n) WHERE n > 1;
     END IF;
     IF card IS NOT NULL THEN
       INSERT INTO orrery.matches
         VALUES (its, card->>'status', (card->>'public')::boolean, coalesce((given->'rows'->0->>'time')::bigint, 0), NULL, card->>'summary', card->>'maker')
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, summary = excluded.summary;
     END IF;
     IF given ? 'due' THEN
       UPDATE orrery.matches SET due = (given->>'due')::bigint WHERE id = its;
     END IF;
     IF given ? 'snapshot' THEN
       INSERT INTO orrery.snapshots VALUES (its, from_seq + jsonb_array_length(given->'rows') - 1, given->>'snapshot')
         ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body;
     END IF;
     IF given ? 'people' THEN
       INSERT INTO orrery.seats SELECT person, its FROM jsonb_array_elements_text(given->'people') AS people (person) ON CONFLICT DO NOTHING;
     END IF;
     RETURN true;
   END $$;

   -- A batch is one transaction. Its appends come in the order of their matches, so that two batches never wait for each other in a circle.
   CREATE FUNCTION orrery.append_all(batch jsonb) RETURNS boolean[] LANGUAGE plpgsql AS $$
   DECLARE
     given jsonb;
     stored boolean[] := '{}';
   BEGIN
     FOR given IN SELECT * FROM jsonb_array_elements(batch) LOOP
       stored := stored || orrery.append(given);
     END LOOP;
     RETURN stored;
   END $$;`,
  // Processes of an earlier version go on beside this: they write people with the token they came with, and read no more.
  `CREATE TABLE orrery.sessions (token text PRIMARY KEY, person text NOT NULL, device text NOT NULL, made bigint NOT NULL, seen bigint NOT NULL);
   CREATE INDEX sessions_of ON orrery.sessions (person);
   CREATE TABLE orrery.names (person text NOT NULL, until bigint NOT NULL, name text NOT NULL, PRIMARY KEY (person, until));
   CREATE TABLE orrery.passkeys (
     id text PRIMARY KEY, person text NOT NULL, key text NOT NULL, counter bigint NOT NULL, transports text NOT NULL, device text NOT NULL,
     synced integer NOT NULL, made bigint NOT NULL, used bigint NOT NULL);
   CREATE INDEX passkeys_of ON orrery.passkeys (person);
   CREATE TABLE orrery.recovery (hash text PRIMARY KEY, person text NOT NULL, made bigint NOT NULL, used bigint);
   CREATE INDEX recovery_of ON orrery.recovery (person);
   CREATE TABLE orrery.tickets (hash text PRIMARY KEY, kind text NOT NULL, person text NOT NULL, expires bigint NOT NULL);`,
  `ALTER TABLE orrery.people ADD COLUMN leaving bigint;
   CREATE INDEX people_leaving ON orrery.people (leaving) WHERE leaving IS NOT NULL;
   CREATE TABLE orrery.visits (person text NOT NULL, match text NOT NULL, PRIMARY KEY (person, match));`,
  `CREATE TABLE orrery.lessons (person text NOT NULL, lesson text NOT NULL, PRIMARY KEY (person, lesson));`,
  `CREATE TABLE orrery.seeks (
     person text PRIMARY KEY, id text NOT NULL, wish text NOT NULL, fill bigint NOT NULL, since bigint NOT NULL, seen bigint NOT NULL,
     match text NOT NULL);
   CREATE INDEX seeks_by_wish ON orrery.seeks (wish, since);`,
  `CREATE TABLE orrery.ratings (
     person text NOT NULL, game text NOT NULL, side text NOT NULL, handle text NOT NULL, mu double precision NOT NULL,
     sigma double precision NOT NULL, games bigint NOT NULL, PRIMARY KEY (person, game, side));
   CREATE INDEX ratings_by_skill ON orrery.ratings (game, side, mu);
   CREATE INDEX ratings_by_handle ON orrery.ratings (handle);
   CREATE TABLE orrery.results (
     match text PRIMARY KEY, game text NOT NULL, number bigint NOT NULL, ended bigint NOT NULL, body text NOT NULL,
     stamp text NOT NULL);
   CREATE INDEX results_by_number ON orrery.results (number);
   CREATE INDEX results_expected ON orrery.results (match) WHERE ended = 0;`,
  `CREATE TABLE orrery.ignored (person text NOT NULL, other text NOT NULL, how text NOT NULL, made bigint NOT NULL, PRIMARY KEY (person, other));
   CREATE INDEX ignored_of ON orrery.ignored (other);
   CREATE TABLE orrery.reports (
     id text PRIMARY KEY, about text NOT NULL, reporter text NOT NULL, match text NOT NULL, made bigint NOT NULL, reason text NOT NULL,
     body text NOT NULL, closed bigint NOT NULL);
   CREATE INDEX reports_about ON orrery.reports (about);
   CREATE INDEX reports_by ON orrery.reports (reporter);
   CREATE INDEX reports_closed ON orrery.reports (closed);
   CREATE TABLE orrery.measures (
     kind text NOT NULL, whom text NOT NULL, until bigint NOT NULL, reason text NOT NULL, address integer NOT NULL, cause text NOT NULL,
     PRIMARY KEY (kind, whom));
   CREATE TABLE orrery.moderators (person text PRIMARY KEY);
   CREATE TABLE orrery.acts (
     number bigint PRIMARY KEY, time bigint NOT NULL, author text NOT NULL, what text NOT NULL, whom text NOT NULL, match text NOT NULL,
     until bigint NOT NULL, reason text NOT NULL, address integer NOT NULL);
   CREATE INDEX acts_on ON orrery.acts (whom);`,
  `CREATE TABLE orrery.wishes (person text PRIMARY KEY, wishes text NOT NULL, address text NOT NULL);
   CREATE TABLE orrery.browsers (
     endpoint text PRIMARY KEY, person text NOT NULL, key text NOT NULL, auth text NOT NULL, device text NOT NULL, made bigint NOT NULL);
   CREATE INDEX browsers_of ON orrery.browsers (person);
   CREATE TABLE orrery.notices (
     person text NOT NULL, match text NOT NULL, question bigint NOT NULL, kind text NOT NULL, way text NOT NULL, time bigint NOT NULL,
     PRIMARY KEY (person, match, question, kind, way));`,
  `CREATE TABLE orrery.tournaments (
     id text PRIMARY KEY, name text NOT NULL, game text NOT NULL, kind text NOT NULL, maker text NOT NULL, made bigint NOT NULL,
     starts bigint NOT NULL, state text NOT NULL, round integer NOT NULL, next bigint NOT NULL, plan text NOT NULL, stamp text NOT NULL);
   CREATE INDEX tournaments_by_state ON orrery.tournaments (state, starts);
   CREATE TABLE orrery.entrants (
     tournament text NOT NULL, number integer NOT NULL, person text NOT NULL, level text NOT NULL, gone integer NOT NULL,
     PRIMARY KEY (tournament, number));
   CREATE INDEX entrants_by_person ON orrery.entrants (person);
   CREATE TABLE orrery.boards (
     tournament text NOT NULL, round integer NOT NULL, board integer NOT NULL, seats text NOT NULL, match text NOT NULL, points text NOT NULL,
     PRIMARY KEY (tournament, round, board));
   CREATE INDEX boards_by_match ON orrery.boards (match);`,
  `CREATE TABLE orrery.holidays (person text NOT NULL, start bigint NOT NULL, stop bigint NOT NULL, PRIMARY KEY (person, start));
   CREATE INDEX holidays_by_end ON orrery.holidays (stop);`,
  `CREATE TABLE orrery.friends (person text NOT NULL, other text NOT NULL, made bigint NOT NULL, shows integer NOT NULL, PRIMARY KEY (person, other));
   CREATE INDEX friends_of ON orrery.friends (other);
   CREATE TABLE orrery.invites (code text PRIMARY KEY, match text NOT NULL, made bigint NOT NULL);`,
  `CREATE TABLE orrery.aliases (match text NOT NULL, alias text NOT NULL, person text NOT NULL, text text NOT NULL, PRIMARY KEY (match, alias));
   CREATE INDEX aliases_of ON orrery.aliases (person, match);
   CREATE OR REPLACE FUNCTION orrery.append_all(batch jsonb) RETURNS boolean[] LANGUAGE plpgsql AS $$
   DECLARE
     given jsonb;
     one boolean;
     stored boolean[] := '{}';
   BEGIN
     FOR given IN SELECT * FROM jsonb_array_elements(batch) LOOP
       one := orrery.append(given);
       IF one AND given ? 'aliases' THEN
         INSERT INTO orrery.aliases
           SELECT given->>'match', a->>'alias', a->>'person', a->>'text' FROM jsonb_array_elements(given->'aliases') AS list (a)
           ON CONFLICT DO NOTHING;
       END IF;
       stored := stored || one;
     END LOOP;
     RETURN stored;
   END $$;`,
  `CREATE TABLE orrery.missed (person text NOT NULL, match text NOT NULL, time bigint NOT NULL, PRIMARY KEY (person, match));`,
];

/** The oldest whose features the steps use. */
const OLDEST = 15;

export function refuseOld(version: number, name: string): void {
  if (version < OLDEST * 10_000) throw new Error(`PostgreSQL ${name} is too old; ${OLDEST} or later is needed`);
}

export async function checkVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: string; name: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  );
  refuseOld(Number(rows[0]?.number), rows[0]?.name ?? '');
}

/** A number by which everybody who migrates waits for everybody else. */
const LOCK = 7_047_001;

/** Brings the data up to date; data of a later program are refused rather than guessed at. Any number of processes may start at once. */
export const migrate = (pool: Pool): Promise<void> =>
  together(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      `CREATE SCHEMA IF NOT EXISTS orrery; CREATE TABLE IF NOT EXISTS orrery.version (one boolean PRIMARY KEY DEFAULT true, number integer NOT NULL);`,
    );
    const { rows } = await client.query<{ number: number }>('SELECT number FROM orrery.version');
    const version = rows[0]?.number ?? 0;
    if (version > steps.length) throw new Error(`the data are of a later version (${version}) than this program knows (${steps.length})`);
    if (version === steps.length) return;
    for (const step of steps.slice(version)) await client.query(step);
    await client.query('INSERT INTO orrery.version (number) VALUES ($1) ON CONFLICT (one) DO UPDATE SET number = excluded.number', [
      steps.length,
    ]);
  });
