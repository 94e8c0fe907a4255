import { tierRuns } from '@perya/vitest-preset/tier';
import { playLaunch } from './play/schema';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  getBalance,
  getBetDetail,
  getBettingRecord,
  getTransactionHistory,
  launchGame,
  listGames,
  listRecentGames,
  logout,
  type Game,
} from '@perya/api-client';
import { checkLedger } from '../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { askPlayApi, type OpenReply as AnyOpenReply } from './play/playTesting';
import type { PlayedRound, RotatedSeeds } from '@perya/game-engines/play-api';
import { checkSpin, type SlotFacts, type SpinReply } from '@perya/game-engines/slot';

type OpenReply = AnyOpenReply<SlotFacts>;

let gateway: TestGateway;
let juan: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const ask = <Value>(path: string, options?: { secret?: string; body?: unknown }) =>
  askPlayApi<Value>(gateway, path, options);

async function firstSlot(place = 0): Promise<Game> {
  const { items } = await juan.client.call(listGames, { category: 'RNG' });
  const game = items[place];
  if (game === undefined) throw new Error('The lobby is empty.');
  return game;
}

async function ticketFor(caller: TestCaller, game: Game, isDemo = false): Promise<string> {
  const { address } = await caller.client.call(launchGame, {
    gameId: game.id,
    nodeId: game.nodeId,
    vendor: game.vendor,
    isDemo,
  });
  return new URL(address).searchParams.get('ticket') ?? '';
}

async function openGame(game: Game, { caller = juan, isDemo = false } = {}): Promise<OpenReply> {
  const ticket = await ticketFor(caller, game, isDemo);
  const { status, value } = await ask<OpenReply>('open', { body: { ticket } });
  expect(status).toBe(200);
  return value;
}

const key = (): string => crypto.randomUUID();
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

