import { readConfig } from '@orrery/server';
import { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import type { Context } from '../context.ts';
import { examine } from '../doctor/checks.ts';

const MARKS = { ok: '+', mind: '?', wrong: '!' } as const;

export function command({ print, texts }: Context): Command {
  return new Command('doctor')
    .description('whether this machine has what a server needs, and what to do where it has not')
    .action(async () => {
      const config = ((): ReturnType<typeof readConfig> => {
        try {
          return readConfig(process.env);
        } catch (error) {
          throw new Complaint(error instanceof Error ? error.message : String(error));
        }
      })();
      const findings = await examine(config);
      for (const { state, key, data } of findings) print(`${MARKS[state]} ${texts.say(key, data)}`);
      const wrong = findings.filter(({ state }) => state === 'wrong').length;
      if (wrong > 0) throw new Complaint(texts.say('doctor.ill', { wrong }));
      print(texts.say('doctor.well'));
    });
}
