import { getBalance, getBettingRecord } from '@perya/api-client';
import { HI_LO_RULES, playGuesses } from '@perya/game-engines/hi-lo';
import {
  checkInstantRound,
  payoutOf,
  type InstantFacts,
  type InstantOptions,
  type InstantReply,
  type InstantRoundDetails,
  type InstantRules,
} from '@perya/game-engines/instant';
import { MINES_RULES, TILES } from '@perya/game-engines/mines';
import type { PlayedRound, RotatedSeeds } from '@perya/game-engines/play-api';
import { PLINKO_RULES } from '@perya/game-engines/plinko';
import { WHEEL_RULES } from '@perya/game-engines/wheel';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { createTestPage, type OpenReply } from '../play/playTesting';
import { fairRound } from '../play/schema';
import { endAbandonedRounds } from './abandoned';

let gateway: TestGateway;
let page: ReturnType<typeof createTestPage>;
let juan: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  page = createTestPage(gateway);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

type Opened = OpenReply<InstantFacts>;

const key = (): string => crypto.randomUUID();
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);
const balance = async () => (await juan.client.call(getBalance, {})).minor;

/** The outcome that only the platform knows while the round is open. */
async function outcomeOf({ round }: InstantReply): Promise<readonly number[]> {
  const [row] = await gateway.db.select().from(fairRound).where(eq(fairRound.id, round.roundId));
  return row?.outcome ?? [];
}

interface Subject {
  rules: InstantRules;
  options: InstantOptions;
  wrong: InstantOptions;
  /** Steps of a round, in order, of which the last one loses if it should. */
  steps: (outcome: readonly number[], count: number, loses: boolean) => readonly number[];
}

function minesSteps(mines: readonly number[], count: number, loses: boolean): number[] {
  const safe = Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => !mines.includes(tile),
  );
  return [...safe.slice(0, count), ...(loses ? mines.slice(0, 1) : [])];
}

/** Guesses that are right, the last one excepted if it should lose. */
function hiLoSteps(cards: readonly number[], count: number, loses: boolean): number[] {
  const [model] = HI_LO_RULES.models;
  if (model === undefined) throw new Error('Hi-lo has no model.');
  const steps: number[] = [];
  const guesses = ['high', 'low'] as const;
  const played = () =>
    playGuesses(
      model,
      cards,
      steps.map((step) => guesses[step] ?? 'skip'),
    );
  const loss = (step: number) =>
    playGuesses(
      model,
      cards,
      [...steps, step].map((each) => guesses[each] ?? 'skip'),
    ).isLost;
  while (played().right < count) steps.push(loss(0) ? 1 : 0);
  if (!loses) return steps;
  while (!loss(0) && !loss(1)) steps.push(2);
  return [...steps, loss(0) ? 0 : 1];
}

const STEPPED: readonly Subject[] = [
  { rules: MINES_RULES, options: { mines: 3 }, wrong: { mines: 25 }, steps: minesSteps },
  { rules: HI_LO_RULES, options: {}, wrong: { mines: 3 }, steps: hiLoSteps },
];
const DRAWN: readonly Omit<Subject, 'steps'>[] = [
  { rules: PLINKO_RULES, options: { rows: 12, risk: 1 }, wrong: { rows: 12, risk: 3 } },
  { rules: WHEEL_RULES, options: { segments: 30, risk: 2 }, wrong: { segments: 31, risk: 2 } },
];

