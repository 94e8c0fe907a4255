import type { OpenGame } from '../play-api/protocol';
import type { Sport, SportsCategory } from './sports';
import type { LegOutcome } from './ticket';

// What the sports page and the platform say to each other, besides what every game says. Prices are texts
// of three decimals, null where a selection is not offered; times are milliseconds since 1970.

/** What `open` and `game` tell of a book. */
export interface SportsFacts {
  category: SportsCategory;
  sports: readonly Sport[];
  /** Where the game's own card leads. */
  sport: Sport;
  /** What each selection returns, basis points. */
  returns: number;
  minStake: string;
  maxStake: string;
  maxPayout: string;
  maxLegs: number;
}

export type SportsGame = OpenGame & SportsFacts;

interface WireSelection {
  id: string;
  price: string | null;
}

export interface WireMarket {
  id: string;
  selections: WireSelection[];
}

/** An event in a list: with its main market. */
export interface WireEvent {
  id: string;
  sport: Sport;
  league: string;
  startsAt: number;
  phase: 'coming' | 'live' | 'over';
  sides: readonly string[];
  score: readonly number[];
  /** Steps that are played. */
  step: number;
  /** Units of the sets that are over; empty in other sports. */
  sets: readonly (readonly [number, number])[];
  isOpen: boolean;
  main: WireMarket | null;
  /** How many markets there are. */
  markets: number;
}

/** `GET /play/api/sports/board?sport=`: what is played now, and what is coming. */
export interface Board {
  now: number;
  events: WireEvent[];
}

/** `GET /play/api/sports/event?id=`: everything that one may bet on. */
export interface EventPage {
  now: number;
  event: WireEvent;
  all: WireMarket[];
  /** SHA-256 of the event's seed. */
  commitment: string;
  /** Which news are out: places of scenarios, or of runners. */
  news: readonly number[];
}

/** A selection as the slip names it. */
export interface SlipLeg {
  event: string;
  market: string;
  selection: string;
}

/** `GET /play/api/sports/prices?leg=event|market|selection`: the slip's selections now, in its order. */
export interface SlipPrices {
  now: number;
  list: { price: string | null; isOpen: boolean; phase: WireEvent['phase'] }[];
}

/** What a player agrees to when prices move: nothing, better ones, or any. */
export const ACCEPTS = ['same', 'better', 'any'] as const;
export type Accept = (typeof ACCEPTS)[number];

/** `POST /play/api/sports/ticket`. */
export interface TicketBody {
  stake: string;
  accept: Accept;
  /** With the prices that the player saw. */
  legs: (SlipLeg & { price: string })[];
}

export interface TicketReply {
  balance: string;
  ticket: WireTicket;
}

export interface WireTicket {
  id: string;
  placedAt: number;
  settledAt: number | null;
  stake: string;
  /** What it pays if all of it wins. */
  mayPay: string;
  /** Null while it is open. */
  payout: string | null;
  legs: WireTicketLeg[];
}

export interface WireTicketLeg extends SlipLeg {
  price: string;
  sport: Sport;
  league: string;
  sides: readonly string[];
  startsAt: number;
  /** The score when the bet was taken, in play. */
  scoreThen: readonly number[];
  outcome: LegOutcome;
  /** The final score; empty until it is known. */
  score: readonly number[];
}

/** `GET /play/api/sports/tickets`: the open ones, and the last that were settled. */
export interface Tickets {
  balance: string;
  open: WireTicket[];
  settled: WireTicket[];
}

/** `GET /play/api/sports/results?sport=`: what is over, with all that it takes to draw it again. */
export interface Results {
  list: WireResult[];
}

export interface WireResult {
  id: string;
  sport: Sport;
  league: string;
  sides: readonly string[];
  startsAt: number;
  score: readonly number[];
  serverSeed: string;
  commitment: string;
}

/** What a settled selection keeps in its round. */
export interface LegDetails extends SlipLeg {
  sport: Sport;
  sides: readonly string[];
  outcome: LegOutcome;
}
