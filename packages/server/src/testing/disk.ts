/** Disks that fail in earnest: a small one that is filled up, one that may not be written, and a process that may write no more. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '../bench/process.ts';

const ran = (program: string, ...given: readonly string[]): boolean => spawnSync(program, given, { stdio: 'ignore' }).status === 0;

const must = (program: string, ...given: readonly string[]): void => void execFileSync(program, given);

/** Longest file a running process may write, in bytes: the kernel refuses the rest, whoever runs it. Other limits stay. */
export function limitFiles({ child }: ServerProcess, bytes: number | 'unlimited'): void {
  // The soft limit alone, so that it can be lifted again.
  must('prlimit', '--pid', String(child.pid), `--fsize=${bytes}:`);
}

export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing more fits, or lets the server write no more than it has. */
  fill(server: ServerProcess): void;
  clear(server: ServerProcess): void;
  /** Fills it before any server is there; a program run by `as` finds no room. */
  fillUp(): void;
  readonly as: readonly string[];
  remove(): void;
}

/** A file system of its own where this user may mount one; else an ordinary folder and a limit the kernel sets to the server's files. */
export function smallDisk(mebibytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-small-'));
  const mounted = ran('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'orrery', folder);
  const junk = join(folder, 'junk');
  const fillUp = (): void => {
    if (!mounted) return;
    const file = openSync(junk, 'w');
    for (let piece = Buffer.alloc(64 * 1024); piece.length > 0;)
      try {
        writeSync(file, piece);
      } catch {
        piece = piece.subarray(0, piece.length >> 1);
      }
    closeSync(file);
  };
  return {
    folder,
    fill: (server) => (mounted ? fillUp() : limitFiles(server, 64 * 1024)),
    clear(server) {
      if (mounted) rmSync(junk);
      else limitFiles(server, 'unlimited');
    },
    fillUp,
    as: mounted ? [] : ['prlimit', '--fsize=0:'],
    remove() {
      if (mounted) must('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ForbiddenPlace {
  readonly folder: string;
  /** How to run a program that must not write there. */
  readonly as: readonly string[];
  remove(): void;
}

/** A folder in which nothing may be made: on a read-only file system, or by its rights for somebody who has to keep to them. */
export function forbiddenPlace(): ForbiddenPlace {
  const base = mkdtempSync(join(tmpdir(), 'orrery-forbidden-'));
  const mounted = ran('mount', '-t', 'tmpfs', '-o', 'ro', 'orrery', base);
  const folder = join(base, 'data');
  if (!mounted) {
    mkdirSync(folder);
    chmodSync(folder, 0o555);
  }
  const root = process.getuid?.() === 0;
  return {
    folder: mounted ? base : folder,
    as: !mounted && root ? ['setpriv', '--reuid=65534', '--clear-groups'] : [],
    remove() {
      if (mounted) must('umount', base);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
