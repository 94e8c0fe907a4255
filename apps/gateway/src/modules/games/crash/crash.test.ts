import { getBalance, getBettingRecord } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { createTestPage, type OpenReply } from '../play/playTesting';
import type { PlayedRound, RotatedSeeds } from '@perya/game-engines/play-api';
import { fairRound } from '../play/schema';
import { readPlayer } from '../play/sessions';
import {
  crashTimeOf,
  millisecondsTo,
  flightModel,
  checkFlight,
  type FlightFacts,
  type FlightReply,
} from '@perya/game-engines/crash';
import { cashOut as cashOutAt, settleFlights } from './play';

let gateway: TestGateway;
let juan: TestCaller;
let page: ReturnType<typeof createTestPage>;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  page = createTestPage(gateway);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});
// Finishes any flight left by the previous test.
beforeEach(async () => {
  page.wait(90_000);
  await settleFlights(gateway.platform);
});

const openRocket = (isDemo = false) => page.open<FlightFacts>(juan, 'crash', { isDemo });
const ask: typeof page.ask<FlightReply> = (path, options) => page.ask(path, options);

const key = (): string => crypto.randomUUID();
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

async function start(
  { secret, game }: OpenReply<FlightFacts>,
  auto: number | null = null,
): Promise<FlightReply> {
  const body = { roundKey: key(), stake: game.stakes[0], auto };
  const { status, value } = await ask('crash/start', { secret, body });
  expect(status).toBe(200);
  return value;
}

/** The outcome that only the platform knows during the flight. */
async function fuseOf({ flight }: FlightReply): Promise<number> {
  const [row] = await gateway.db.select().from(fairRound).where(eq(fairRound.id, flight.roundId));
  return row?.outcome[0] ?? 0;
}

/** Starts flights until one reaches a minimum height; waits for the others to finish. */
async function startHigh(opened: OpenReply<FlightFacts>, min: number, auto: number | null = null) {
  for (;;) {
    const reply = await start(opened, auto);
    const height = await fuseOf(reply);
    if (height >= min) return { reply, height };
    page.wait(90_000);
    await settleFlights(gateway.platform);
  }
}

const cashOut = ({ secret }: OpenReply<FlightFacts>, { flight }: FlightReply) =>
  ask('crash/cash-out', { secret, body: { roundKey: key(), roundId: flight.roundId } });

const watch = ({ secret }: OpenReply<FlightFacts>, { flight }: FlightReply) =>
  ask(`crash/flight?round=${flight.roundId}`, { secret });

const rulesOf = ({ game }: OpenReply<FlightFacts>) =>
  flightModel(game.rules.id) ?? expect.fail('The page was told of a rocket that there is not.');

/** Thrown to roll back a transaction; carries the state that was read. */
class Looked extends Error {
  override readonly name = 'Looked';
  readonly state: string;
  constructor(state: string) {
    super(state);
    this.state = state;
  }
}

/** The result that a cash-out would have; the transaction is rolled back. */
async function lookAt(
  { secret }: OpenReply<FlightFacts>,
  roundId: string,
  { arrivedMs, lookedMs }: { arrivedMs: number; lookedMs: number },
): Promise<unknown> {
  const player = await readPlayer(gateway.platform, secret);
  const [arrivedAt, at] = [new Date(arrivedMs), new Date(lookedMs)];
  return gateway.db
    .transaction(async (tx) => {
      const { flight } = await cashOutAt(tx, player, roundId, { arrivedAt, at });
      throw new Looked(flight.state);
    })
    .catch((error: unknown) => (error instanceof Looked ? error.state : error));
}