describe.each([...STEPPED, ...DRAWN])('$rules.game.name', ({ rules, options, wrong }) => {
  const { name } = rules.game;
  let opened: Opened;

  beforeEach(async () => {
    // Ends the round of the previous test.
    page.wait(25 * 3_600_000);
    await juan.signIn('juan01');
    await endAbandonedRounds(gateway.platform);
    opened = await page.open<InstantFacts>(juan, name);
  });

  const start = (roundKey = key(), body: object = {}) =>
    page.ask<InstantReply>(`${name}/start`, {
      secret: opened.secret,
      body: { roundKey, stake: opened.game.stakes[0], options, ...body },
    });

  it('takes the stake once, and hides the outcome of an open round', async () => {
    const before = await balance();
    const roundKey = key();
    const [one, other] = [await start(roundKey), await start(roundKey)];
    expect(one.status).toBe(200);
    expect(other.value).toEqual(one.value);
    const { round } = one.value;
    const stake = minor(round.stake);
    const paid = round.end === null ? 0 : minor(round.end.payout);
    expect(await balance()).toBe(before - stake + paid);
    expect(minor(one.value.balance)).toBe(before - stake + paid);
    const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret: opened.secret });
    const [played] = value.list;
    expect(played?.isOpen).toBe(round.end === null);
    expect(played?.outcome).toEqual(round.end?.outcome ?? []);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('rejects stakes and choices that do not exist, without taking anything', async () => {
    const before = await balance();
    expect(await start(key(), { stake: '0.01' })).toMatchObject({ code: 'UNKNOWN_STAKE' });
    expect(await start(key(), { options: wrong })).toMatchObject({ status: 400 });
    expect(await start(key(), { options: { ...options, other: 1 } })).toMatchObject({
      status: 400,
    });
    expect(await balance()).toBe(before);
  });

  it('moves no money in demo play', async () => {
    const before = await balance();
    opened = await page.open<InstantFacts>(juan, name, { isDemo: true });
    const { value } = await start();
    const paid = value.round.end === null ? 0 : minor(value.round.end.payout);
    expect(minor(value.balance)).toBe(minor(opened.game.balance) - minor(value.round.stake) + paid);
    expect(await balance()).toBe(before);
  });
});

describe.each(DRAWN)('a round of $rules.game.name', ({ rules, options }) => {
  it('is over and paid at once, and can be verified', async () => {
    const { name } = rules.game;
    await juan.signIn('juan01');
    const opened = await page.open<InstantFacts>(juan, name);
    const { secret, game } = opened;
    const before = await balance();
    const body = { roundKey: key(), stake: game.stakes[0], options };
    const { value } = await page.ask<InstantReply>(`${name}/start`, { secret, body });
    const { round } = value;
    const payout = minor(round.end?.payout ?? '');
    expect(payout).toBe(Number(payoutOf(BigInt(minor(round.stake)), round.multiplier)));
    expect(await balance()).toBe(before - minor(round.stake) + payout);
    const after = { roundKey: key(), roundId: round.roundId, after: 0 };
    for (const [call, rest] of [
      ['step', { step: 0 }],
      ['cash-out', {}],
    ] as const) {
      const late = await page.ask(`${name}/${call}`, { secret, body: { ...after, ...rest } });
      expect(late).toMatchObject({ status: 409, code: 'ROUND_OVER' });
    }
    await page.ask<RotatedSeeds>('seeds', { secret, body: { clientSeed: 'next' } });
    const { value: rounds } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    const played = rounds.list.find(({ roundId }) => roundId === round.roundId);
    if (played === undefined) throw new Error('The round is not listed.');
    expect(await checkInstantRound(rules, game.rules, played)).toBe(true);
    const forged = { ...played, payout: (Number(played.payout) + 1).toFixed(2) };
    expect(await checkInstantRound(rules, game.rules, forged)).toBe(false);
  });
});

