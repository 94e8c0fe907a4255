import { getBalance, getBettingRecord } from '@perya/api-client';
import { beforeEach, describe, expect } from 'vitest';
import {
  BLACKJACK_RULES,
  BLACKJACK_TABLE,
  isBlackjack,
  playHands,
  valueOf,
  type BlackjackFacts,
  type Decision,
  type PlayerState,
} from '@perya/game-engines/blackjack';
import {
  checkTableRound,
  readStakes,
  type BetReply,
  type RoundTimes,
  type TableRoundDetails,
  type TableState,
} from '@perya/game-engines/live-table';
import { clientSeedOf, type PlayedRound } from '@perya/game-engines/play-api';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { createTestPage, type OpenReply } from '../play/playTesting';
import { settleAll } from './engine';
import { drawOf } from './rounds';

const { schedule } = BLACKJACK_TABLE;
const { hands } = BLACKJACK_RULES;
if (hands === undefined) throw new Error('Blackjack has own hands.');

let gateway: TestGateway;
let page: ReturnType<typeof createTestPage>;
let juan: TestCaller;
let vip: TestCaller;
let opened: OpenReply<BlackjackFacts>;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  page = createTestPage(gateway);
  juan = callerOf(gateway);
  vip = callerOf(gateway);
  await Promise.all([juan.signIn('juan01'), vip.signIn('vip001')]);
});
beforeEach(async () => {
  // Ends the round of the previous test.
  page.wait(60_000);
  await settleAll(gateway.platform);
  opened = await open(juan);
});

type Opened = typeof opened;

const open = (caller: TestCaller, isDemo = false) =>
  page.open<BlackjackFacts>(caller, 'blackjack', { isDemo });
const key = (): string => crypto.randomUUID();
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);
const minOf = ({ game }: Opened): string => game.limits['main']?.min ?? '';
const balance = async () => (await juan.client.call(getBalance, {})).minor;
const look = async ({ secret } = opened) =>
  (await page.ask<TableState>('blackjack/table', { secret })).value;

/** What a round will be, before it's dealt. */
interface ComingRound {
  dealer: readonly number[];
  /** The player's cards in dealing order. */
  cards: readonly number[];
}

/**
 * Moves the clock to the beginning of the table's next round, with an own seed of the player that makes the
 * cards fit if nobody else bets. It can be found only with the platform's secret.
 */
async function comeTo(fits: (coming: ComingRound) => boolean): Promise<RoundTimes> {
  const { game, secret } = opened;
  const { round } = schedule.roundAt(game.id, gateway.clock.now().getTime());
  const times = schedule.timesOf(game.id, round + 1);
  const table = { ...game, engine: 'blackjack' as const };
  for (let tried = 0; ; tried += 1) {
    const own = `seed ${tried}`;
    const clientSeed = await clientSeedOf(game.id, times.round, [own]);
    const draw = drawOf(gateway.platform, table, { round: times.round, clientSeed });
    const coming = { dealer: BLACKJACK_RULES.draw(draw), cards: hands?.deal(draw, 0) ?? [] };
    if (!fits(coming)) continue;
    await page.ask('seeds', { secret, body: { clientSeed: own } });
    moveTo(times.opensAt + 100);
    return times;
  }
}

const moveTo = (at: number): void => page.wait(at - gateway.clock.now().getTime());

const bet = ({ round }: RoundTimes, stakes: Record<string, string>, { secret } = opened) =>
  page.ask<BetReply>('blackjack/bet', { secret, body: { roundKey: key(), round, stakes } });

interface Step {
  after?: string;
  roundKey?: string;
}

const decide = (
  { round }: RoundTimes,
  decision: string,
  { after = '', roundKey = key() }: Step = {},
  { secret } = opened,
) => page.ask<BetReply>('blackjack/decide', { secret, body: { roundKey, round, after, decision } });

/** A finished round in the list that the page verifies. */
async function playedRound({ round }: RoundTimes): Promise<PlayedRound> {
  const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret: opened.secret });
  return value.list.find(({ nonce }) => nonce === round) ?? expect.fail('The round is not listed.');
}

/** Bets the minimum on a round that fits, and moves the clock to the decisions. */
async function dealTo(fits: (coming: ComingRound) => boolean, stakes: Record<string, string> = {}) {
  const times = await comeTo(fits);
  expect((await bet(times, { main: minOf(opened), ...stakes })).status).toBe(200);
  moveTo(times.dealsAt + 100);
  return times;
}

/** The player's hands after decisions; undefined if one of them isn't possible. */
function after({ cards, dealer }: ComingRound, ...decisions: Decision[]): PlayerState | undefined {
  const [upCard = 0] = dealer;
  const arePossible = decisions.every((decision, place) =>
    playHands(cards, upCard, decisions.slice(0, place)).options.includes(decision),
  );
  return arePossible ? playHands(cards, upCard, decisions) : undefined;
}
const may = (coming: ComingRound, ...decisions: Decision[]): boolean =>
  after(coming, ...decisions) !== undefined;
