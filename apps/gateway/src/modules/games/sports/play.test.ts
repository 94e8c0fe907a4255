import { beforeEach, describe, expect } from 'vitest';
import {
  getBetDetail,
  getBettingRecord,
  getPlayMoney,
  launchGame,
  listGames,
  type Game,
} from '@perya/api-client';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

import { askPlayApi, type OpenReply } from '../play/playTesting';
import type { PlayedRound } from '@perya/game-engines/play-api';
import {
  momentOf,
  endOfCourse,
  playCourse,
  fixtureOf,
  START_PAUSE,
  checkLeg,
  checkResult,
  type Board,
  type EventPage,
  type Results,
  type SlipPrices,
  type SportsFacts,
  type TicketBody,
  type TicketReply,
  type Tickets,
  type WireEvent,
} from '@perya/game-engines/sports';
import { courseOf } from './courses';
import { lobbyEvents } from './lobby';
import { settleDue } from './settleDue';

let gateway: TestGateway;
let juan: TestCaller;
let game: Game;
let secret: string;
let opened: OpenReply<SportsFacts>['game'];

const MINUTE = 60_000;
/** Offsets of the clock only increase, because money moves forward in time. */
let offset = 0;
const later = (ms: number): void => {
  offset += ms;
  gateway.clock.moveTo(offset);
};

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
  const { items } = await juan.client.call(listGames, { category: 'SPORTS' });
  const [first] = items;
  if (first === undefined) throw new Error('The lobby is empty.');
  game = first;
});
beforeEach(async () => {
  await juan.signIn('juan01');
  ({ secret, game: opened } = await open());
});

const ask = <Value>(path: string, body?: unknown, as = secret) =>
  askPlayApi<Value>(gateway, path, { secret: as, body });

async function open(isDemo = false): Promise<OpenReply<SportsFacts>> {
  const { address } = await juan.client.call(launchGame, {
    gameId: game.id,
    nodeId: game.nodeId,
    vendor: game.vendor,
    isDemo,
    key: crypto.randomUUID(),
  });
  const ticket = new URL(address).searchParams.get('ticket');
  return (await ask<OpenReply<SportsFacts>>('open', { ticket }, '')).value;
}

const board = async (sport: string) =>
  (await ask<Board>(`sports/board?sport=${sport}`)).value.events;

/** Events that are open for bets and don't start within 30 seconds. */
async function coming(sport = 'football'): Promise<WireEvent[]> {
  const now = gateway.clock.now().getTime();
  const events = await board(sport);
  return events.filter(({ phase, startsAt }) => phase === 'coming' && startsAt > now + 30_000);
}

function legOf(event: WireEvent | undefined, selection = 'home') {
  const price = event?.main?.selections.find(({ id }) => id === selection)?.price;
  if (event === undefined || event.main === null || price === null || price === undefined)
    throw new Error('There is nothing to bet on.');
  return { event: event.id, market: event.main.id, selection, price };
}

const bodyOf = (legs: TicketBody['legs'], more: Partial<TicketBody> = {}) => ({
  roundKey: crypto.randomUUID(),
  stake: '100.00',
  accept: 'same',
  legs,
  ...more,
});

const place = (legs: TicketBody['legs'], more: Partial<TicketBody> = {}) =>
  ask<TicketReply>('sports/ticket', bodyOf(legs, more));

const minor = (decimal: string | null): number => Math.round(Number(decimal) * 100);

async function endOf(id: string): Promise<number> {
  const fixture = fixtureOf(id);
  if (fixture === undefined) throw new Error('There is no such event.');
  return (await courseOf(gateway.platform, fixture)).endsAt;
}

async function moveTo(at: number): Promise<void> {
  later(at - gateway.clock.now().getTime());
  // Signs in again, because a session ends after half a day.
  await juan.signIn('juan01');
  ({ secret, game: opened } = await open());
}

describe('the book', () => {
  it('opens at its own sport, with the return stated on its card', () => {
    expect(opened.sports).toContain(opened.sport);
    expect(opened.returns).toBe(Math.round((game.rtp ?? 0) * 100));
    expect(opened.rtp).toBe((opened.returns / 100).toFixed(2));
  });

  it('shows exactly the sports that it offers', async () => {
    for (const sport of ['football', 'basketball', 'tennis', 'volleyball', 'boxing', 'motor']) {
      const events = await board(sport);
      expect(events.length).toBeGreaterThan(3);
      for (const { main, sides } of events) {
        expect(sides.length).toBeGreaterThan(1);
        expect(main?.selections.length ?? 2).toBeGreaterThan(1);
      }
    }
    expect(await ask('sports/board?sport=derby')).toMatchObject({ status: 404 });
    expect(await ask('sports/event?id=1.derby.1.0')).toMatchObject({ status: 404 });
  });

  it('has prices with the stated margin in every market', async () => {
    const [event] = await coming();
    const { value } = await ask<EventPage>(`sports/event?id=${event?.id}`);
    expect(value.all.length).toBe(event?.markets);
    expect(value.commitment).toMatch(/^[0-9a-f]{64}$/);
    const full = value.all.filter(
      ({ id, selections }) =>
        (id === 'result' || id.startsWith('total')) &&
        selections.every(({ price }) => price !== null),
    );
    expect(full.length).toBeGreaterThan(1);
    for (const { selections } of full) {
      const sum = selections.reduce((all, { price }) => all + 1 / Number(price), 0);
      expect(1 / sum).toBeCloseTo(opened.returns / 10_000, 3);
    }
  });

  it('lists the current events in the lobby', async () => {
    const events = await lobbyEvents(gateway.platform, 'ESPORTS', { count: 8 });
    expect(events).toHaveLength(8);
    expect(events.some(({ phase }) => phase === 'coming')).toBe(true);
  });
});

