/** What commands cost whoever sends them: messages alone, or more of what is dearer than a move. */
import type { Command } from '@orrery/protocol';
import type { Bucket } from './bucket.ts';
import { WORK, type AddressPurse, type PersonPurse } from './budgets.ts';
import type { Tables } from './tables.ts';

/** Making a match or a person is dearer than a move. */
const COSTS: Readonly<Partial<Record<Command['do'], number>>> = {
  create: 10,
  rematch: 10,
  hello: 3,
  list: 3,
  watch: 2,
  chat: 3,
  account: 5,
  leaders: 5,
  lobby: 5,
  profile: 10,
  seek: 5,
  ignored: 5,
  friends: 5,
  tournament: 3,
  tournaments: 5,
  cases: 10,
  dossier: 10,
};

/** What there is to pay with. */
export interface Means {
  readonly messages: Bucket;
  /** Null until it is known who it is. */
  readonly person: PersonPurse | null;
  readonly address: AddressPurse;
}

export interface Prices {
  readonly tables: Tables;
  /** Rules that are not open yet, for new tables of everybody together. */
  readonly newRules: Bucket;
}

/** Whether person and address have enough left for what is dearer than a move. */
export function affords(command: Command, { messages, person, address }: Means, { tables, newRules }: Prices, now: number): boolean {
  const more = COSTS[command.do];
  if (more !== undefined && !messages.take(more, now)) return false;
  const both = (kind: 'tables' | 'bots' | 'orders' | 'work' | 'accounts' | 'mails', cost: number): boolean =>
    (person?.spend(kind, cost, now) ?? true) && address.spend(kind, cost, now);
  switch (command.do) {
    case 'create': {
      const bots = command.seats.filter(({ kind }) => kind === 'bot').length;
      return (
        both('tables', 1) &&
        (bots === 0 || both('bots', bots)) &&
        (tables.knows(command) || (both('work', WORK.rules) && newRules.take(1, now)))
      );
    }
    case 'hold':
      return both('tables', 1) && (!command.bots || both('bots', command.bots));
    case 'rematch':
    case 'enter':
    case 'seek':
      return both('tables', 1);
    case 'orders':
      return both('orders', 1);
    case 'watch':
      return tables.has(command.match) || both('work', WORK.load);
    case 'address':
      return both('accounts', 1) && (command.address === undefined || command.typed !== undefined || both('mails', 1));
    case 'export':
      return both('accounts', 1) && both('work', WORK.export);
    case 'challenge':
    case 'delete':
    case 'enrol':
    case 'signin':
    case 'recovery':
    case 'learned':
    case 'code':
    case 'rename':
    case 'ignore':
    case 'heed':
    case 'report':
    case 'befriend':
    case 'unfriend':
    case 'reveal':
    case 'invite':
    case 'invited':
    case 'wish':
    case 'subscribe':
    case 'unsubscribe':
    case 'holiday':
    case 'rekey':
      return both('accounts', 1);
    default:
      return true;
  }
}