/** Whether two more cards can be taken. */
const isLow = (coming: ComingRound): boolean => may(coming, 'hit', 'hit');
/** Whether the hand can be hit or doubled, and neither split nor insured. */
const isAnother = (coming: ComingRound): boolean =>
  may(coming, 'double') && !may(coming, 'split') && !may(coming, 'insure');

describe('a hand', () => {
  it("is the player's own; the dealer shows one card until the last decision", async () => {
    const times = await comeTo(isAnother);
    const others = await open(vip);
    const min = minOf(opened);
    await bet(times, { main: min });
    await bet(times, { main: min }, others);
    expect((await look()).mine?.hand).toBeNull();
    moveTo(times.dealsAt + 100);
    const [mine, theirs] = [await look(), await look(others)];
    expect(mine.outcome).toHaveLength(1);
    expect(mine.mine?.hand).toMatchObject({ decisions: '', added: '0.00' });
    expect(mine.mine?.hand?.cards).toHaveLength(2);
    expect(mine.mine?.hand?.cards).not.toEqual(theirs.mine?.hand?.cards);
    // Everyone at the table sees everyone's cards.
    const handsOn = ({ seats }: TableState) => seats.map(({ hand }) => hand?.cards);
    expect(handsOn(mine)).toEqual([mine.mine?.hand?.cards, theirs.mine?.hand?.cards]);
    expect(handsOn(theirs)).toEqual(handsOn(mine));
    moveTo(times.decidedAt - 5_000);
    expect((await look()).outcome).toEqual(mine.outcome);
    moveTo(times.decidedAt);
    const { outcome } = await look();
    expect(outcome?.length).toBeGreaterThanOrEqual(2);
    expect(outcome?.slice(0, 1)).toEqual(mine.outcome);
  });

  it('stands if its player decides nothing, and is paid to a player who left', async () => {
    const times = await dealTo(isAnother);
    moveTo(times.resultAt + 60_000);
    await settleAll(gateway.platform);
    const { hand } = (await playedRound(times)).details as TableRoundDetails;
    expect(hand).toMatchObject({ decisions: '', added: '0.00', place: 0 });
    expect(hand?.cards).toHaveLength(2);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});

describe('a decision', () => {
  it('is made once, however often it is sent', async () => {
    const times = await dealTo(isLow);
    const step = { roundKey: key() };
    // A repeat that arrives meanwhile is told to wait.
    const answers = await Promise.all([decide(times, 'H', step), decide(times, 'H', step)]);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const one = await decide(times, 'H', step);
    expect(answers).toContainEqual(one);
    expect(one.status).toBe(200);
    expect(one.value.mine.hand).toMatchObject({ decisions: 'H' });
    expect(one.value.mine.hand?.cards).toHaveLength(3);
    expect((await look()).mine).toEqual(one.value.mine);
  });

  it('is made once in two tabs; the other one learns that it was late', async () => {
    const times = await dealTo(isLow);
    const answers = await Promise.all([decide(times, 'H'), decide(times, 'H')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('DECIDED_ALREADY');
    expect((await look()).mine?.hand?.cards).toHaveLength(3);
    const next = await decide(times, 'H', { after: 'H' });
    expect(next.value.mine.hand?.cards).toHaveLength(4);
  });

  it('is rejected before the cards, after the last moment, and without a bet', async () => {
    const times = await comeTo(isLow);
    const closed = { status: 422, code: 'DECISIONS_CLOSED' };
    await bet(times, { main: minOf(opened) });
    expect(await decide(times, 'H')).toMatchObject(closed);
    moveTo(times.closesAt + 100);
    expect(await decide(times, 'H')).toMatchObject(closed);
    moveTo(times.dealsAt);
    expect((await decide(times, 'H')).status).toBe(200);
    expect(await decide(times, 'H', {}, await open(vip))).toMatchObject(closed);
    moveTo(times.decidedAt);
    expect(await decide(times, 'H', { after: 'H' })).toMatchObject(closed);
    // An earlier and a later round.
    const { round } = times;
    expect(await decide({ ...times, round: round - 1 }, 'H')).toMatchObject(closed);
    expect(await decide({ ...times, round: round + 1 }, 'H')).toMatchObject(closed);
    moveTo(times.resultAt + 100);
    expect((await look()).mine?.hand).toMatchObject({ decisions: 'H' });
  });

  it('is rejected if the rules have no such decision now', async () => {
    const times = await dealTo(isAnother);
    const before = await balance();
    for (const decision of ['P', 'I', 'X', 'h', '\u0000']) {
      expect(await decide(times, decision)).toMatchObject({
        status: 422,
        code: 'UNKNOWN_DECISION',
      });
    }
    expect(await decide(times, 'HH')).toMatchObject({ status: 400 });
    expect((await decide(times, 'S')).status).toBe(200);
    expect(await decide(times, 'H', { after: 'S' })).toMatchObject({ code: 'UNKNOWN_DECISION' });
    expect(await balance()).toBe(before);
  });

  it('takes nothing and changes nothing if the balance is too low', async () => {
    opened = await open(juan, true);
    const { limits } = opened.game;
    const times = await comeTo(isAnother);
    const min = minor(minOf(opened));
    const max = Math.floor(minor(limits['main']?.max ?? '') / min) * min;
    const money = minor(opened.game.balance);
    // More than half of the play money, spread over the table's spots.
    const main = Math.min(max, Math.floor(money / 2 / min) * min + min);
    expect((await bet(times, { main: (main / 100).toFixed(2) })).status).toBe(200);
    moveTo(times.dealsAt + 100);
    expect(main).toBeGreaterThan(money - main);
    expect(await decide(times, 'D')).toMatchObject({ status: 422, code: 'INSUFFICIENT_BALANCE' });
    const state = await look();
    expect(state.mine?.hand).toMatchObject({ decisions: '', added: '0.00' });
    expect(minor(state.balance)).toBe(money - main);
    expect((await decide(times, 'H')).status).toBe(200);
  });
});

/** A way to play a round to its end, and what it adds in halves of the main stake. */
const WAYS: readonly {
  name: string;
  letters: string;
  addedHalves: number;
  fits: (coming: ComingRound) => boolean;
}[] = [
  {
    name: 'a double',
    letters: 'D',
    addedHalves: 2,
    fits: (coming) => isAnother(coming) && !isBlackjack(coming.dealer),
  },
  {
    name: 'a split with one doubled hand',
    letters: 'PDS',
    addedHalves: 4,
    fits: (coming) => may(coming, 'split', 'double', 'stand') && !isBlackjack(coming.dealer),
  },
  {
    name: 'insurance against a blackjack',
    letters: 'IS',
    addedHalves: 1,
    fits: (coming) => may(coming, 'insure', 'stand') && isBlackjack(coming.dealer),
  },
  {
    name: 'insurance against nothing',
    letters: 'IS',
    addedHalves: 1,
    fits: (coming) => may(coming, 'insure', 'stand') && !isBlackjack(coming.dealer),
  },
  {
    name: "a double against the dealer's blackjack",
    letters: 'D',
    addedHalves: 2,
    fits: (coming) => may(coming, 'double') && isBlackjack(coming.dealer),
  },
];

describe('the money of', () => {
  it.each(WAYS)('$name moves once, and the round can be verified', async (way) => {
    const before = await balance();
    const main = 2 * minor(minOf(opened));
    const side = minOf(opened);
    const times = await comeTo(way.fits);
    await bet(times, { main: (main / 100).toFixed(2), pair: side, poker: side });
    moveTo(times.dealsAt + 100);
    const { commitment } = await look();
    for (const [place, letter] of way.letters.split('').entries()) {
      const step = { after: way.letters.slice(0, place), roundKey: key() };
      const [one, again] = [await decide(times, letter, step), await decide(times, letter, step)];
      expect(one.status).toBe(200);
      expect(again.value).toEqual(one.value);
    }
    const staked = main + 2 * minor(side) + (way.addedHalves * main) / 2;
    expect(await balance()).toBe(before - staked);
    const open = await juan.client.call(getBettingRecord, { status: 'open' });
    expect(open.items[0]?.stake.minor).toBe(staked);

    moveTo(times.resultAt + 100);
    const { mine, outcome } = await look();
    await settleAll(gateway.platform);
    const payout = minor(mine?.payout ?? '');
    expect(await balance()).toBe(before - staked + payout);
    expect(mine?.hand).toMatchObject({
      decisions: way.letters,
      added: ((way.addedHalves * main) / 200).toFixed(2),
    });
    const due = BLACKJACK_RULES.settle(
      opened.game.rules,
      outcome ?? [],
      readStakes(mine?.stakes ?? {}),
      mine?.hand ?? undefined,
    );
    expect(payout).toBe(Number(due.payout));
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({
      stake: { minor: staked },
      turnover: { minor: Number(due.turnover) },
    });
    expect(await checkLedger(gateway.db)).toEqual([]);

    const played = await playedRound(times);
    expect(await checkTableRound(BLACKJACK_RULES, opened.game, played, commitment)).toBe(true);
    const details = played.details as TableRoundDetails;
    const { hand } = details;
    if (hand === undefined) throw new Error('The round has no hand.');
    const [first = 0] = hand.cards;
    const forgeries = [
      { ...hand, cards: [(first + 13) % 52, ...hand.cards.slice(1)] },
      { ...hand, place: 1 },
      { ...hand, decisions: 'X' },
    ];
    for (const forged of forgeries) {
      const round = { ...played, details: { ...details, hand: forged } };
      expect(await checkTableRound(BLACKJACK_RULES, opened.game, round, commitment)).toBe(false);
    }
  });

  it('a bust is lost, also if the dealer has more than 21', async () => {
    const times = await dealTo(
      (coming) =>
        isAnother(coming) && isBust(after(coming, 'hit')) && valueOf(coming.dealer).total > 21,
    );
    const before = await balance();
    await decide(times, 'H');
    moveTo(times.resultAt + 100);
    expect((await look()).mine?.payout).toBe('0.00');
    expect(await balance()).toBe(before);
  });
});

const isBust = (state: PlayerState | undefined): boolean =>
  valueOf(state?.hands[0]?.cards ?? []).total > 21;
