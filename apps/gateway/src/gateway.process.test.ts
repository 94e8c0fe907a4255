import {
  getBalance,
  getSettlements,
  getTransactionHistory,
  isRejectedError,
  listTickets,
  minorUnits,
  transferFunds,
} from '@perya/api-client';
import { sql } from 'drizzle-orm';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from './clock';
import { openEmbedded, type Database } from './db/open';
import { freePort, postmasterPid } from './db/server';
import { packageRoot } from './db/packageRoot';
import { rowsOf } from './db/types';
import { checkLedger } from './ledger';
import { checkPointLedger } from './points/ledger';
import { sellTickets } from './lottery/settlementLoad';
import { memberIdOf, playedBets } from './records/recordsTesting';
import { bet } from './records/schema';
import { callerOf } from './testing';

let folder: string;
const processes: GatewayProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'perya-process-'));
});
afterEach(async () => {
  for (const gateway of processes.splice(0)) await gateway.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Lives that end in `kill -9` in the middle of transfers; `KILL_ROUNDS=50` before a release. */
const KILL_ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);

/** The gateway bundled as for a release, so that what runs here is what runs there. */
const BUNDLE = path.join(packageRoot(), 'node_modules', '.cache', 'process-test');
beforeAll(() => {
  execFileSync(
    path.join(packageRoot(), 'node_modules', '.bin', 'tsup'),
    ['--out-dir', BUNDLE, '--silent'],
    { cwd: packageRoot() },
  );
}, 120_000);

/** The gateway as a program of its own. */
class GatewayProcess {
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

async function start(env: Record<string, string> = {}): Promise<GatewayProcess> {
  return new GatewayProcess({ gateway: await freePort(), play: await freePort() }, env);
}

const sentences = ({ lines }: GatewayProcess) => lines.filter((line) => !line.startsWith('{'));

describe('the death of the gateway', () => {
  it(
    'loses nothing that was acknowledged, round after round',
    async () => {
      const UNIT = 1_00;
      /** Every key that was sent; true where the answer came back. */
      const sent = new Map<string, boolean>();
      /** Those of the last life. */
      let last: string[] = [];

      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const gateway = await (await start()).ready();
        await fetch(`${gateway.url}/sandbox/brand`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ vendorWallets: ['XGS'] }),
        });
        const caller = callerOf(gateway);
        await caller.signIn('juan01');
        const pay = (idempotencyKey: string) =>
          caller.client.call(
            transferFunds,
            { from: 'MAIN', to: 'XGS', amount: minorUnits(UNIT) },
            { idempotencyKey },
          );

        // What the last life acknowledged is there, under its key, and moves nothing again; of what it
        // did not acknowledge the key tells the outcome.
        for (const key of last) {
          await pay(key);
          sent.set(key, true);
        }
        const { totalCount } = await caller.client.call(getTransactionHistory, {
          type: 'TRANSFER_OUT',
        });
        expect(totalCount).toBe(sent.size);
        expect((await caller.client.call(getBalance, {})).minor).toBe(1_000_000);

        // Several writers, so that the blow falls between acknowledgements and into the middle of
        // writes; later in each round.
        let acknowledgements = 0;
        const enough = Promise.withResolvers<void>();
        const writers = Array.from({ length: 4 }, async (_, writer) => {
          for (let turn = 0; ; turn += 1) {
            const key = `round-${round}-writer-${writer}-${turn}`;
            sent.set(key, false);
            try {
              await pay(key);
              sent.set(key, true);
              acknowledgements += 1;
              if (acknowledgements === 10 + 7 * (round % 4)) enough.resolve();
            } catch (error) {
              // Without its database the gateway answers so until it has ended.
              if (isRejectedError(error) && error.status < 500) throw error;
              return;
            }
          }
        });
        await enough.promise;
        // In turn the gateway dies, and the database server under it, whose end ends the gateway.
        const isServer = round % 2 === 1;
        if (isServer) process.kill(postmasterPid(path.join(folder, 'postgres')), 'SIGKILL');
        else gateway.child.kill('SIGKILL');
        expect(await gateway.ended).toEqual(
          isServer ? { code: 70, signal: null } : { code: null, signal: 'SIGKILL' },
        );
        await Promise.all(writers);
        last = [...sent.keys()].filter((key) => key.startsWith(`round-${round}-`));
        const acknowledged = [...sent]
          .filter(([, isAcknowledged]) => isAcknowledged)
          .map(([key]) => key);

        const database = await openEmbedded({ folder: path.join(folder, 'postgres') });
        const rows = await database.db.query.idempotentCall.findMany();
        const done = new Set(rows.filter(({ state }) => state === 'done').map(({ key }) => key));
        expect(acknowledged.filter((key) => !done.has(key))).toEqual([]);
        expect(await checkLedger(database.db)).toEqual([]);
        expect(await checkPointLedger(database.db)).toEqual([]);
        await database.close();
      }
    },
    KILL_ROUNDS * 45_000,
  );

  it('while its database is made leaves a folder that the next start fills', async () => {
    const first = await start();
    while (!existsSync(path.join(folder, 'postgres.new'))) await pause(2);
    await first.kill();
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
    const second = await (await start()).ready();
    const caller = callerOf(second);
    await caller.signIn('vip001');
    expect((await caller.client.call(getBalance, {})).minor).toBe(100_000_000);
  }, 180_000);
});

