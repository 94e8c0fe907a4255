import { getBalance, getBettingRecord } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { createTestPage, type OpenReply } from '../play/playTesting';
import type { PlayedRound, RotatedSeeds } from '@perya/game-engines/play-api';
import { fairRound } from '../play/schema';
import {
  arrange,
  strengthOf,
  type Card,
  type Hand,
  checkTable,
  type RoundReply,
  type TableFacts,
  HAND_SIZE,
  ARRANGE_TIME_LIMIT_MS,
  payoutOf,
  SHARES_PER_PRIZE,
  SEATS,
} from '@perya/game-engines/pusoy';
import { settleTables } from './play';

let gateway: TestGateway;
let juan: TestCaller;
let page: ReturnType<typeof createTestPage>;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  page = createTestPage(gateway);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});
// Finishes any round left by the previous test.
beforeEach(async () => {
  page.wait(ARRANGE_TIME_LIMIT_MS + 3000);
  await settleTables(gateway.platform);
});

const key = (): string => crypto.randomUUID();
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

const sitDown = (options = {}) => page.open<TableFacts>(juan, 'pusoy', options);
type Opened = OpenReply<TableFacts>;

async function deal({ secret, game }: Opened): Promise<RoundReply> {
  const body = { roundKey: key(), stake: game.stakes[0] };
  const { status, value } = await page.ask<RoundReply>('pusoy/deal', { secret, body });
  expect(status).toBe(200);
  return value;
}

const show = ({ secret }: Opened, { round }: RoundReply, laid: readonly Card[]) =>
  page.ask<RoundReply>('pusoy/show', {
    secret,
    body: { roundKey: key(), roundId: round.roundId, laid },
  });

const current = ({ secret }: Opened) => page.ask<RoundReply>('pusoy/round', { secret });

/** The strongest row first, which is invalid unless all three are equal. */
const backwards = (cards: readonly Card[]): Card[] => arrange(cards).toReversed().flat();

