import { openPlayer, randomBot } from '@orrery/bots';
import { gameOf } from '@orrery/games';
import type { Bot, TableView } from '@orrery/kernel';
import type { BotTask } from './job.ts';

/** A level a seat may be given: 1 … 8, or a plain bot by name. */
const STANDARD = '4';

/** Bots of this thread by what they were opened for. */
const opened = new Map<string, Promise<Bot<TableView>>>();
const MOST = 20;

export function botFor(task: BotTask): Promise<Bot<TableView>> {
  const { game, rules, options, pack, level } = task;
  const key = JSON.stringify([game, rules, options, pack ?? null, level]);
  const known = opened.get(key);
  if (known) return known;
  if (opened.size >= MOST) opened.clear();
  const bot = open(task);
  opened.set(key, bot);
  return bot;
}

async function open({ game, rules: version, options, pack, level }: BotTask): Promise<Bot<TableView>> {
  const rules = gameOf(game, version)?.open(options, pack);
  if (!rules || 'faults' in rules) return randomBot();
  const name = level === '' ? STANDARD : level;
  return openPlayer(game, rules, /^\d+$/.test(name) ? `level:${name}` : name);
}
