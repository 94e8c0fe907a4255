import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from './kernel/config/config';
import { lockFolder } from './kernel/db/lock';
import { ForeignMigrationError } from './kernel/db/migrate';
import { connect, openEmbedded, type Database } from './kernel/db/open';
import { packageRoot } from './kernel/config/packageRoot';
import { createLog } from './kernel/http/logging';
import { startGateway } from './start';
import { StartError } from './kernel/config/StartError';

/** A restart doesn't help. */
const EXIT_START = 1;
/** An internal error: a restart may help, and loses nothing. */
const EXIT_ERROR = 70;
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
  // Drawn art is stored in the folder wherever the database is, and by one gateway at a time.
  const lock = lockFolder(config.dataFolder);
  const gateway = await startGateway({
    config,
    log,
    progress,
    open: () =>
      openDatabase(config, progress, () => {
        log.fatal('the database server has ended');
        process.exit(EXIT_ERROR);
      }),
    version: readVersion(),
  }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the gateway has an error and ends');
    process.exit(EXIT_ERROR);
  });
  log.info({ url: gateway.url, playUrl: gateway.playUrl, pid: process.pid }, 'ready');

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), STOP_MS).unref();
    await gateway.stop();
    lock.release();
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
  onLost: () => void,
): Promise<Database> {
  if (databaseUrl === undefined) {
    progress('Starting the database');
    return openEmbedded({ folder: path.join(dataFolder, 'postgres'), onLost });
  }
  progress('Connecting to PostgreSQL');
  try {
    return await connect(databaseUrl, { isShared: true });
  } catch (cause) {
    throw new StartError(
      `The PostgreSQL of DATABASE_URL does not answer (${cause instanceof Error ? cause.message : String(cause)}): check the address and that the server runs.`,
      { cause },
    );
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