describe('a launch', () => {
  it('leads to the play origin with a ticket that opens the game once', async () => {
    const game = await firstSlot();
    const { address } = await juan.client.call(launchGame, {
      gameId: game.id,
      nodeId: game.nodeId,
      vendor: game.vendor,
    });
    expect(new URL(address).origin).toBe(gateway.playUrl);
    const ticket = new URL(address).searchParams.get('ticket');
    const first = await ask<OpenReply>('open', { body: { ticket } });
    expect(first.value.game).toMatchObject({
      id: game.id,
      name: game.name,
      currency: 'PHP',
      mode: 'real',
    });
    const second = await ask('open', { body: { ticket } });
    expect(second).toMatchObject({ status: 410, code: 'TICKET_SPENT' });
  });

  it('is a single launch when the button is pressed twice', async () => {
    const game = await firstSlot(1);
    const tickets = await Promise.all([ticketFor(juan, game), ticketFor(juan, game)]);
    expect(tickets[0]).toBe(tickets[1]);
    await ask('open', { body: { ticket: tickets[0] } });
    expect(await ticketFor(juan, game)).not.toBe(tickets[0]);
  });

  it('returns a ticket that expires after a minute', async () => {
    const ticket = await ticketFor(juan, await firstSlot(2));
    gateway.clock.moveTo(61_000);
    expect(await ask('open', { body: { ticket } })).toMatchObject({ status: 410 });
    gateway.clock.moveTo(0);
  });

  it('puts the game first in the recent games', async () => {
    const game = await firstSlot(3);
    await ticketFor(juan, game);
    const { items } = await juan.client.call(listRecentGames, {});
    expect(items[0]?.id).toBe(game.id);
  });

  it('stores the ticket only as a hash', async () => {
    const ticket = await ticketFor(juan, await firstSlot(4));
    const rows = await gateway.db.select().from(playLaunch);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  it('is rejected for a game that is unknown, of another vendor, or a lottery', async () => {
    const game = await firstSlot();
    const call = (input: { gameId: string; nodeId: string; vendor: string }) =>
      juan.client.call(launchGame, input);
    await expect(call({ gameId: 'x', nodeId: 'x', vendor: 'x' })).rejects.toMatchObject({
      status: 404,
      messageKey: 'unknown_game',
    });
    await expect(
      call({ gameId: game.id, nodeId: game.nodeId, vendor: 'SS' }),
    ).rejects.toMatchObject({ status: 404 });
    // A lottery has its own page.
    const { items } = await juan.client.call(listGames, { category: 'LOTT' });
    const lottery = items[0] as Game;
    await expect(
      call({ gameId: lottery.id, nodeId: lottery.nodeId, vendor: lottery.vendor }),
    ).rejects.toMatchObject({ status: 404, messageKey: 'unknown_game' });
  });

  it('requires sign-in and a real account, but allows trial accounts demo play', async () => {
    const game = await firstSlot();
    const input = { gameId: game.id, nodeId: game.nodeId, vendor: game.vendor };
    await expect(callerOf(gateway).client.call(launchGame, input)).rejects.toMatchObject({
      status: 401,
    });
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    await expect(trial.client.call(launchGame, input)).rejects.toMatchObject({
      status: 403,
      messageKey: 'in_need_true_account',
    });
    const { game: opened } = await openGame(game, { caller: trial, isDemo: true });
    expect(opened.mode).toBe('demo');
  });
});

describe('a spin', () => {
  it('takes the stake, pays by the reels, and is in the record and the statement', async () => {
    const { secret, game } = await openGame(await firstSlot(5));
    const before = await juan.client.call(getBalance, {});
    const stake = game.stakes[0] ?? '';
    const { status, value } = await ask<SpinReply>('spin', {
      secret,
      body: { roundKey: key(), stake },
    });
    expect(status).toBe(200);
    const after = await juan.client.call(getBalance, {});
    expect(minor(value.balance)).toBe(after.minor);
    expect(after.minor).toBe(before.minor - minor(stake) + minor(value.payout));

    const record = await juan.client.call(getBettingRecord, {});
    expect(record.items[0]).toMatchObject({ roundId: value.roundId, gameId: game.id });
    expect(record.items[0]?.stake.minor).toBe(minor(stake));
    const { items } = await juan.client.call(getTransactionHistory, { type: 'BET' });
    expect(items[0]).toMatchObject({ reference: value.roundId });
    expect(items[0]?.amount.minor).toBe(-minor(stake));
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('returns the first spin for a repeated round key and takes nothing again', async () => {
    const { secret, game } = await openGame(await firstSlot(6));
    const body = { roundKey: key(), stake: game.stakes[1] };
    const [first, second] = [
      await ask<SpinReply>('spin', { secret, body }),
      await ask<SpinReply>('spin', { secret, body }),
    ];
    expect(second.value).toEqual(first.value);
    const other = await ask('spin', { secret, body: { ...body, stake: game.stakes[2] } });
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    const record = await juan.client.call(getBettingRecord, {});
    expect(record.items.filter(({ roundId }) => roundId === first.value.roundId)).toHaveLength(1);
  });

  it('makes a single spin of two concurrent ones with the same key', async () => {
    const { secret, game } = await openGame(await firstSlot(7));
    const body = { roundKey: key(), stake: game.stakes[0] };
    const before = await juan.client.call(getBettingRecord, {});
    const answers = await Promise.all([
      ask<SpinReply>('spin', { secret, body }),
      ask<SpinReply>('spin', { secret, body }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const after = await juan.client.call(getBettingRecord, {});
    expect(after.totals.bets).toBe(before.totals.bets + 1);
  });

  it('rejects stakes above the balance, unknown stakes and malformed ones', async () => {
    const fresh = callerOf(gateway);
    await fresh.signIn('fresh01');
    const { secret, game } = await openGame(await firstSlot(8), { caller: fresh });
    const spin = (stake: string) => ask('spin', { secret, body: { roundKey: key(), stake } });
    expect(await spin(game.stakes[0] ?? '')).toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(await spin('0.37')).toMatchObject({ status: 422, code: 'UNKNOWN_STAKE' });
    expect(await spin('-1.00')).toMatchObject({ status: 422, code: 'UNKNOWN_STAKE' });
    expect(await spin('much')).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    const record = await fresh.client.call(getBettingRecord, {});
    expect(record.totals.bets).toBe(0);
  });

  it('requires a play secret and ends with its sign-in', async () => {
    const guest = callerOf(gateway);
    await guest.signIn('maria03');
    const { secret, game } = await openGame(await firstSlot(9), { caller: guest });
    const body = { roundKey: key(), stake: game.stakes[0] };
    expect(await ask('spin', { body })).toMatchObject({ status: 401 });
    expect(await ask('spin', { secret: 'guessed', body })).toMatchObject({ status: 401 });
    await guest.client.call(logout, {});
    expect(await ask('spin', { secret, body })).toMatchObject({ status: 401 });
  });

  it('moves no money in demo play and leaves no record', async () => {
    const before = await juan.client.call(getBettingRecord, {});
    const balance = await juan.client.call(getBalance, {});
    const { secret, game } = await openGame(await firstSlot(10), { isDemo: true });
    expect(game.balance).toBe('10000.00');
    const { value } = await ask<SpinReply>('spin', {
      secret,
      body: { roundKey: key(), stake: game.stakes[0] },
    });
    expect(minor(value.balance)).toBe(
      1_000_000 - minor(game.stakes[0] ?? '') + minor(value.payout),
    );
    expect(await juan.client.call(getBalance, {})).toEqual(balance);
    expect((await juan.client.call(getBettingRecord, {})).totals).toEqual(before.totals);
  });

  it('rejects a call from another site', async () => {
    const response = await fetch(`${gateway.playUrl}/play/api/open`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});

describe('many spins', () => {
  it("keep free spins on the platform until they're played, and every spin can be verified", async () => {
    const { secret: first, game } = await openGame(await firstSlot(11));
    let secret = first;
    const stake = game.stakes[0] ?? '';
    let { feature } = game;
    let features = 0;
    const resumed: unknown[][] = [];
    const open: unknown[][] = [];
    let staked = 0;
    let paid = 0;
    const before = await juan.client.call(getBalance, {});
    // Any spin of the tests above may have won free spins and left them unplayed.
    const openBets = async () =>
      (await juan.client.call(getBettingRecord, { status: 'open' })).totals.bets;
    const openBefore = await openBets();
    for (let spins = 0; feature !== null || (features === 0 && spins < 3000); spins += 1) {
      const { value } = await ask<SpinReply>('spin', { secret, body: { roundKey: key(), stake } });
      expect(value.isFree).toBe(feature !== null);
      staked += minor(value.stake);
      paid += minor(value.payout);
      if (feature === null && value.feature !== null) {
        features += 1;
        // A returning player finds them unchanged.
        const again = await openGame(await firstSlot(11));
        ({ secret } = again);
        const record = await juan.client.call(getBettingRecord, { status: 'open' });
        resumed.push([again.game.feature, value.feature]);
        open.push([record.items[0]?.roundId, value.roundId]);
      }
      feature = value.feature;
    }
    expect(features).toBeGreaterThan(0);
    for (const [found, left] of resumed) expect(found).toEqual(left);
    for (const [found, left] of open) expect(found).toBe(left);
    expect(await openBets()).toBe(openBefore);
    const after = await juan.client.call(getBalance, {});
    expect(after.minor).toBe(before.minor - staked + paid);
    expect(await checkLedger(gateway.db)).toEqual([]);

    const sealed = await ask<{ list: PlayedRound[] }>('rounds', { secret });
    expect(sealed.value.list.every(({ serverSeed }) => serverSeed === null)).toBe(true);
    const { value: rotated } = await ask<RotatedSeeds>('seeds', {
      secret,
      body: { clientSeed: 'my own words' },
    });
    expect(rotated.given.commitment).toBe(game.seeds.commitment);
    expect(rotated.next).toMatchObject({ clientSeed: 'my own words', nextNonce: 0 });
    expect(rotated.next.commitment).not.toBe(game.seeds.commitment);
    const { value: unsealed } = await ask<{ list: PlayedRound[] }>('rounds', { secret });
    for (const played of unsealed.list) {
      expect(await checkSpin(game.rules, played)).toBe(true);
      const forged = { ...played, outcome: played.outcome.map((stop) => stop + 1) };
      expect(await checkSpin(game.rules, forged)).toBe(false);
    }
  });

  it('are listed with their seeds in the bet detail, only for their own player', async () => {
    const record = await juan.client.call(getBettingRecord, {});
    const bet = record.items.at(-1);
    if (bet === undefined) throw new Error('There is no bet.');
    const draws = await juan.client.call(getBetDetail, { betId: bet.id });
    expect(draws[0]).toMatchObject({ roundId: bet.roundId, isFree: false });
    expect(draws.reduce((sum, { payout }) => sum + payout.minor, 0)).toBe(bet.payout.minor);
    const vip = callerOf(gateway);
    await vip.signIn('vip001');
    await expect(vip.client.call(getBetDetail, { betId: bet.id })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('any sequence of calls', () => {
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('spin' as const), stake: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'repeat' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'foreign stake' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'new seeds' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'come back' as const }) },
  );

  it('leaves a balance that is the sum of its spins, a correct ledger, and verifiable spins', async () => {
    const players = await Promise.all(
      ['juan01', 'vip001', 'maria03'].map(async (account) => {
        const caller = callerOf(gateway);
        await caller.signIn(account);
        return caller;
      }),
    );
    const game = await firstSlot(20);
    let minutes = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(action, { maxLength: 12 }), { minLength: 3, maxLength: 3 }),
        async (plans) => {
          // A player can open at most 60 games per minute.
          gateway.clock.moveTo((minutes += 1) * 60_001);
          const open = await Promise.all(players.map((caller) => openGame(game, { caller })));
          const before = await Promise.all(
            players.map((caller) => caller.client.call(getBalance, {})),
          );
          const moved = await Promise.all(
            plans.map(async (plan, index) => {
              let { secret } = open[index] as OpenReply;
              let last: { roundKey: string; stake: string | undefined } | undefined;
              let sum = 0;
              for (const step of plan) {
                if (step.kind === 'new seeds') await ask('seeds', { secret, body: {} });
                else if (step.kind === 'come back')
                  ({ secret } = await openGame(game, { caller: players[index] as TestCaller }));
                else if (step.kind === 'foreign stake')
                  await ask('spin', { secret, body: { roundKey: key(), stake: '0.03' } }).then(
                    ({ status, value }) => {
                      if (status === 200) sum += minor((value as SpinReply).payout);
                    },
                  );
                else if (step.kind === 'repeat') {
                  if (last !== undefined) await ask('spin', { secret, body: last });
                } else {
                  last = { roundKey: key(), stake: open[index]?.game.stakes[step.stake] };
                  const { status, value } = await ask<SpinReply>('spin', { secret, body: last });
                  if (status === 200) sum += minor(value.payout) - minor(value.stake);
                }
              }
              const { value } = await ask<RotatedSeeds>('seeds', { secret, body: {} });
              const { value: spins } = await ask<{ list: PlayedRound[] }>('rounds', { secret });
              const checked = await Promise.all(
                spins.list.map((played) => checkSpin(open[index]?.game.rules as never, played)),
              );
              return { sum, isFair: checked.every(Boolean), given: value.given.serverSeed };
            }),
          );
          const after = await Promise.all(
            players.map((caller) => caller.client.call(getBalance, {})),
          );
          moved.forEach(({ sum, isFair }, index) => {
            expect(isFair).toBe(true);
            expect((after[index]?.minor ?? 0) - (before[index]?.minor ?? 0)).toBe(sum);
          });
          expect(await checkLedger(gateway.db)).toEqual([]);
        },
      ),
      { numRuns: tierRuns(6) },
    );
    gateway.clock.moveTo(0);
  });
});

describe('the page of the game', () => {
  it('runs only its own script, and only inside the site', async () => {
    const page = await fetch(`${gateway.playUrl}/play/slot?ticket=x`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-ancestors http://localhost:4173');
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    const script = /src="(\/play\/assets\/slot-\w+\.js)"/.exec(html)?.[1] ?? '';
    const asset = await fetch(gateway.playUrl + script);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  it('shows the symbols of its game', async () => {
    const game = await firstSlot();
    for (const symbol of 'ABCDJKLMWS') {
      const picture = await fetch(`${gateway.playUrl}/play/art/${game.id}/${symbol}.svg`);
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(await picture.text()).toContain('<svg');
    }
    expect((await fetch(`${gateway.playUrl}/play/art/${game.id}/Z.svg`)).status).toBe(404);
    expect((await fetch(`${gateway.playUrl}/play/art/none/A.svg`)).status).toBe(404);
  });
});
