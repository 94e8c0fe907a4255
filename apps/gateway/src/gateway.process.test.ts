import {
  getBalance,
  getTransactionHistory,
  isRejectedError,
  listPromotions,
  transferFunds,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { idempotentCall } from './kernel/http/schema';
import { tierRuns } from '@perya/vitest-preset/tier';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from './kernel/db/open';
import { postmasterPid } from './kernel/db/server';
import { checkLedger } from './kernel/ledger';
import { checkPointLedger } from './modules/rewards/points/ledger';
import { member } from './modules/identity/members/schema';
import type { MatchState } from '@perya/game-engines/match';
import type { TongitsView } from '@perya/game-engines/tongits';
import { WAIT_MS } from './modules/games/match/clock';
import {
  BET_SUBJECTS,
  openEngine,
  sendBet,
  type OpenTestGame,
} from './modules/games/play/betTesting';
import { askPlayApi } from './modules/games/play/playTesting';
import {
  folder,
  moveClock,
  start,
  setUpGatewayProcesses,
  withDataFolder,
  type GatewayProcess,
} from './processTesting';
import { callerOf } from './testing';

setUpGatewayProcesses();

/**
 * Number of runs that end with `kill -9` in the middle of transfers, of the gateway and of its database
 * server in turn.
 */
const KILL_ROUNDS = tierRuns(2);

const sentences = ({ lines }: GatewayProcess) => lines.filter((line) => !line.startsWith('{'));

describe('a killed gateway', () => {
  it(
    'loses nothing that was acknowledged, round after round',
    async () => {
      const UNIT = 1_00;
      /** Every key that was sent; true if the response arrived. */
      const sent = new Map<string, boolean>();
      /** The keys of the last run. */
      let last: string[] = [];

      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const gateway = await start().ready();
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

        // Whatever the last run acknowledged is stored under its key, and a repeat moves nothing. For calls
        // that it didn't acknowledge, the key reveals the outcome.
        for (const key of last) {
          await pay(key);
          sent.set(key, true);
        }
        const { totalCount } = await caller.client.call(getTransactionHistory, {
          type: 'TRANSFER_OUT',
        });
        expect(totalCount).toBe(sent.size);
        expect((await caller.client.call(getBalance, {})).minor).toBe(1_000_000);

        // Several writers, so that the kill happens between acknowledgements and in the middle of writes;
        // later in each round.
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
              // Without its database, the gateway responds with this error until it has exited.
              if (isRejectedError(error) && error.status < 500) throw error;
              return;
            }
          }
        });
        await enough.promise;
        // Kills in turn the gateway, and its database server, which also ends the gateway.
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
        const rows = await database.db.select().from(idempotentCall);
        const done = new Set(rows.filter(({ state }) => state === 'done').map(({ key }) => key));
        expect(acknowledged.filter((key) => !done.has(key))).toEqual([]);
        expect(await checkLedger(database.db)).toEqual([]);
        expect(await checkPointLedger(database.db)).toEqual([]);
        await database.close();
      }
    },
    KILL_ROUNDS * 45_000,
  );

  it('goes on with a game between players: the same cards, and every stake moved once', async () => {
    const first = await start().ready();
    const juan = callerOf(first);
    await juan.signIn('juan01');
    const before = (await juan.client.call(getBalance, {})).minor;
    const game = await openEngine(juan, 'tongits', () => undefined);
    const bet = await BET_SUBJECTS.tongits.bet(game);
    const key = crypto.randomUUID();
    expect((await sendBet(game, bet, key)).status).toBe(200);
    await moveClock(first, WAIT_MS + 1_000);
    const read = ({ playUrl, secret }: OpenTestGame) =>
      askPlayApi<MatchState<TongitsView>>({ playUrl }, 'tongits/match', { secret });
    const dealt = (await read(game)).value.match;
    expect(dealt?.phase).toBe('playing');
    await first.kill();

    const second = await start().ready();
    const again = callerOf(second);
    await again.signIn('juan01');
    const reopened = await openEngine(again, 'tongits', () => undefined);
    const { match } = (await read(reopened)).value;
    expect(match?.matchId).toBe(dealt?.matchId);
    expect(match?.commitment).toBe(dealt?.commitment);
    expect(match?.view?.hand).toEqual(dealt?.view?.hand);
    expect((await sendBet(reopened, bet, key)).status).toBe(200);
    const paid = before - (await again.client.call(getBalance, {})).minor;
    expect(paid).toBe(Math.round(Number(match?.stake) * 100));
    await second.kill();
    expect(await withDataFolder(({ db }) => checkLedger(db))).toEqual([]);
  }, 180_000);

  it('while creating its database leaves a folder that the next start completes', async () => {
    const first = start();
    while (!existsSync(path.join(folder, 'postgres.new'))) await pause(2);
    await first.kill();
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
    const second = await start().ready();
    const caller = callerOf(second);
    await caller.signIn('vip001');
    expect((await caller.client.call(getBalance, {})).minor).toBe(100_000_000);
  }, 180_000);
});

describe('the start of the gateway', () => {
  it('logs its progress and locks the folder, and a signal ends the gateway cleanly', async () => {
    const gateway = await start().ready();
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

    const second = start();
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(sentences(second)).toEqual([
      `The data folder ${folder} is in use by process ${gateway.child.pid}: stop that gateway first, or name another folder with DATA_DIR.`,
    ]);

    const began = performance.now();
    gateway.child.kill('SIGTERM');
    expect(await gateway.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(() => readFileSync(path.join(folder, 'gateway.lock'))).toThrow('ENOENT');
  }, 180_000);

  it('without the sandbox fills a new database without accounts', async () => {
    const gateway = await start({ GATEWAY_SANDBOX: '', GATEWAY_SEED: '' }).ready();
    const caller = callerOf(gateway);
    expect((await caller.client.call(listPromotions, {})).items).not.toEqual([]);
    await expect(caller.signIn('juan01')).rejects.toSatisfy(isRejectedError);
    expect((await fetch(`${gateway.url}/sandbox/reset`, { method: 'POST' })).status).toBe(404);
    await gateway.kill();
    const members = await withDataFolder(({ db }) => db.select().from(member));
    expect(members).toEqual([]);
  }, 180_000);

  it('without the sandbox adds demo accounts if the seed profile says so', async () => {
    const gateway = await start({ GATEWAY_SANDBOX: '0', GATEWAY_SEED: 'small' }).ready();
    const caller = callerOf(gateway);
    await caller.signIn('juan01');
    expect((await caller.client.call(getBalance, {})).minor).toBe(1_000_000);
  }, 180_000);

  it('fails on a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const gateway = start({ GATEWAY_PORT: String(port) });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([
      `Port ${port} is in use: stop the program that holds it, or choose another with GATEWAY_PORT.`,
    ]);
    server.close();
  }, 180_000);

  it('fails with an invalid setting', async () => {
    const gateway = start({ GATEWAY_PORT: 'abc' });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual(['GATEWAY_PORT is not a port number: "abc".']);
  });

  it('fails in a folder that can’t be written', async () => {
    const notAFolder = path.join(folder, 'file');
    writeFileSync(notAFolder, '');
    const gateway = start({ DATA_DIR: notAFolder });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([
      `The data folder ${notAFolder} cannot be written (EEXIST): give this user the right to write there, or name another folder with DATA_DIR.`,
    ]);
  });

  it('fails if the configured PostgreSQL does not respond', async () => {
    const gateway = start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(await gateway.ended).toMatchObject({ code: 1 });
    expect(sentences(gateway)).toEqual([
      'The PostgreSQL of DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:1): check the address and that the server runs.',
    ]);
  });
});
