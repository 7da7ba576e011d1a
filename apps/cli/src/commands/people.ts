import { isIP } from 'node:net';
import { grouped } from '@orrery/server/address';
import type { Act, Registry } from '@orrery/store';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { look, tend, theOne, type Whereabouts } from '../people/data.ts';
import { actLines, markedLines, personLines, reportLines } from '../people/lines.ts';
import { until } from '../people/span.ts';

interface Doing extends Whereabouts {
  readonly for: string;
  readonly reason: string;
  readonly address?: boolean;
}

const ROLES = ['moderator', 'none'];
const SHOWN_ACTS = 200;

/** A subcommand that says where the data are. */
const sub = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--data <folder>', 'folder of the data (ORRERY_DATA, .data); the server may run')
    .option('--store <address>', 'a PostgreSQL database instead (ORRERY_STORE)');

const timed = (command: Command): Command =>
  command.option('--for <time>', 'how long: 12h, 7d or good', '1d').option('--reason <text>', 'for the person and for the log', '');

function reasonOf(given: string): string {
  if (given.length > 200) throw new Complaint(`--reason takes at most 200 letters, not ${given.length}`);
  return short(given);
}

export function command({ print }: Context): Command {
  const show = (lines: readonly string[], none: string): void => {
    for (const line of lines) print(line);
    if (lines.length === 0) print(none);
  };
  /** Does something to somebody, notes it and shows what has become of them. */
  const act = async (name: string, where: Whereabouts, deed: Pick<Act, 'what'> & Partial<Act>): Promise<void> => {
    const now = Date.now();
    const lines = await tend(where, async (people) => {
      const person = await theOne(people, name);
      await people.conduct.act({ time: now, by: '', match: '', until: 0, reason: '', address: false, ...deed, whom: person.id });
      return personLines(people, person, now);
    });
    show(lines, '');
  };
  const shutAddress = async (name: string, where: Whereabouts, deed: Pick<Act, 'what'> & Partial<Act>): Promise<void> => {
    const now = Date.now();
    const whom = grouped(name);
    await tend(where, (people) =>
      people.conduct.act({ time: now, by: '', match: '', until: 0, reason: '', address: false, ...deed, whom }),
    );
    show(await look(where, (people) => markedLines(people, now)), 'nobody has a role or is under a measure');
  };
  return new Command('people')
    .description('who people are, what was reported, and what a host does about it')
    .addCommand(
      sub('show', 'who bears a name or has borne it, with all names before')
        .argument('<name>', 'a name, or the id of a person')
        .action(async (name: string, where: Whereabouts) => {
          const found = await look(where, async (people: Registry) => {
            const called = await people.called(name);
            return (await Promise.all(called.map((person) => personLines(people, person, Date.now())))).flat();
          });
          if (found.length === 0) throw new Complaint(`nobody is or was called “${short(name, 60)}”`);
          show(found, '');
        }),
      { isDefault: true },
    )
    .addCommand(
      sub('list', 'moderators, and who is silenced or shut out').action(async (where: Whereabouts) =>
        show(await look(where, (people) => markedLines(people, Date.now())), 'nobody has a role or is under a measure'),
      ),
    )
    .addCommand(
      sub('role', 'makes somebody a moderator, or takes it back')
        .argument('<name>', 'a name, or the id of a person')
        .argument('<role>', ROLES.join(' or '))
        .action(async (name: string, role: string, where: Whereabouts) => {
          if (!ROLES.includes(role)) throw new Complaint(`there is no role "${short(role, 40)}"; there are: ${ROLES.join(', ')}`);
          await act(name, where, { what: role === 'none' ? 'unrole' : 'role' });
        }),
    )
    .addCommand(
      timed(sub('ban', 'shuts somebody out for a time'))
        .argument('<name>', 'a name, the id of a person, or an address')
        .option('--address', 'whoever comes from where they come from is shut out too')
        .action(async (name: string, { for: span, reason, address = false, ...where }: Doing) => {
          const deed = { what: 'ban', until: until(span, Date.now()), reason: reasonOf(reason), address } as const;
          await (isIP(name) > 0 ? shutAddress(name, where, deed) : act(name, where, deed));
        }),
    )
    .addCommand(
      sub('unban', 'lets somebody in again')
        .argument('<name>', 'a name, the id of a person, or an address')
        .action((name: string, where: Whereabouts) =>
          isIP(name) > 0 ? shutAddress(name, where, { what: 'unban' }) : act(name, where, { what: 'unban' }),
        ),
    )
    .addCommand(
      timed(sub('silence', 'somebody may play and give signs, but write nothing, for a time'))
        .argument('<name>', 'a name, or the id of a person')
        .action((name: string, { for: span, reason, ...where }: Doing) =>
          act(name, where, { what: 'silence', until: until(span, Date.now()), reason: reasonOf(reason) }),
        ),
    )
    .addCommand(
      sub('unsilence', 'lets somebody write again')
        .argument('<name>', 'a name, or the id of a person')
        .action((name: string, where: Whereabouts) => act(name, where, { what: 'unsilence' })),
    )
    .addCommand(
      sub('reports', 'what people have reported, with the lines')
        .option('--closed', 'those that have been dealt with')
        .action(async ({ closed = false, ...where }: Whereabouts & { readonly closed?: boolean }) =>
          show(await look(where, (people) => reportLines(people, closed)), 'there are no reports'),
        ),
    )
    .addCommand(
      sub('close', 'closes all reports about somebody; nothing to mend')
        .argument('<name>', 'a name, or the id of a person')
        .action((name: string, where: Whereabouts) => act(name, where, { what: 'close' })),
    )
    .addCommand(
      sub('end', 'ends a table without a result; a running server does it within seconds')
        .argument('<match>', 'the last word of the table’s link')
        .option('--reason <text>', 'for the log', '')
        .action(async (match: string, { reason, ...where }: Doing) => {
          await tend(where, async (people) => {
            if (!(await people.conduct.isMatch(match))) throw new Complaint(`there is no table “${short(match, 40)}”`);
            await people.conduct.act({
              time: Date.now(),
              by: '',
              what: 'end',
              whom: '',
              match,
              until: 0,
              reason: reasonOf(reason),
              address: false,
            });
          });
          print(`${match} ends`);
        }),
    )
    .addCommand(
      sub('log', 'what moderators and hosts have done, the last first').action(async (where: Whereabouts) =>
        show(await look(where, async (people) => actLines(people, await people.conduct.lastActs(SHOWN_ACTS))), 'nothing has been done yet'),
      ),
    );
}
