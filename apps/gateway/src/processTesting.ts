import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { openEmbedded, type Database } from './kernel/db/open';
import { packageRoot } from './kernel/config/packageRoot';

/** The test's data folder. */
export let folder: string;
const processes: GatewayProcess[] = [];

/** The gateway bundled as for a release, so that the tests run the released code; each worker has its own. */
const BUNDLE = path.join(
  packageRoot(),
  `node_modules/.cache/process-test-${process.env['VITEST_POOL_ID']}`,
);

/** Call it at the top of a test file: gives each test a data folder, and stops what the test started in it. */
export function setUpGatewayProcesses(): void {
  beforeAll(() => {
    execFileSync(
      path.join(packageRoot(), 'node_modules', '.bin', 'tsup'),
      ['--out-dir', BUNDLE, '--silent'],
      { cwd: packageRoot() },
    );
  }, 120_000);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'perya-process-'));
  });
  afterEach(async () => {
    for (const gateway of processes.splice(0)) await gateway.kill();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The gateway as a separate process with the test's data folder; it's stopped with the test. */
export class GatewayProcess {
  readonly lines: string[] = [];
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  readonly #address = Promise.withResolvers<string>();
  #url: string | undefined;

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, [path.join(BUNDLE, 'main.js')], {
      cwd: packageRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        // Chosen by the system: a port that was free a moment ago may be in use by now.
        GATEWAY_PORT: '0',
        PLAY_PORT: '0',
        DATA_DIR: folder,
        GATEWAY_SANDBOX: '1',
        GATEWAY_SEED: 'small',
        ...env,
      },
    });
    for (const input of [this.child.stdout, this.child.stderr]) {
      if (input !== null) createInterface({ input }).on('line', (line) => this.#take(line));
    }
    this.ended = once(this.child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
    }));
    processes.push(this);
  }

  /** Its URL, once it's ready. */
  get url(): string {
    if (this.#url === undefined) throw new Error('The gateway is not ready: wait for `ready()`.');
    return this.#url;
  }

  async ready(): Promise<this> {
    const first = await Promise.race([this.#address.promise, this.ended]);
    if (typeof first === 'string') return this;
    throw new Error(`The gateway did not get ready:\n${this.lines.join('\n')}`);
  }

  #take(line: string): void {
    if (line === '') return;
    this.lines.push(line);
    if (!line.includes('"msg":"ready"')) return;
    this.#url = (JSON.parse(line) as { url: string }).url;
    this.#address.resolve(this.#url);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
    await this.ended;
  }
}

export function start(env: Record<string, string> = {}): GatewayProcess {
  return new GatewayProcess(env);
}

/** Moves the clock of a gateway; it keeps running. */
export const moveClock = (gateway: GatewayProcess, offsetMs: number): Promise<Response> =>
  fetch(`${gateway.url}/sandbox/clock`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
  });

/** Opens the data folder as the killed process left it. */
export async function withDataFolder<Value>(
  look: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openEmbedded({ folder: path.join(folder, 'postgres') });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}
