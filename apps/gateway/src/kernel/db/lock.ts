import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { StartError } from '../config/StartError';

/** The process that holds a data folder. */
interface Holder {
  pid: number;
  /** When the process started, as reported by the system: pids are reused. */
  began: string;
  /** Distinguishes locks taken by the same process. */
  id: string;
}

/** A locked data folder. */
interface FolderLock {
  readonly file: string;
  release(): void;
}

const LOCK_NAME = 'gateway.lock';

/**
 * Locks the data folder for this process. The embedded server and the drawn art belong to one gateway: a
 * second one must not start. A lock whose holder is dead, or whose pid now belongs to another process, is
 * taken over.
 */
export function lockFolder(folder: string): FolderLock {
  makeWritable(folder);
  const file = path.join(folder, LOCK_NAME);
  const me: Holder = { pid: process.pid, began: processBegan(process.pid) ?? '', id: randomUUID() };

  if (!claim(file, me)) {
    takeOver(file, me, folder);
  }
  return {
    file,
    release: () => {
      if (readHolder(file)?.id === me.id) unlinkSync(file);
    },
  };
}

function makeWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorCode(cause)}): give this user the right to write there, or name another folder with DATA_DIR.`,
      { cause },
    );
  }
}

/** Creates the lock atomically: a linked file is never seen half written. */
function claim(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.id}`;
  writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flush: true });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * Replaces the lock of a dead holder. If several processes find it dead at once, the one that holds the guard
 * file decides, after checking again.
 */
function takeOver(file: string, me: Holder, folder: string) {
  refuseIfAlive(readHolder(file), folder);
  const guard = `${file}.takeover`;
  if (!claim(guard, me)) {
    const rival = readHolder(guard);
    // The other process has decided meanwhile, and most likely holds the folder now.
    if (rival === undefined && !existsSync(guard)) {
      takeOver(file, me, folder);
      return;
    }
    if (rival !== undefined && isAlive(rival)) throw inUse(rival, folder);
    throw new StartError(
      `The data folder ${folder} was left while it was being taken over: delete ${guard} and start again.`,
    );
  }
  try {
    refuseIfAlive(readHolder(file), folder);
    unlinkIfThere(file);
    if (!claim(file, me)) throw inUse(readHolder(file), folder);
  } finally {
    unlinkIfThere(guard);
  }
}

function refuseIfAlive(holder: Holder | undefined, folder: string) {
  if (holder !== undefined && isAlive(holder)) throw inUse(holder, folder);
}

function inUse(holder: Holder | undefined, folder: string): StartError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid}`;
  return new StartError(
    `The data folder ${folder} is in use by ${who}: stop that gateway first, or name another folder with DATA_DIR.`,
  );
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    if (typeof holder.pid !== 'number') return undefined;
    return { pid: holder.pid, began: holder.began ?? '', id: holder.id ?? '' };
  } catch {
    // Deleted meanwhile, or not a valid lock file: either way it names no holder.
    return undefined;
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means a process of another user: it's alive.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const now = processBegan(pid);
  return now === undefined || began === '' || now === began;
}

/** When a process started, in the system's own format; undefined if that can't be determined. */
function processBegan(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses can contain spaces: fields are counted after it. The 22nd is the start time
      // in ticks since the boot that boot_id identifies.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function unlinkIfThere(file: string) {
  try {
    unlinkSync(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