describe('a ticket', () => {
  it('takes the stake, is open in the record, and is settled once after its event', async () => {
    const [event] = await coming();
    const leg = legOf(event);
    const { value } = await place([leg]);
    expect(value.ticket).toMatchObject({ stake: '100.00', payout: null, settledAt: null });
    // In thousandths, like the price: as a fraction, 2.917 times 10,000 is slightly below 29,170.
    const thousandths = Math.round(Number(leg.price) * 1000);
    expect(minor(value.ticket.mayPay)).toBe(Math.floor((10_000 * thousandths) / 1000));
    const before = await juan.client.call(getBettingRecord, {});
    expect(before.items[0]).toMatchObject({ roundId: value.ticket.id, status: 'open' });

    await moveTo((await endOf(leg.event)) + 1000);
    await Promise.all([settleDue(gateway.platform), settleDue(gateway.platform)]);
    await settleDue(gateway.platform);
    const { value: tickets } = await ask<Tickets>('sports/tickets');
    const settled = tickets.settled.find(({ id }) => id === value.ticket.id);
    const [ended] = settled?.legs ?? [];
    const [home = 0, away = 0] = ended?.score ?? [];
    expect(ended?.outcome).toBe(home > away ? 'won' : 'lost');
    expect(settled?.payout).toBe(home > away ? value.ticket.mayPay : '0.00');
    expect(minor(tickets.balance)).toBe(minor(value.balance) + minor(settled?.payout ?? null));
    await expect(checkLedger(gateway.db)).resolves.toEqual([]);
  });

  it("can be verified by the player once it's settled", async () => {
    const [event] = await coming();
    const { value } = await place([legOf(event, 'away')]);
    await moveTo((await endOf(event?.id ?? '')) + 1000);
    await settleDue(gateway.platform);
    const record = await juan.client.call(getBettingRecord, {});
    const bet = record.items.find(({ roundId }) => roundId === value.ticket.id);
    const draws = await juan.client.call(getBetDetail, { betId: bet?.id ?? '' });
    expect(draws).toHaveLength(1);
    const fixture = fixtureOf(draws[0]?.clientSeed ?? '');
    if (fixture === undefined) throw new Error('The record names no event.');
    const course = playCourse(fixture, draws[0]?.serverSeed ?? '');
    expect(momentOf(course, endOfCourse(course)).score).toEqual(draws[0]?.outcome);

    const { value: rounds } = await ask<{ list: PlayedRound[] }>('rounds');
    const played = rounds.list.find(({ clientSeed }) => clientSeed === fixture.id);
    if (played === undefined) throw new Error('The round is not listed.');
    await expect(checkLeg(played)).resolves.toBe(true);
    await expect(checkLeg({ ...played, outcome: [9, 9] })).resolves.toBe(false);
  });

  it('is a single ticket, even if its key is sent several times', async () => {
    const body = bodyOf([legOf((await coming())[0])]);
    const answers = await Promise.all([
      ask<TicketReply>('sports/ticket', body),
      ask<TicketReply>('sports/ticket', body),
    ]);
    const again = await ask<TicketReply>('sports/ticket', body);
    const ids = [...answers, again].flatMap(({ status, value }) =>
      status === 200 ? value.ticket.id : [],
    );
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
    const { value } = await ask<Tickets>('sports/tickets');
    expect(value.open.filter(({ id }) => id === ids[0])).toHaveLength(1);
  });

  it('multiplies its prices and is lost with the first losing selection', async () => {
    const events = (await coming()).slice(0, 3);
    const legs = events.map((event) => legOf(event, 'draw'));
    const { value } = await place(legs, { stake: '20.00' });
    const product = legs.reduce((all, { price }) => all * Number(price), 20);
    expect(Math.abs(Number(value.ticket.mayPay) - product)).toBeLessThan(0.011);
    const ends = await Promise.all(legs.map(({ event }) => endOf(event)));
    await moveTo(Math.max(...ends) + 1000);
    const { value: tickets } = await ask<Tickets>('sports/tickets');
    const settled = tickets.settled.find(({ id }) => id === value.ticket.id);
    const allWon = settled?.legs.every(({ outcome }) => outcome === 'won');
    expect(settled?.payout).toBe(allWon ? value.ticket.mayPay : '0.00');
    expect(settled?.legs.map(({ outcome }) => outcome)).not.toContain('open');
  });

  it('rejects two selections of one event, and stakes or payouts out of bounds', async () => {
    const [event] = await coming();
    const leg = legOf(event);
    expect(await place([leg, legOf(event, 'away')])).toMatchObject({
      status: 422,
      code: 'SAME_EVENT',
    });
    expect(await place([leg], { stake: '0.01' })).toMatchObject({
      status: 422,
      code: 'UNKNOWN_STAKE',
    });
    expect(await place([leg], { stake: '50000.01' })).toMatchObject({
      status: 422,
      code: 'UNKNOWN_STAKE',
    });
    expect(await place([{ ...leg, selection: 'nobody' }])).toMatchObject({ status: 404 });
    expect(await place([{ ...leg, market: 'constructor', selection: 'name' }])).toMatchObject({
      status: 404,
    });
    expect(await place([])).toMatchObject({ status: 400 });
    const draws = (await coming('football')).slice(0, 8).map((one) => legOf(one, 'draw'));
    expect(await place(draws, { stake: '50000.00' })).toMatchObject({
      status: 422,
      code: 'PAYOUT_TOO_HIGH',
    });
    expect(await place(draws.slice(0, 1), { stake: '49999.00' })).toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_BALANCE',
    });
  });

  it('is rejected when prices have changed, unless the player accepts changes', async () => {
    const [event] = await coming();
    const leg = legOf(event);
    const lower = { ...leg, price: (Number(leg.price) - 0.05).toFixed(3) };
    const higher = { ...leg, price: (Number(leg.price) + 0.05).toFixed(3) };
    expect(await place([lower])).toMatchObject({ status: 409, code: 'ODDS_CHANGED' });
    expect(await place([higher], { accept: 'better' })).toMatchObject({
      status: 409,
      code: 'ODDS_CHANGED',
    });
    const better = await place([lower], { accept: 'better' });
    expect(better.value.ticket.legs[0]?.price).toBe(leg.price);
    const any = await place([higher], { accept: 'any' });
    expect(any.value.ticket.legs[0]?.price).toBe(leg.price);
  });

  it('is rejected while the market is closed', async () => {
    const events = await coming();
    const event = events.at(-1);
    const leg = legOf(event);
    const startsAt = event?.startsAt ?? 0;
    await moveTo(startsAt - 60_000);
    // Moved only now, as the market closes: signing in may take longer than the pause before the start.
    later(startsAt - START_PAUSE.before - gateway.clock.now().getTime());
    expect(await place([leg], { accept: 'any' })).toMatchObject({
      status: 409,
      code: 'MARKET_CLOSED',
    });
    const { value } = await ask<SlipPrices>(
      `sports/prices?leg=${encodeURIComponent(`${leg.event}|${leg.market}|${leg.selection}`)}`,
    );
    expect(value.list).toEqual([{ price: null, isOpen: false, phase: 'coming' }]);
    await moveTo((await endOf(leg.event)) + 1000);
    expect(await place([leg], { accept: 'any' })).toMatchObject({
      status: 409,
      code: 'MARKET_CLOSED',
    });
  });

  it('uses play money in demo play and leaves no bet', async () => {
    const demo = await open(true);
    const [event] = await coming();
    const body = bodyOf([legOf(event)]);
    const { value } = await ask<TicketReply>('sports/ticket', body, demo.secret);
    expect(value.balance).toBe('9900.00');
    later((await endOf(event?.id ?? '')) + 1000 - gateway.clock.now().getTime());
    await settleDue(gateway.platform);
    const { value: tickets } = await ask<Tickets>('sports/tickets', undefined, demo.secret);
    const [settled] = tickets.settled;
    expect(minor(tickets.balance)).toBe(990_000 + minor(settled?.payout ?? null));
    // Settled into the player's play money: another demo has the same balance.
    expect((await juan.client.call(getPlayMoney, {})).minor).toBe(minor(tickets.balance));
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items.map(({ roundId }) => roundId)).not.toContain(value.ticket.id);
  });
});

describe('the results', () => {
  it("include their seeds once they're over, and never before", async () => {
    later(20 * MINUTE);
    await juan.signIn('juan01');
    ({ secret, game: opened } = await open());
    const now = gateway.clock.now().getTime();
    const { value } = await ask<Results>('sports/results?sport=tennis');
    expect(value.list.length).toBeGreaterThan(5);
    for (const result of value.list.slice(0, 4)) {
      const fixture = fixtureOf(result.id);
      if (fixture === undefined) throw new Error('The result names no event.');
      const course = playCourse(fixture, result.serverSeed);
      expect(endOfCourse(course)).toBeLessThanOrEqual(now);
      expect(momentOf(course, now).score).toEqual(result.score);
      await expect(checkResult(result)).resolves.toBe(true);
      await expect(checkResult({ ...result, score: [9, 9] })).resolves.toBe(false);
      await expect(checkResult({ ...result, commitment: '0' })).resolves.toBe(false);
    }
    const live = (await board('tennis')).find(({ phase }) => phase === 'live');
    const page = await ask(`sports/event?id=${live?.id}`);
    expect(JSON.stringify(page.value)).not.toContain('serverSeed');
  });
});
