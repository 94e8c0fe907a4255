import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from './config';
import { lockFolder, type FolderLock } from './db/lock';
import { ForeignMigrationError } from './db/migrate';
import { openEmbedded, openPostgres, type Database } from './db/open';
import { packageRoot } from './db/packageRoot';
import { createLog } from './http/logging';
import { startGateway } from './start';
import { StartError } from './StartError';

/** What could not be mended by starting again. */
const EXIT_START = 1;
/** A fault of the program: starting again may help, and loses nothing. */
const EXIT_FAULT = 70;
const STOP_MS = 5_000;

try {
  await main();
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(EXIT_START);
}

async function main() {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const progress = (text: string) => log.info({ progress: text }, 'starting');
  const { database, lock } = await openDatabase(config, progress);

  const gateway = await startGateway({
    config,
    database,
    log,
    progress,
    version: readVersion(),
  }).catch(async (error: unknown) => {
    await database.close();
    lock?.release();
    throw error;
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the gateway has a fault and ends');
    process.exit(EXIT_FAULT);
  });
  log.info({ url: gateway.url, playUrl: gateway.playUrl, pid: process.pid }, 'ready');

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), STOP_MS).unref();
    await gateway.stop();
    await database.close();
    lock?.release();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      void stop(signal);
    });
  }
}

async function openDatabase(
  { databaseUrl, dataFolder }: Config,
  progress: (text: string) => void,
): Promise<{ database: Database; lock: FolderLock | undefined }> {
  // Drawn art is kept in the folder either way, and by one gateway at a time.
  const lock = lockFolder(dataFolder);
  try {
    if (databaseUrl !== undefined) {
      progress('Connecting to PostgreSQL');
      return { database: await openPostgres(databaseUrl), lock };
    }
    progress('Opening the database');
    return { database: await openEmbedded({ folder: path.join(dataFolder, 'database') }), lock };
  } catch (cause) {
    lock.release();
    if (databaseUrl !== undefined) {
      throw new StartError(
        `The PostgreSQL of DATABASE_URL does not answer (${cause instanceof Error ? cause.message : String(cause)}): check the address and that the server runs.`,
        { cause },
      );
    }
    throw cause;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (error instanceof ForeignMigrationError) {
    return 'The data was made by another version of the gateway: start that version, or name another folder with DATA_DIR.';
  }
  return undefined;
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(packageRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
