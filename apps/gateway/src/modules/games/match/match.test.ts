import { getBalance, getBettingRecord } from '@perya/api-client';
import {
  checkMatch,
  matchResultOf,
  type MatchFacts,
  type MatchState,
} from '@perya/game-engines/match';
import type { PlayedRound } from '@perya/game-engines/play-api';
import {
  TONGITS_MAX_POINTS,
  TONGITS_RULES,
  type TongitsAction,
  type TongitsView,
} from '@perya/game-engines/tongits';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { createTestPage, type OpenReply } from '../play/playTesting';
import { advanceMatches } from './advance';
import { AWAY_TURN_MS, BANK_MS, DOWN_MS, GRACE_MS, HOUSE_PACE_MS, TURN_MS, WAIT_MS } from './clock';
import { match } from './schema';
import { sweepMatches } from './settle';
import { forgetMatches } from './table';

type State = MatchState<TongitsView>;
type Opened = OpenReply<MatchFacts & { stakes: string[] }>;
type Match = NonNullable<State['match']>;

let gateway: TestGateway;
let page: ReturnType<typeof createTestPage>;
let juan: TestCaller;
let vip: TestCaller;
let maria: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  page = createTestPage(gateway);
  juan = callerOf(gateway);
  vip = callerOf(gateway);
  maria = callerOf(gateway);
  await Promise.all([juan.signIn('juan01'), vip.signIn('vip001'), maria.signIn('maria03')]);
});

const key = (): string => crypto.randomUUID();
const minor = (decimal: string): bigint => BigInt(Math.round(Number(decimal) * 100));
const balanceOf = async ({ client }: TestCaller) =>
  BigInt((await client.call(getBalance, {})).minor);

const open = (caller: TestCaller, options = {}): Promise<Opened> =>
  page.open<MatchFacts & { stakes: string[] }>(caller, 'tongits', options);

async function read({ secret }: Opened): Promise<State> {
  const { status, value } = await page.ask<State>('tongits/match', { secret });
  expect(status).toBe(200);
  return value;
}

const send = ({ secret }: Opened, path: string, body: object) =>
  page.ask<State>(`tongits/${path}`, { secret, body: { roundKey: key(), ...body } });

const join = (opened: Opened, stake = opened.game.stakes[0]) =>
  send(opened, 'join', { stake, seats: 3 });

const act = (opened: Opened, { matchId, acted }: Match, action: object) =>
  send(opened, 'act', { matchId, acted, action });

/** The match of a state; fails without one. */
function matchOf({ match: found }: State): Match {
  if (found === null) throw new Error('There is no match.');
  return found;
}

function viewOf(state: State): TongitsView {
  const { view } = matchOf(state);
  if (view === null) throw new Error('The cards have not been dealt.');
  return view;
}

const isMine = (state: State): boolean => {
  const { view, seat, seats } = matchOf(state);
  return view !== null && seats[seat]?.dueAt !== null;
};

/** Joins with each page, and waits until house players take the other seats. */
async function start(...pages: Opened[]): Promise<void> {
  for (const opened of pages) expect((await join(opened)).status).toBe(200);
  page.wait(WAIT_MS);
}

/** Lets house players act until it's the turn of one of the pages, or the match is over. */
async function untilTurn(
  ...pages: Opened[]
): Promise<{ opened: Opened; state: State } | undefined> {
  for (let step = 0; step < 1000; step += 1) {
    for (const opened of pages) {
      const state = await read(opened);
      if (matchOf(state).phase === 'over') return undefined;
      if (isMine(state)) return { opened, state };
    }
    page.wait(HOUSE_PACE_MS);
  }
  throw new Error('The match does not go on.');
}

/** Plays a match to its end; the members decide like house players. */
async function playOut(...pages: Opened[]): Promise<State[]> {
  for (let turn = await untilTurn(...pages); turn !== undefined; turn = await untilTurn(...pages)) {
    const { opened, state } = turn;
    const { status } = await act(opened, matchOf(state), TONGITS_RULES.decide(viewOf(state)));
    expect(status).toBe(200);
  }
  return Promise.all(pages.map(read));
}

/** Plays a turn like a house player, and returns the state at the player's next turn. */
async function afterTurn(opened: Opened, from: State): Promise<State | undefined> {
  const { turnSince } = matchOf(from);
  for (let state = from; ; state = await read(opened)) {
    const { phase } = matchOf(state);
    if (phase === 'over') return undefined;
    if (!isMine(state)) page.wait(HOUSE_PACE_MS);
    else if (matchOf(state).turnSince !== turnSince) return state;
    else await act(opened, matchOf(state), TONGITS_RULES.decide(viewOf(state)));
  }
}