describe('a round of Pusoy', () => {
  it('takes the stake, pays the prizes, and is in the record', async () => {
    const opened = await sitDown();
    const before = await juan.client.call(getBalance, {});
    const dealt = await deal(opened);
    const stake = minor(dealt.round.stake);
    expect(dealt.round.cards).toHaveLength(HAND_SIZE);
    expect(dealt.round.end).toBeNull();
    expect((await juan.client.call(getBalance, {})).minor).toBe(before.minor - stake);

    const { value } = await show(opened, dealt, arrange(dealt.round.cards).flat());
    const { end } = value.round;
    if (end === null) throw new Error('The round goes on.');
    expect(end.isAuto).toBe(false);
    expect(end.seats).toHaveLength(SEATS);
    expect(new Set(end.seats.flat()).size).toBe(SEATS * HAND_SIZE);
    const take = end.shares.reduce((sum, shares) => sum + (shares[0] ?? 0), 0);
    for (const shares of end.shares)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(SHARES_PER_PRIZE);
    expect(minor(end.payout)).toBe(Number(payoutOf(BigInt(stake), take)));
    const after = await juan.client.call(getBalance, {});
    expect(after.minor).toBe(before.minor - stake + minor(end.payout));
    expect(minor(value.balance)).toBe(after.minor);
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({
      roundId: dealt.round.roundId,
      isSettledByPlatform: false,
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('arranges each house seat only by its own nine cards', async () => {
    const opened = await sitDown();
    const dealt = await deal(opened);
    const { value } = await show(opened, dealt, arrange(dealt.round.cards).flat());
    const [, ...house] = value.round.end?.seats ?? [];
    expect(house).toHaveLength(SEATS - 1);
    for (const seat of house) expect(arrange(seat).flat()).toEqual(seat);
  });

  it('rejects cards that were not dealt and rows out of order, and continues', async () => {
    const opened = await sitDown();
    let dealt = await deal(opened);
    const isUneven = ({ round }: RoundReply) => {
      const [front, , back] = arrange(round.cards);
      return strengthOf(front) < strengthOf(back);
    };
    while (!isUneven(dealt)) {
      await show(opened, dealt, arrange(dealt.round.cards).flat());
      dealt = await deal(opened);
    }
    const { cards } = dealt.round;
    const other = [...Array(52).keys()].find((card) => !cards.includes(card)) ?? 0;
    expect(await show(opened, dealt, [...cards.slice(1), other])).toMatchObject({ status: 400 });
    expect(await show(opened, dealt, [...cards.slice(1), 99])).toMatchObject({ status: 400 });
    expect(await show(opened, dealt, cards.slice(1))).toMatchObject({ status: 400 });
    expect(await show(opened, dealt, backwards(cards))).toMatchObject({
      code: 'ROWS_OUT_OF_ORDER',
    });
    const { value } = await show(opened, dealt, arrange(cards).flat());
    expect(value.round.end).not.toBeNull();
  });

  it('keeps the first rows shown, regardless of later ones', async () => {
    const opened = await sitDown();
    const dealt = await deal(opened);
    const laid = arrange(dealt.round.cards);
    const [first, ...others] = await Promise.all([
      show(opened, dealt, laid.flat()),
      show(opened, dealt, laid.flat()),
      settleTables(gateway.platform),
    ]);
    expect(others[0]).toMatchObject({ value: { round: first.value.round } });
    // The same rows with one in a different card order: too late, and nothing is paid again.
    const [front, middle, back] = laid;
    const turned: Hand = [front[2], front[1], front[0]];
    const late = await show(opened, dealt, [turned, middle, back].flat());
    expect(late.value.round).toEqual(first.value.round);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is played by the house rules if the player’s time is up, as the record states', async () => {
    const opened = await sitDown();
    const dealt = await deal(opened);
    page.wait(ARRANGE_TIME_LIMIT_MS + 1000);
    // Requests in flight at the deadline still count.
    await settleTables(gateway.platform);
    expect((await current(opened)).value.round.end).toBeNull();
    page.wait(2000);
    await settleTables(gateway.platform);
    const { value } = await current(opened);
    expect(value.round).toMatchObject({ roundId: dealt.round.roundId, end: { isAuto: true } });
    expect(value.round.end?.seats[0]).toEqual(arrange(dealt.round.cards).flat());
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({ roundId: dealt.round.roundId, isSettledByPlatform: true });
  });

  it('continues when the game is opened again, one window at a time', async () => {
    const opened = await sitDown();
    const dealt = await deal(opened);
    const again = await sitDown();
    expect(again.game.round).toEqual(dealt.round);
    const body = { roundKey: key(), stake: again.game.stakes[0] };
    const { secret } = again;
    expect(await page.ask('pusoy/deal', { secret, body })).toMatchObject({ code: 'ROUND_OPEN' });
    expect(await page.ask('pusoy/round', { secret: opened.secret })).toMatchObject({
      code: 'PLAYED_ELSEWHERE',
    });
  });

  it('is played in the chosen room, with its stakes', async () => {
    const low = await sitDown({ room: 0 });
    const high = await sitDown({ room: 1 });
    expect(high.game.roomName).not.toBe(low.game.roomName);
    expect(minor(high.game.stakes[0] ?? '')).toBeGreaterThan(minor(low.game.stakes[0] ?? ''));
    const { secret } = high;
    const body = { roundKey: key(), stake: low.game.stakes[0] };
    expect(await page.ask('pusoy/deal', { secret, body })).toMatchObject({
      code: 'UNKNOWN_STAKE',
    });
  });

  it('uses only play money in demo play', async () => {
    const before = await juan.client.call(getBalance, {});
    const opened = await sitDown({ isDemo: true });
    const dealt = await deal(opened);
    const { value } = await show(opened, dealt, arrange(dealt.round.cards).flat());
    const payout = minor(value.round.end?.payout ?? '');
    expect(minor(value.balance)).toBe(minor(dealt.balance) + payout);
    expect(await juan.client.call(getBalance, {})).toEqual(before);
  });
});

describe('the fairness of a table', () => {
  it("hides the other seats' cards and the seed until the round is over, and can then be verified", async () => {
    const opened = await sitDown();
    const { secret } = opened;
    const dealt = await deal(opened);
    const [row] = await gateway.db
      .select()
      .from(fairRound)
      .where(eq(fairRound.id, dealt.round.roundId));
    const others = row?.outcome.slice(HAND_SIZE) ?? [];
    expect(others).toHaveLength((SEATS - 1) * HAND_SIZE);
    expect(await page.ask('seeds', { secret, body: {} })).toMatchObject({ code: 'ROUND_OPEN' });
    const open = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    expect(open.value.list[0]).toMatchObject({ outcome: [], details: null, serverSeed: null });

    await show(opened, dealt, arrange(dealt.round.cards).flat());
    await page.ask<RotatedSeeds>('seeds', { secret, body: {} });
    const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    for (const played of value.list) expect(await checkTable(played)).toBe(true);
    const [last] = value.list;
    if (last === undefined) throw new Error('Nothing was played.');
    expect(await checkTable({ ...last, payout: '999.00' })).toBe(false);
    expect(await checkTable({ ...last, nonce: last.nonce + 1 })).toBe(false);
    expect(await checkTable({ ...last, outcome: last.outcome.toReversed() })).toBe(false);
  });
});
