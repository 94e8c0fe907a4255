import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { openEmbedded, type Database } from './db/open';
import { packageRoot } from './db/packageRoot';
import { freePort } from './db/server';

/** The data folder of the test. */
export let folder: string;
const processes: GatewayProcess[] = [];

/** The gateway bundled as for a release, so that what runs here is what runs there; each worker has its own. */
const BUNDLE = path.join(
  packageRoot(),
  `node_modules/.cache/process-test-${process.env['VITEST_POOL_ID']}`,
);

/** For the head of a file: a data folder for each test, and what was started in it ends with it. */
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

/** The gateway as a program of its own, over the folder of the test; it ends with the test. */
export class GatewayProcess {
  readonly url: string;
  readonly lines: string[] = [];
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  constructor(ports: { gateway: number; play: number }, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${ports.gateway}`;
    this.child = spawn(process.execPath, [path.join(BUNDLE, 'main.js')], {
      cwd: packageRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        GATEWAY_PORT: String(ports.gateway),
        PLAY_PORT: String(ports.play),
        DATA_DIR: folder,
        GATEWAY_SANDBOX: '1',
        GATEWAY_SEED: 'small',
        ...env,
      },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (data) => this.lines.push(...String(data).split('\n').filter(Boolean)));
    }
    this.ended = once(this.child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
    }));
    processes.push(this);
  }

  async ready(): Promise<this> {
    const end = Date.now() + 120_000;
    while (Date.now() < end && this.child.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return this;
      await pause(50);
    }
    throw new Error(`The gateway did not get ready:\n${this.lines.join('\n')}`);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
    await this.ended;
  }
}

export async function start(env: Record<string, string> = {}): Promise<GatewayProcess> {
  return new GatewayProcess({ gateway: await freePort(), play: await freePort() }, env);
}

/** The data folder as the dead process has left it. */
export async function inFolder<Value>(
  look: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openEmbedded({ folder: path.join(folder, 'postgres') });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}
