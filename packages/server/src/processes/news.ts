/** What is said on the bus: a message is the name of its speaker and a line for each piece of news. Whoever does not know a kind of line passes over it. */
export type News =
  /** A match has rows below this seq. */
  | { readonly on: 'rows'; readonly match: string; readonly seq: number }
  /** Who is connected to a table at the speaker's: seats as bits, and how many watch. */
  | { readonly on: 'here'; readonly match: string; readonly seats: number; readonly watchers: number }
  /** The speaker is there, and of this version. */
  | { readonly on: 'alive'; readonly version: string }
  | { readonly on: 'leaving' }
  /** What is offered to everybody has changed, or somebody who looked for others has been paired. */
  | { readonly on: 'lobby' | 'paired' }
  /** A session is over, by the hash of its token. */
  | { readonly on: 'ended'; readonly token: string }
  /** What somebody may do or hears has changed. */
  | { readonly on: 'person'; readonly person: string }
  /** Something has happened in a tournament. */
  | { readonly on: 'tournament'; readonly id: string };

export function lineOf(news: News): string {
  switch (news.on) {
    case 'rows':
      return `rows ${news.match} ${news.seq}`;
    case 'here':
      return `here ${news.match} ${news.seats} ${news.watchers}`;
    case 'alive':
      return `alive ${news.version}`;
    case 'leaving':
    case 'lobby':
    case 'paired':
      return news.on;
    case 'ended':
      return `ended ${news.token}`;
    case 'person':
      return `person ${news.person}`;
    case 'tournament':
      return `tournament ${news.id}`;
  }
}

const LINE =
  /^(?:rows (?<rows>\S+) (?<seq>\d{1,9})|here (?<here>\S+) (?<seats>\d{1,9}) (?<watchers>\d{1,9})|alive (?<version>\S+)|(?<word>leaving|lobby|paired)|ended (?<token>\S+)|person (?<person>\S+)|tournament (?<id>\S+))$/;

export function newsOf(line: string): News | null {
  const found = LINE.exec(line)?.groups;
  if (!found) return null;
  const { rows, seq, here, seats, watchers, version, word, token, person, id } = found;
  if (rows !== undefined) return { on: 'rows', match: rows, seq: Number(seq) };
  if (here !== undefined) return { on: 'here', match: here, seats: Number(seats), watchers: Number(watchers) };
  if (version !== undefined) return { on: 'alive', version };
  if (word === 'leaving' || word === 'lobby' || word === 'paired') return { on: word };
  if (token !== undefined) return { on: 'ended', token };
  if (person !== undefined) return { on: 'person', person };
  if (id !== undefined) return { on: 'tournament', id };
  return null;
}
