import { getBalance, getBettingRecord, listFreeSpins, listWinners } from '@perya/api-client';
import { parseDecimal } from '@perya/rules/money';
import { and, eq, like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { createTestPage } from '../play/playTesting';
import type { PlayedRound } from '@perya/game-engines/play-api';
import { checkSpin, type SlotFacts, type SpinReply } from '@perya/game-engines/slot';
import { memberIdOf } from '../../records/recordsTesting';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { turnoverRequirement } from '../../money/turnover/schema';
import { freeSpinGame } from './game';
import { grantFreeSpins } from './grant';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let caller: TestCaller;
let memberId: number;
let page: ReturnType<typeof createTestPage>;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('maria03');
  memberId = await memberIdOf(gateway.db, 'maria03');
  page = createTestPage(gateway);
});

const grant = async (spins: number, sourceId = 'test') => {
  const game = await freeSpinGame(gateway.platform);
  if (game === undefined) throw new Error('There is no slot.');
  await grantFreeSpins(gateway.db, {
    memberId,
    currency: 'PHP',
    gameId: game.id,
    stake: game.stake,
    spins,
    days: 7,
    turnoverMultiple: 2,
    source: 'OPERATOR',
    sourceId,
    at: gateway.clock.now(),
  });
  return game;
};
const minor = (amount: string) => parseDecimal(amount) ?? 0n;

it('cost nothing, pay into the wallet, and require turnover of what they won', async () => {
  const game = await grant(6);
  const before = BigInt((await caller.client.call(getBalance, {})).minor);
  const record = async () => (await caller.client.call(getBettingRecord, {})).totals;
  const recorded = await record();
  const opened = await page.open<SlotFacts>(caller, 'slot');
  expect(opened.game.id).toBe(game.id);
  expect(opened.game.grant).toMatchObject({ total: 6, remaining: 6 });
  let won = 0n;
  let granted = 0;
  let left: SpinReply['grant'] = opened.game.grant;
  let feature: SpinReply['feature'] = null;
  // The machine's own free spins come in between and cost nothing either.
  while (left !== null || feature !== null) {
    const body = { roundKey: randomUUID(), stake: opened.game.stakes.at(-1) };
    const { value, status } = await page.ask<SpinReply>('spin', { secret: opened.secret, body });
    expect(status).toBe(200);
    expect(value.stake).toBe('0.00');
    expect(minor(value.paysBy)).toBe(game.stake);
    if (!value.isFree) granted += 1;
    won += minor(value.payout);
    ({ grant: left, feature } = value);
  }
  expect(granted).toBe(6);
  expect(BigInt((await caller.client.call(getBalance, {})).minor)).toBe(before + won);
  const { items } = await caller.client.call(listFreeSpins, { state: 'used' });
  expect(items[0]).toMatchObject({ spins: 6, spinsLeft: 0, won: { minor: Number(won) } });
  const asked = await gateway.db
    .select()
    .from(turnoverRequirement)
    .where(
      and(
        eq(turnoverRequirement.memberId, memberId),
        like(turnoverRequirement.sourceId, 'free-spins:%'),
      ),
    );
  expect(asked.reduce((sum, { amount }) => sum + amount, 0n)).toBe(won * 2n);
  // Each is in the record with its winnings and no stake.
  const { stake, turnover, bets } = recorded;
  expect(await record()).toMatchObject({ stake, turnover, bets: bets + 6 });
  expect(await checkLedger(gateway.db)).toEqual([]);
  // A bet without a stake has no multiple and must not break the list of winners.
  await caller.client.call(listWinners, { period: 'day', order: 'multiple', count: 10 });
});

it('can be verified by the player, using the stake that they are played at', async () => {
  await grant(3);
  const opened = await page.open<SlotFacts>(caller, 'slot');
  const { secret, game } = opened;
  for (let spins = 0; spins < 3; spins += 1) {
    await page.ask<SpinReply>('spin', {
      secret,
      body: { roundKey: randomUUID(), stake: game.stakes[0] },
    });
  }
  await page.ask('seeds', { secret, body: { clientSeed: 'another' } });
  const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
  expect(value.list.length).toBeGreaterThanOrEqual(3);
  for (const round of value.list) expect(await checkSpin(game.rules, round)).toBe(true);
});

it('are granted once per source and expire', async () => {
  await grant(5);
  await grant(5);
  expect((await caller.client.call(listFreeSpins, {})).totalCount).toBe(1);
  page.wait(8 * DAY_MS);
  await caller.signIn('maria03');
  expect((await caller.client.call(listFreeSpins, {})).items).toMatchObject([
    { state: 'expired', spinsLeft: 5 },
  ]);
  const opened = await page.open<SlotFacts>(caller, 'slot');
  expect(opened.game.grant).toBeNull();
});

it('are not used in demo play', async () => {
  await grant(2);
  const { secret, game } = await page.open<SlotFacts>(caller, 'slot', { isDemo: true });
  expect(game.grant).toBeNull();
  const { value } = await page.ask<SpinReply>('spin', {
    secret,
    body: { roundKey: randomUUID(), stake: game.stakes[0] },
  });
  expect(value.stake).toBe(game.stakes[0]);
  expect((await caller.client.call(listFreeSpins, {})).items[0]?.spinsLeft).toBe(2);
});