describe.each(STEPPED)('a round of $rules.game.name', ({ rules, options, steps: stepsOf }) => {
  const { name } = rules.game;
  let opened: Opened;
  let reply: InstantReply;

  beforeEach(async () => {
    page.wait(25 * 3_600_000);
    await juan.signIn('juan01');
    await endAbandonedRounds(gateway.platform);
    opened = await page.open<InstantFacts>(juan, name);
    const body = { roundKey: key(), stake: opened.game.stakes[0], options };
    reply = (await page.ask<InstantReply>(`${name}/start`, { secret: opened.secret, body })).value;
  });

  const ask = (call: string, body: object) =>
    page.ask<InstantReply>(`${name}/${call}`, {
      secret: opened.secret,
      body: { roundKey: key(), roundId: reply.round.roundId, ...body },
    });

  async function play(steps: readonly number[]) {
    let last = reply;
    for (const [after, step] of steps.entries()) {
      const { status, value } = await ask('step', { after, step });
      expect(status).toBe(200);
      last = value;
    }
    return last;
  }

  it('is paid once when the player cashes out', async () => {
    const steps = stepsOf(await outcomeOf(reply), 2, false);
    const before = await balance();
    const { round } = await play(steps);
    expect(round).toMatchObject({ steps, canCashOut: true, end: null });
    expect(round.multiplier).toBeGreaterThan(10_000);
    const cashOut = { roundKey: key(), after: steps.length };
    const paid = await ask('cash-out', cashOut);
    expect((await ask('cash-out', cashOut)).value).toEqual(paid.value);
    const payout = minor(paid.value.round.end?.payout ?? '');
    expect(payout).toBe(Number(payoutOf(BigInt(minor(round.stake)), round.multiplier)));
    expect(await balance()).toBe(before + payout);
    expect(await ask('cash-out', { after: steps.length })).toMatchObject({ code: 'ROUND_OVER' });
    expect(await ask('step', { after: steps.length, step: 0 })).toMatchObject({
      code: 'ROUND_OVER',
    });
    expect(await balance()).toBe(before + payout);
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({
      payout: { minor: payout },
      turnover: { minor: minor(round.stake) },
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is lost with a wrong step, and can be verified', async () => {
    const steps = stepsOf(await outcomeOf(reply), 1, true);
    const before = await balance();
    const { round } = await play(steps);
    expect(round).toMatchObject({ multiplier: 0, canCashOut: false, end: { payout: '0.00' } });
    expect(await balance()).toBe(before);
    const { secret, game } = opened;
    await page.ask<RotatedSeeds>('seeds', { secret, body: { clientSeed: 'next' } });
    const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    const played = value.list.find(({ roundId }) => roundId === round.roundId);
    if (played === undefined) throw new Error('The round is not listed.');
    expect(await checkInstantRound(rules, game.rules, played)).toBe(true);
    const details = played.details as InstantRoundDetails;
    const forgeries: PlayedRound[] = [
      { ...played, details: { ...details, steps: details.steps.slice(0, -1) } },
      { ...played, details: { ...details, steps: [...details.steps, 24] } },
      { ...played, outcome: played.outcome.toReversed() },
    ];
    for (const forged of forgeries)
      expect(await checkInstantRound(rules, game.rules, forged)).toBe(false);
  });

  it('takes a step once, also from two tabs', async () => {
    const [step = 0] = stepsOf(await outcomeOf(reply), 1, false);
    const answers = await Promise.all([
      ask('step', { after: 0, step }),
      ask('step', { after: 0, step }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('STEPPED_ALREADY');
    expect(await ask('cash-out', { after: 0 })).toMatchObject({ code: 'STEPPED_ALREADY' });
    const reopened = await page.open<InstantFacts>(juan, name);
    expect(reopened.game.round).toMatchObject({ steps: [step], end: null });
  });

  it('rejects another start, impossible steps, and a cash-out before the first step', async () => {
    const before = await balance();
    const { secret, game } = opened;
    const body = { roundKey: key(), stake: game.stakes[0], options };
    expect(await page.ask(`${name}/start`, { secret, body })).toMatchObject({ code: 'ROUND_OPEN' });
    expect(await ask('step', { after: 0, step: 99 })).toMatchObject({ code: 'UNKNOWN_STEP' });
    expect(await ask('step', { after: 0, step: -1 })).toMatchObject({ status: 400 });
    expect(await ask('step', { after: 0, step: 1.5 })).toMatchObject({ status: 400 });
    expect(await ask('cash-out', { after: 0 })).toMatchObject({ code: 'NOTHING_TO_CASH_OUT' });
    const unknown = { roundId: crypto.randomUUID(), after: 0 };
    expect(await ask('cash-out', unknown)).toMatchObject({ status: 404 });
    expect(await balance()).toBe(before);
  });

  it('that its player left is paid at what it was worth, or refunded', async () => {
    const before = await balance();
    const [step = 0] = stepsOf(await outcomeOf(reply), 1, false);
    const { value } = await ask('step', { after: 0, step });
    page.wait(23 * 3_600_000);
    await endAbandonedRounds(gateway.platform);
    await juan.signIn('juan01');
    expect(await balance()).toBe(before);
    page.wait(2 * 3_600_000);
    await endAbandonedRounds(gateway.platform);
    await juan.signIn('juan01');
    const { round } = value;
    const worth = Number(payoutOf(BigInt(minor(round.stake)), round.multiplier));
    expect(await balance()).toBe(before + worth);

    opened = await page.open<InstantFacts>(juan, name);
    const body = { roundKey: key(), stake: opened.game.stakes[0], options };
    await page.ask(`${name}/start`, { secret: opened.secret, body });
    page.wait(25 * 3_600_000);
    await Promise.all([endAbandonedRounds(gateway.platform), endAbandonedRounds(gateway.platform)]);
    await juan.signIn('juan01');
    expect(await balance()).toBe(before + worth);
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({ turnover: { minor: 0 } });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