/** The data folder as the dead process has left it. */
async function inFolder<Value>(look: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openEmbedded({ folder: path.join(folder, 'postgres') });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const ticketCounts = ({ db }: Database) =>
  rowsOf<{ open: number; ended: number }>(
    db,
    sql`select count(*) filter (where state = 'OPEN')::int as open,
      count(*) filter (where state <> 'OPEN')::int as ended
      from lottery_ticket where lottery = 'FIVE_1M'`,
  ).then(([row]) => row ?? { open: 0, ended: 0 });

describe('the death of the gateway in the middle of a settlement', () => {
  it('pays every ticket of the draw once, in the next life', async () => {
    const TICKETS = 16_000;
    await (await (await start()).ready()).kill();
    const { drawAt } = await inFolder((database) =>
      sellTickets({ db: database.db, clock: createClock() }, TICKETS, ['juan01']),
    );

    const first = await (await start()).ready();
    await fetch(`${first.url}/sandbox/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ offsetMs: drawAt.getTime() - Date.now() + 500 }),
    });
    const isInTheMiddle = () =>
      first.lines.some((line) => line.includes('"settling a draw of many tickets"'));
    await expect.poll(isInTheMiddle, { timeout: 60_000, interval: 1 }).toBe(true);
    await first.kill();
    const half = await inFolder(async (database) => {
      expect(await checkLedger(database.db)).toEqual([]);
      expect(await checkPointLedger(database.db)).toEqual([]);
      return ticketCounts(database);
    });
    expect(half.open).toBeGreaterThan(0);
    expect(half.ended).toBeGreaterThan(0);

    const second = await (await start()).ready();
    const again = callerOf(second);
    await again.signIn('juan01');
    const open = async () =>
      (await again.client.call(listTickets, { lottery: 'FIVE_1M', state: 'open' })).totalCount;
    await expect.poll(open, { timeout: 60_000, interval: 200 }).toBe(0);
    await second.kill();
    await inFolder(async (database) => {
      expect(await checkLedger(database.db)).toEqual([]);
      expect(await checkPointLedger(database.db)).toEqual([]);
      expect((await ticketCounts(database)).open).toBe(0);
      const wrong = await rowsOf(
        database.db,
        sql`
        select t.id from lottery_ticket t join bet b on b.id = t.bet_id
        left join ledger_posting p on p.key = 'payout:' || t.id
        left join ledger_entry e on e.posting_id = p.id and e.amount > 0
        where coalesce(e.amount, 0) <> t.payout or b.payout <> t.payout or b.status <> t.state`,
      );
      expect(wrong).toEqual([]);
    });
  }, 240_000);
});

describe('the death of the gateway while contracts are settled', () => {
  const DAYS = 12;
  const HOUR_MS = 3_600_000;
  const isSettling = ({ lines }: GatewayProcess) =>
    lines.some((line) => line.includes('"settled contracts"'));
  /** Some play of juan01 in every hour that the clock is about to pass. */
  const playAhead = ({ db }: Database) =>
    memberIdOf(db, 'juan01').then((memberId) =>
      db.insert(bet).values(
        Array.from({ length: DAYS * 24 }, (_, hour) =>
          playedBets(1, {
            memberId,
            settledAt: new Date(Date.now() + (hour + 1) * HOUR_MS),
            stake: 2_000_00n,
            turnover: 2_000_00n,
          }),
        ).flat(),
      ),
    );

  it('pays every contract and period once, in the lives after', async () => {
    await (await (await start()).ready()).kill();
    await inFolder(playAhead);
    const first = await (await start()).ready();
    await fetch(`${first.url}/sandbox/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ offsetMs: (DAYS + 1) * 24 * HOUR_MS }),
    });
    await expect.poll(() => isSettling(first), { timeout: 60_000, interval: 1 }).toBe(true);
    await first.kill();
    await inFolder(async ({ db }) => expect(await checkLedger(db)).toEqual([]));

    const second = await (await start()).ready();
    const agent = callerOf(second);
    await agent.signIn('agent01');
    const settled = async () =>
      (await agent.client.call(getSettlements, { kind: 'daily', role: 'mine', from: Date.now() }))
        .totalCount;
    await expect.poll(settled, { timeout: 90_000, interval: 500 }).toBeGreaterThanOrEqual(DAYS);
    await second.kill();
    await inFolder(async ({ db }) => {
      expect(await checkLedger(db)).toEqual([]);
      expect(await checkPointLedger(db)).toEqual([]);
      const wrong = await rowsOf(
        db,
        sql`
        select s.id from settlement s
        left join ledger_posting p
          on p.key = 'settlement:' || s.contract_id || ':' || (extract(epoch from s.period_from) * 1000)::bigint
        left join ledger_entry e on e.posting_id = p.id and e.amount > 0
        where coalesce(e.amount, 0) <> s.amount`,
      );
      expect(wrong).toEqual([]);
    });
  }, 300_000);
});