/**
 * A late first turn, a second one that is missed, and a third one: the player's own seat at the second turn,
 * after missing it, at the third turn, and after acting. Undefined if the match is over before.
 */
async function firstTurns(opened: Opened) {
  const seatOf = (state: State) => {
    const { seats, seat, turnMs } = matchOf(state);
    return { bankMs: seats[seat]?.bankMs ?? 0, isAway: seats[seat]?.isAway, turnMs };
  };
  await start(opened);
  const first = await untilTurn(opened);
  page.wait(TURN_MS + 2_000);
  const second = first && (await afterTurn(opened, first.state));
  if (second === undefined) return undefined;
  page.wait(TURN_MS + seatOf(second).bankMs + GRACE_MS + 500);
  await advanceMatches(gateway.platform);
  const missed = await read(opened);
  const third = await untilTurn(opened);
  if (third === undefined) return undefined;
  await act(opened, matchOf(third.state), TONGITS_RULES.decide(viewOf(third.state)));
  const acted = await read(opened);
  return [second, missed, third.state, acted].map(seatOf) as [Seat, Seat, Seat, Seat];
}

interface Seat {
  bankMs: number;
  isAway: boolean | undefined;
  turnMs: number;
}

async function lastRound({ secret }: Opened): Promise<PlayedRound> {
  const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
  const [last] = value.list;
  if (last === undefined) throw new Error('Nothing was played.');
  return last;
}

// Finishes any match left by the previous test.
beforeEach(async () => {
  for (const caller of [juan, vip, maria]) {
    const opened = await open(caller);
    const { match: left } = await read(opened);
    if (left?.phase === 'waiting') await send(opened, 'leave', { matchId: left.matchId });
    if (left?.phase === 'playing') await playOut(opened);
  }
});

