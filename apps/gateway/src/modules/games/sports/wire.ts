import { formatDecimal } from '@perya/rules/money';
import type { ServerCourse, ServerEventSnapshot } from './courses';
import {
  fixtureOf,
  type SetsState,
  priceOf,
  priceText,
  type EventPage,
  type WireEvent,
  type WireMarket,
  type WireResult,
  type WireTicket,
  type WireTicketLeg,
  payoutOf,
} from '@perya/game-engines/sports';
import type { sportsLeg, sportsTicket } from './schema';

/** A market with its prices at a book's return. */
function wireMarket(moment: ServerEventSnapshot, market: string, returns: number): WireMarket {
  const chances = Object.entries(moment.chances(market) ?? {});
  return {
    id: market,
    selections: chances.map(([id, chance]) => {
      const price = moment.isOpen ? priceOf(chance, returns) : undefined;
      return { id, price: price === undefined ? null : priceText(price) };
    }),
  };
}

/** The public state of an event. */
export function wireEvent(moment: ServerEventSnapshot, returns: number): WireEvent {
  const { fixture, phase, score, state, isOpen } = moment;
  const { id, sport, league, startsAt, sides } = fixture;
  const markets = moment.markets();
  const [main] = markets;
  return {
    id,
    sport,
    league,
    startsAt,
    phase,
    sides,
    score,
    step: state.step,
    sets: (state as Partial<SetsState>).past ?? [],
    isOpen,
    main: main === undefined ? null : wireMarket(moment, main, returns),
    markets: markets.length,
  };
}

/** The same, with every market. */
export function eventPage(moment: ServerEventSnapshot, returns: number, now: number): EventPage {
  return {
    now,
    event: wireEvent(moment, returns),
    all: moment.markets().map((market) => wireMarket(moment, market, returns)),
    commitment: moment.course.commitment,
    news: moment.news,
  };
}

/** A finished event including its seed. Must not be called for an unfinished one. */
export function wireResult({ fixture, model, states, ...course }: ServerCourse): WireResult {
  const { id, sport, league, sides, startsAt } = fixture;
  const last = states.at(-1) ?? model.begin();
  const { serverSeed, commitment } = course;
  return { id, sport, league, sides, startsAt, score: model.score(last), serverSeed, commitment };
}

type TicketRow = typeof sportsTicket.$inferSelect;
type LegRow = typeof sportsLeg.$inferSelect;

/** A player's ticket with its selections. */
export function wireTicket(ticket: TicketRow, legs: readonly LegRow[]): WireTicket {
  return {
    id: ticket.id,
    placedAt: ticket.placedAt.getTime(),
    settledAt: ticket.settledAt?.getTime() ?? null,
    stake: formatDecimal(ticket.stake),
    // A refunded selection no longer multiplies the payout.
    mayPay: formatDecimal(
      payoutOf(
        ticket.stake,
        legs.filter(({ outcome }) => outcome !== 'void'),
      ),
    ),
    payout: ticket.payout === null ? null : formatDecimal(ticket.payout),
    legs: legs.map(wireLeg),
  };
}

function wireLeg({ eventId, market, selection, price, outcome, score, scoreThen }: LegRow) {
  const fixture = fixtureOf(eventId);
  if (fixture === undefined) throw new Error(`No event of the timetable is called ${eventId}.`);
  const { sport, league, sides, startsAt } = fixture;
  const leg: WireTicketLeg = {
    event: eventId,
    market,
    selection,
    price: priceText(price),
    sport,
    league,
    sides,
    startsAt,
    scoreThen,
    outcome,
    score: score ?? [],
  };
  return leg;
}