describe('the start of the gateway', () => {
  it('is told by progress lines, and its end by a signal is clean', async () => {
    const gateway = await (await start()).ready();
    // The address answers a moment before the pipe has brought the line.
    await expect.poll(() => gateway.lines.at(-1), { timeout: 10_000 }).toContain('"msg":"ready"');
    const records = gateway.lines.map(
      (line) => JSON.parse(line) as { progress?: string; msg?: string },
    );
    expect(records.find(({ progress }) => progress !== undefined)?.progress).toBe(
      'Starting the database',
    );
    expect(records.at(-1)).toMatchObject({ msg: 'ready', url: gateway.url });
    expect(JSON.parse(readFileSync(path.join(folder, 'gateway.lock'), 'utf8'))).toMatchObject({
      pid: gateway.child.pid,
    });

    const began = performance.now();
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(() => readFileSync(path.join(folder, 'gateway.lock'))).toThrow('ENOENT');
  }, 180_000);

  it('is refused in a folder that another gateway holds', async () => {
    const first = await (await start()).ready();
    const second = await start();
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(sentences(second)).toEqual([
      `The data folder ${folder} is in use by process ${first.child.pid}: stop that gateway first, or name another folder with DATA_DIR.`,
    ]);
  }, 180_000);

  it('is refused on a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const gateway = await start({ GATEWAY_PORT: String(port) });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([
      `Port ${port} is in use: stop the program that holds it, or choose another with GATEWAY_PORT.`,
    ]);
    server.close();
  }, 180_000);

  it.each([
    [{ GATEWAY_PORT: 'abc' }, 'GATEWAY_PORT is not a port number: "abc".'],
    [
      { SITE_ORIGIN: 'http://localhost:4173/' },
      'SITE_ORIGIN.0 is not an origin: "http://localhost:4173/".',
    ],
    [{ GATEWAY_SEED: 'huge' }, 'GATEWAY_SEED is none of demo, large, empty: "huge".'],
  ])('is refused with %o', async (env, sentence) => {
    const gateway = await start(env);
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([sentence]);
  });

  it('is refused in a folder that cannot be written', async () => {
    const notAFolder = path.join(folder, 'file');
    writeFileSync(notAFolder, '');
    const gateway = await start({ DATA_DIR: notAFolder });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([
      `The data folder ${notAFolder} cannot be written (EEXIST): give this user the right to write there, or name another folder with DATA_DIR.`,
    ]);
  });

  it('is refused without the PostgreSQL that it was told to use', async () => {
    const gateway = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([
      'The PostgreSQL of DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:1): check the address and that the server runs.',
    ]);
  });
});