describe('joining a match', () => {
  it('takes the stake once, and waits for members of the same stake', async () => {
    const [first, second] = [await open(juan), await open(vip)];
    const before = await balanceOf(juan);
    const { value } = await join(first);
    const stake = minor(first.game.stakes[0] ?? '');
    expect(matchOf(value)).toMatchObject({ phase: 'waiting', seat: 0, view: null, end: null });
    expect(matchOf(value).startsAt).toBeGreaterThan(value.now);
    expect(matchOf(value).seats.map(({ kind }) => kind)).toEqual(['member', 'free', 'free']);
    expect(await balanceOf(juan)).toBe(before - stake);
    expect(await join(first)).toMatchObject({ status: 409, code: 'MATCH_OPEN' });

    const other = await join(second, second.game.stakes[1]);
    expect(matchOf(other.value).matchId).not.toBe(matchOf(value).matchId);
    await send(second, 'leave', { matchId: matchOf(other.value).matchId });
    const same = await join(second);
    expect(matchOf(same.value).matchId).toBe(matchOf(value).matchId);
    const [mine, theirs] = matchOf(await read(first)).seats;
    expect(mine?.name).toBe('juan01');
    expect(theirs).toMatchObject({ kind: 'member', name: expect.stringContaining('*') as string });
  });

  it('gives one seat to a double tap and to two tabs', async () => {
    const opened = await open(juan);
    const before = await balanceOf(juan);
    const body = { roundKey: key(), stake: opened.game.stakes[0], seats: 3 };
    const tap = () => page.ask<State>('tongits/join', { secret: opened.secret, body });
    const taps = await Promise.all([tap(), tap()]);
    expect((await tap()).value).toEqual(taps.find(({ status }) => status === 200)?.value);
    const others = await Promise.all([join(opened), join(opened)]);
    expect(others.map(({ code }) => code)).toEqual(['MATCH_OPEN', 'MATCH_OPEN']);
    expect(await balanceOf(juan)).toBe(before - minor(opened.game.stakes[0] ?? ''));
  });

  it('starts at once when every seat has a member, and after a while with house players', async () => {
    const pages = [await open(juan), await open(vip), await open(maria)];
    for (const opened of pages) await join(opened);
    const states = await Promise.all(pages.map(read));
    expect(new Set(states.map((state) => matchOf(state).matchId)).size).toBe(1);
    expect(states.map((state) => matchOf(state).phase)).toEqual(['playing', 'playing', 'playing']);
    await playOut(...pages);

    const alone = await open(juan);
    await join(alone);
    page.wait(WAIT_MS - 1000);
    expect(matchOf(await read(alone)).phase).toBe('waiting');
    page.wait(1000);
    const { seats, phase } = matchOf(await read(alone));
    expect(phase).toBe('playing');
    expect(seats.map(({ kind }) => kind)).toEqual(['member', 'house', 'house']);
  });

  it('rejects unknown stakes and too little money, and takes nothing', async () => {
    const opened = await open(juan);
    const before = await balanceOf(juan);
    expect(await join(opened, '3.00')).toMatchObject({ code: 'UNKNOWN_STAKE' });
    const four = { stake: opened.game.stakes[0], seats: 4 };
    expect(await send(opened, 'join', four)).toMatchObject({ status: 400 });
    const rich = await open(juan, { room: 3 });
    expect(await join(rich, rich.game.stakes.at(-1))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    expect((await read(rich)).match?.phase).not.toBe('waiting');
    expect(await balanceOf(juan)).toBe(before);
  });

  it('refunds the stake once to a player who leaves before the deal', async () => {
    const opened = await open(juan);
    const before = await balanceOf(juan);
    const { matchId } = matchOf((await join(opened)).value);
    const left = await Promise.all([0, 1].map(() => send(opened, 'leave', { matchId })));
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(await balanceOf(juan)).toBe(before);
    await start(opened);
    const started = matchOf(await read(opened)).matchId;
    expect(await send(opened, 'leave', { matchId: started })).toMatchObject({
      status: 409,
      code: 'MATCH_STARTED',
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});

describe('a match', () => {
  it('pays what was won less the rake, is in the record, and can be verified', async () => {
    const pages = [await open(juan), await open(vip)];
    const before = [await balanceOf(juan), await balanceOf(vip)];
    await start(...pages);
    const states = await playOut(...pages);
    const stake = minor(pages[0]?.game.stakes[0] ?? '');
    for (const [place, state] of states.entries()) {
      const { end, seat } = matchOf(state);
      const won = end?.points[seat] ?? 0;
      const { payout, turnover } = matchResultOf(stake, won, TONGITS_MAX_POINTS);
      expect(end?.points.reduce((sum, one) => sum + one, 0)).toBe(0);
      expect(minor(end?.payout ?? '')).toBe(payout);
      const caller = [juan, vip][place] ?? juan;
      expect(await balanceOf(caller)).toBe((before[place] ?? 0n) - stake + payout);
      const { items } = await caller.client.call(getBettingRecord, {});
      expect(items[0]?.payout.minor).toBe(Number(payout));
      expect(items[0]?.turnover.minor).toBe(Number(turnover));
    }
    expect(await checkLedger(gateway.db)).toEqual([]);

    for (const opened of pages) {
      const played = await lastRound(opened);
      const { commitment } = matchOf(await read(opened));
      const check = (changes: Partial<PlayedRound> = {}, promised = commitment) =>
        checkMatch(TONGITS_RULES, opened.game, { ...played, ...changes }, promised);
      expect(await check()).toBe(true);
      expect(await check({}, 'another')).toBe(false);
      expect(await check({ payout: '999.00' })).toBe(false);
      expect(await check({ outcome: played.outcome.toReversed() })).toBe(false);
      const details = played.details as { actions: { by: string }[]; seeds: string[] };
      const { actions } = details;
      expect(actions.some(({ by }) => by === 'house')).toBe(true);
      expect(await check({ details: { ...details, actions: actions.slice(0, -1) } })).toBe(false);
      expect(await check({ details: { ...details, seeds: [...details.seeds, 'x'] } })).toBe(false);
      const acted = actions.map((one) => (one.by === 'member' ? { ...one, by: 'house' } : one));
      const isByHouseRules = await check({ details: { ...details, actions: acted } });
      // The members of this test decide like house players.
      expect(isByHouseRules).toBe(true);
      const late = actions.map((one) => ({ ...one, by: 'platform' }));
      expect(await check({ details: { ...details, actions: late } })).toBe(false);
    }
  });

  it('plays an action once: a double tap, a second tab, a repeat after a lost answer', async () => {
    const opened = await open(juan);
    await start(opened);
    const turn = await untilTurn(opened);
    if (turn === undefined) throw new Error('The match was over before the first turn.');
    const { state } = turn;
    const { matchId, acted } = matchOf(state);
    const action = TONGITS_RULES.decide(viewOf(state));
    const body = { roundKey: key(), matchId, acted, action };
    const tap = () => page.ask<State>('tongits/act', { secret: opened.secret, body });
    const taps = await Promise.all([tap(), tap()]);
    const done = taps.find(({ status }) => status === 200);
    expect(await tap()).toEqual(done);
    expect(matchOf(done?.value ?? state).acted).toBe(acted + 1);
    const otherTab = await act(opened, matchOf(state), action);
    expect(otherTab).toMatchObject({ status: 409, code: 'ACTED_ALREADY' });
    expect(matchOf(await read(opened)).acted).toBe(acted + 1);
  });

  it('rejects impossible actions, and those of strangers', async () => {
    const [opened, stranger] = [await open(juan), await open(maria)];
    await start(opened);
    const turn = await untilTurn(opened);
    if (turn === undefined) throw new Error('The match was over before the first turn.');
    const { state } = turn;
    const { hand } = viewOf(state);
    const foreign = [...Array(52).keys()].find((card) => !hand.includes(card)) ?? 0;
    const tries: TongitsAction[] = [
      { kind: 'discard', card: foreign },
      { kind: 'meld', cards: hand.slice(0, 1) },
      { kind: 'fold' },
      { kind: 'layOff', cards: hand.slice(0, 1), seat: 1, meld: 9 },
    ];
    for (const action of tries) {
      expect(await act(opened, matchOf(state), action)).toMatchObject({
        status: 422,
        code: 'UNKNOWN_ACTION',
      });
    }
    expect(await act(opened, matchOf(state), { kind: 'win' })).toMatchObject({ status: 400 });
    expect(await act(opened, matchOf(state), { kind: 'discard', card: 99 })).toMatchObject({
      status: 400,
    });
    expect(await act(stranger, matchOf(state), { kind: 'draw' })).toMatchObject({ status: 404 });
    expect(matchOf(await read(opened)).acted).toBe(matchOf(state).acted);
  });

  it('acts for a member whose time and time bank are up, then sooner, until the member acts', async () => {
    const opened = await open(juan);
    let turns = await firstTurns(opened);
    // A match can be over before the third turn.
    while (turns === undefined) turns = await firstTurns(opened);
    const [second, missed, third, acted] = turns;
    expect(second.bankMs).toBeLessThanOrEqual(BANK_MS - 2_000);
    expect(second.bankMs).toBeGreaterThan(BANK_MS - 5_000);
    expect(second.isAway).toBe(false);
    expect(missed).toMatchObject({ isAway: true, bankMs: 0 });
    expect(third).toMatchObject({ isAway: true, turnMs: AWAY_TURN_MS });
    expect(acted).toMatchObject({ isAway: false, turnMs: TURN_MS });
  });

  it('goes on after a restart with the same cards, and starts the turn that was missed again', async () => {
    const opened = await open(juan);
    await start(opened);
    const turn = await untilTurn(opened);
    if (turn === undefined) throw new Error('The match was over before the first turn.');
    forgetMatches(gateway.platform);
    page.wait(TURN_MS + BANK_MS + GRACE_MS + DOWN_MS + 60_000);
    await advanceMatches(gateway.platform);
    const state = await read(await open(juan));
    expect(viewOf(state)).toEqual(viewOf(turn.state));
    const { acted, seat, seats, turnSince } = matchOf(state);
    expect(acted).toBe(matchOf(turn.state).acted);
    expect(seats[seat]).toMatchObject({ isAway: false, bankMs: BANK_MS });
    expect(turnSince).toBeGreaterThan(state.now - 5_000);
  });

  it('is played to its end and paid without its members', async () => {
    const opened = await open(juan);
    await start(opened);
    for (let step = 0; step < 2_000; step += 1) {
      await advanceMatches(gateway.platform);
      const [row] = await gateway.db
        .select()
        .from(match)
        .where(eq(match.id, matchOf(await read(opened)).matchId));
      if (row?.settledAt !== null) break;
      // Never longer than the platform may be late.
      page.wait(4_000);
    }
    const state = await read(opened);
    expect(matchOf(state).phase).toBe('over');
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]?.isSettledByPlatform).toBe(true);
    expect(await checkMatch(TONGITS_RULES, opened.game, await lastRound(opened))).toBe(true);
    expect(await checkLedger(gateway.db)).toEqual([]);
    page.wait(25 * 3_600_000);
    await sweepMatches(gateway.platform);
    expect(await gateway.db.select().from(match)).toEqual([]);
    await Promise.all([juan.signIn('juan01'), vip.signIn('vip001'), maria.signIn('maria03')]);
  });

  it('uses only play money in demo play, and never meets real money', async () => {
    const before = await balanceOf(juan);
    const [demo, real] = [await open(juan, { isDemo: true }), await open(vip)];
    const { value } = await join(demo);
    expect(matchOf((await join(real)).value).matchId).not.toBe(matchOf(value).matchId);
    // With real money, the match of play money is unknown: nothing is refunded, and nothing played.
    const own = await open(juan);
    const { matchId } = matchOf(value);
    expect(await send(own, 'leave', { matchId })).toMatchObject({ status: 404 });
    expect(matchOf(await read(demo)).phase).toBe('waiting');
    expect(await balanceOf(juan)).toBe(before);
    page.wait(WAIT_MS);
    const turn = await untilTurn(demo);
    if (turn !== undefined) {
      const action = TONGITS_RULES.decide(viewOf(turn.state));
      expect((await act(own, matchOf(turn.state), action)).status).toBe(404);
    }
    const [state] = await playOut(demo);
    expect(matchOf(state ?? value).phase).toBe('over');
    expect(await balanceOf(juan)).toBe(before);
  });
});
