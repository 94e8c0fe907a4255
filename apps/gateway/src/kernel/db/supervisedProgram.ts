import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Maximum duration of a start: recovery after a crash reads the write-ahead log. */
const START_MS = 120_000;
const POLL_MS = 10;

/**
 * Starts the program and interrupts it when standard input closes, so that it exits with this process, even
 * on `kill -9`.
 */
const SUPERVISOR = `
exec 3<&0
"$@" 3<&- &
program=$!
{ cat <&3 >/dev/null; kill -INT $program; } 2>/dev/null &
exec 3<&-
wait $program`;

/** A user of this system. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** A program that exits with this process. */
export interface SupervisedProgram {
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
  /** True as soon as the check succeeds; false if the program has exited before, or after a timeout. */
  isReady(check: () => boolean): Promise<boolean>;
  /** The last lines of its standard error, after it has exited: they may arrive later than its exit code. */
  exitMessage(): Promise<string>;
  stop(): Promise<void>;
}

/** Runs a program under supervision, as `user` or as the user of this process. */
export function runSupervised(
  user: SystemUser | undefined,
  program: string,
  args: readonly string[],
): SupervisedProgram {
  const { command, ids } = runningAs(user);
  const child = spawn('sh', ['-c', SUPERVISOR, 'sh', ...command, program, ...args], {
    ...ids,
    // A terminal sends Ctrl-C to every process of a group, but this one has to exit after the gateway.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  let words = '';
  child.stderr.on('data', (data) => {
    words = (words + String(data)).slice(-2_000);
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const state = { hasEnded: false };
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => {
      words += message;
      resolve(null);
    });
    child.once('exit', resolve);
  }).finally(() => {
    state.hasEnded = true;
    // The supervisor stops waiting when its input ends.
    child.stdin.destroy();
  });
  return {
    ended,
    exitMessage: () => closed.then(() => words.trim()),
    isReady: async (check) => {
      const end = Date.now() + START_MS;
      while (!state.hasEnded && Date.now() < end) {
        if (check()) return true;
        await pause(POLL_MS);
      }
      return false;
    },
    stop: async () => {
      child.stdin.destroy();
      await ended;
    },
  };
}

/**
 * The command prefix and ids that run a program as another user. Root can enter any folder, and the program's
 * files may be in one that other users can't enter: where the system supports it, the program keeps this one
 * capability.
 */
function runningAs(user: SystemUser | undefined): { command: string[]; ids: Partial<SystemUser> } {
  if (user === undefined) return { command: [], ids: {} };
  const options = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  try {
    execFileSync('setpriv', [...options, 'true'], { stdio: 'ignore' });
    return { command: ['setpriv', ...options], ids: {} };
  } catch {
    return { command: [], ids: user };
  }
}