describe('a flight', () => {
  it('pays the height at the time of the press and is in the record', async () => {
    const opened = await openRocket();
    const { reply } = await startHigh(opened, 400);
    const lit = await juan.client.call(getBalance, {});
    expect(reply.flight).toMatchObject({ state: 'flying', height: null, cashed: null });
    page.wait(reply.flight.startsAt - reply.now + millisecondsTo(rulesOf(opened), 150));
    const { value } = await cashOut(opened, reply);
    expect(value.flight.state).toBe('cashed');
    const cashed = value.flight.cashed ?? 0;
    expect(cashed).toBeGreaterThanOrEqual(150);
    expect(cashed).toBeLessThan(400);
    expect(minor(value.flight.payout)).toBe((minor(reply.flight.stake) * cashed) / 100);
    const after = await juan.client.call(getBalance, {});
    expect(minor(value.balance)).toBe(after.minor);
    expect(after.minor - lit.minor).toBe(minor(value.flight.payout));
    expect(minor(reply.balance)).toBe(lit.minor);
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({
      roundId: reply.flight.roundId,
      status: 'won',
      isSettledByPlatform: false,
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is lost if the press comes after the fuse has burned out', async () => {
    const opened = await openRocket();
    const reply = await start(opened, 100_00);
    const height = await fuseOf(reply);
    page.wait(reply.flight.startsAt - reply.now + crashTimeOf(rulesOf(opened), height) + 1);
    const { value } = await cashOut(opened, reply);
    const isCarried = height >= 100_00;
    expect(value.flight.state).toBe(isCarried ? 'cashed' : 'out');
    expect(value.flight.height).toBe(height);
    expect(minor(value.flight.payout) > 0).toBe(isCarried);
  });

  it("counts a press by its arrival, even if it's processed after the fuse has burned out", async () => {
    const opened = await openRocket();
    // With an automatic cash-out, so that the player isn't cashed out early for being away.
    const { highest } = rulesOf(opened);
    const { reply, height } = await startHigh(opened, 150, highest);
    const { startsAt, roundId } = reply.flight;
    const end = startsAt + crashTimeOf(rulesOf(opened), height);
    const look = (arrivedMs: number) => lookAt(opened, roundId, { arrivedMs, lookedMs: end + 100 });
    expect(await look(end - 1)).toBe('cashed');
    expect(await look(end)).toBe(height < highest ? 'out' : 'cashed');
  });

  it('is cashed out automatically at the chosen height, without the player', async () => {
    const opened = await openRocket();
    const { reply } = await startHigh(opened, 200, 200);
    page.wait(reply.flight.startsAt - reply.now + millisecondsTo(rulesOf(opened), 200) + 1);
    await settleFlights(gateway.platform);
    const { value } = await watch(opened, reply);
    expect(value.flight).toMatchObject({ state: 'cashed', cashed: 200 });
    expect(minor(value.flight.payout)).toBe(minor(reply.flight.stake) * 2);
  });

  it('is cashed out for a player who is away, at the height ten seconds later', async () => {
    const opened = await openRocket();
    const { reply } = await startHigh(opened, 250);
    page.wait(60_000);
    await settleFlights(gateway.platform);
    const { value } = await watch(opened, reply);
    expect(value.flight.state).toBe('cashed');
    const rules = rulesOf(opened);
    const gone = 100 * 2 ** (9000 / rules.doublingMs);
    expect(value.flight.cashed).toBe(Math.floor(gone));
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({ roundId: reply.flight.roundId, isSettledByPlatform: true });
  });

  it('continues when the game is opened again', async () => {
    const opened = await openRocket();
    const { reply } = await startHigh(opened, 300, 300);
    page.wait(2000);
    const again = await openRocket();
    expect(again.game.flight).toMatchObject({ roundId: reply.flight.roundId, state: 'flying' });
    const { value } = await cashOut(again, reply);
    expect(value.flight.state).toBe('cashed');
    // The previous window has ended, because only one can be active at a time.
    expect(await cashOut(opened, reply)).toMatchObject({ code: 'PLAYED_ELSEWHERE' });
  });

  it('is started once per key, for one stake', async () => {
    const { secret, game } = await openRocket();
    const before = await juan.client.call(getBalance, {});
    const body = { roundKey: key(), stake: game.stakes[0], auto: 5000 };
    const first = await ask('crash/start', { secret, body });
    expect((await ask('crash/start', { secret, body })).value).toEqual(first.value);
    const after = await juan.client.call(getBalance, {});
    expect(before.minor - after.minor).toBe(minor(game.stakes[0] ?? ''));
  });

  it('is one at a time', async () => {
    const opened = await openRocket();
    await startHigh(opened, 1000, 1000);
    const { secret, game } = opened;
    const body = { roundKey: key(), stake: game.stakes[0], auto: null };
    expect(await ask('crash/start', { secret, body })).toMatchObject({ code: 'ROUND_OPEN' });
  });

  it('pays once, regardless of how many requests end it', async () => {
    const opened = await openRocket();
    const { reply } = await startHigh(opened, 200);
    const before = minor(reply.balance);
    page.wait(reply.flight.startsAt - reply.now + millisecondsTo(rulesOf(opened), 150));
    const ends = await Promise.all([
      cashOut(opened, reply),
      cashOut(opened, reply),
      settleFlights(gateway.platform),
      cashOut(opened, reply),
    ]);
    const payouts = new Set(
      ends.flatMap((end) => (end === undefined ? [] : end.value.flight.payout)),
    );
    expect(payouts.size).toBe(1);
    const { minor: after } = await juan.client.call(getBalance, {});
    expect(after - before).toBe(minor([...payouts][0] ?? '0'));
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('ignores a press before the start', async () => {
    const opened = await openRocket();
    const { reply } = await startHigh(opened, 150);
    const { startsAt, roundId } = reply.flight;
    const at = { arrivedMs: startsAt - 1, lookedMs: startsAt - 1 };
    expect(await lookAt(opened, roundId, at)).toBe('flying');
  });

  it('rejects unknown stakes, cash-out heights and rounds', async () => {
    const { secret, game } = await openRocket();
    const [stake] = game.stakes;
    const send = (body: object) =>
      ask('crash/start', { secret, body: { roundKey: key(), stake, auto: null, ...body } });
    expect(await send({ stake: '0.03' })).toMatchObject({ code: 'UNKNOWN_STAKE' });
    expect(await send({ auto: 100 })).toMatchObject({ status: 400 });
    expect(await send({ auto: game.rules.highest + 1 })).toMatchObject({ status: 400 });
    expect(await send({ auto: 1.5 })).toMatchObject({ status: 400 });
    expect(await ask(`crash/flight?round=${crypto.randomUUID()}`, { secret })).toMatchObject({
      status: 404,
    });
    expect(await ask('crash/flight?round=1', { secret })).toMatchObject({ status: 400 });
    expect(await ask('crash/flight', { secret })).toMatchObject({ status: 400 });
  });

  it('uses only play money in demo play', async () => {
    const before = await juan.client.call(getBalance, {});
    const opened = await openRocket(true);
    const { reply } = await startHigh(opened, 200, 200);
    page.wait(60_000);
    await settleFlights(gateway.platform);
    const { value } = await watch(opened, reply);
    expect(minor(value.balance) - minor(reply.balance)).toBe(minor(reply.flight.stake) * 2);
    expect(await juan.client.call(getBalance, {})).toEqual(before);
  });
});

describe('the fairness of a flight', () => {
  it('hides the seed during the flight and lets the player verify it afterwards', async () => {
    const opened = await openRocket();
    const { secret, game } = opened;
    const { reply } = await startHigh(opened, 200, 200);
    expect(await ask('seeds', { secret, body: {} })).toMatchObject({ code: 'ROUND_OPEN' });
    const open = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    expect(open.value.list[0]).toMatchObject({
      roundId: reply.flight.roundId,
      outcome: [],
      serverSeed: null,
    });
    page.wait(60_000);
    await settleFlights(gateway.platform);
    await page.ask<RotatedSeeds>('seeds', { secret, body: {} });
    const { value } = await page.ask<{ list: PlayedRound[] }>('rounds', { secret });
    expect(value.list.length).toBeGreaterThan(0);
    for (const played of value.list) expect(await checkFlight(game.rules, played)).toBe(true);
    const [last] = value.list;
    if (last === undefined) throw new Error('Nothing was played.');
    expect(await checkFlight(game.rules, { ...last, payout: '999.00' })).toBe(false);
    expect(await checkFlight(game.rules, { ...last, outcome: [12_345] })).toBe(false);
    expect(await checkFlight(game.rules, { ...last, clientSeed: 'another' })).toBe(false);
  });
});
