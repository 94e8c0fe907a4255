import type { TableState } from '@perya/api-client';
import { hash32, seededRandom } from '@perya/game-engines/random';
import gameNames from '../../../demo/gameNames.json' with { type: 'json' };
import { drawOf } from './tableDraws';
import type { Game } from './types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The schedule of a kind of table. */
interface TableRhythm {
  betting: number;
  dealing: number;
  /** Rounds per shoe, after which it's shuffled; 0 if there are no cards. */
  shoe: number;
  /** The number of seats; null if unlimited. */
  seats: number | null;
  /** The maximum number of recent results on its card. */
  results: number;
}

const RHYTHMS: Readonly<Record<string, TableRhythm>> = {
  BLACKJACK: { betting: 15, dealing: 40, shoe: 26, seats: 7, results: 0 },
  ROULETTE: { betting: 25, dealing: 20, shoe: 0, seats: null, results: 10 },
  SICBO: { betting: 20, dealing: 14, shoe: 0, seats: null, results: 8 },
  DRAGON_TIGER: { betting: 15, dealing: 9, shoe: 80, seats: null, results: 36 },
  COLOR_GAME: { betting: 20, dealing: 12, shoe: 0, seats: null, results: 8 },
  GAME_SHOW: { betting: 18, dealing: 32, shoe: 0, seats: null, results: 10 },
};
const OTHER: TableRhythm = { betting: 20, dealing: 20, shoe: 0, seats: null, results: 0 };

const { dealers } = gameNames;

const SHUFFLE_MS = 90 * SECOND;
/** The length of a dealer's shift. */
const SHIFT_MS = 30 * MINUTE;
/** One in this many tables is closed for some hours each day. */
const RESTING_ONE_IN = 6;
const REST_MS = 3 * HOUR;
/** The maximum stake as a multiple of the minimum. */
const SPREADS = [200, 500, 1000, 2000] as const;
/** The maximum stake: 500,000.00. */
const MOST = 50_000_000;

/** A live table at a given time. Amounts are minor units, times milliseconds since 1970. */
export interface TableSnapshot {
  minStake: number;
  maxStake: number;
  seats: number | null;
  seatsTaken: number;
  /** Everyone at the table, including spectators. */
  players: number;
  dealer: string;
  state: TableState;
  stateEndsAt: number;
  /** Oldest first. */
  results: string[];
}

/**
 * The state of a simulated table, which no engine deals at. It depends only on the table and the time, so
 * it's the same for every request.
 */
export function tableAt(game: Game, at: number): TableSnapshot {
  const rhythm = RHYTHMS[game.classify] ?? OTHER;
  const now = clockOf(game, rhythm, at);
  const isClosed = now.state === 'CLOSED';
  const players = isClosed ? 0 : playersAt(game, at);
  return {
    ...limitsOf(game),
    seats: rhythm.seats,
    // Seats fill before there are spectators.
    seatsTaken: rhythm.seats === null ? 0 : Math.min(rhythm.seats, players),
    players,
    dealer: dealerAt(game, at),
    state: now.state,
    stateEndsAt: now.endsAt,
    results: isClosed ? [] : resultsOf(game, rhythm, now),
  };
}

interface TableClock {
  state: TableState;
  endsAt: number;
  /** The number of the shoe; always 0 if there are no cards. */
  shoe: number;
  /** Finished rounds of this shoe. */
  played: number;
}

function clockOf(game: Game, rhythm: TableRhythm, at: number): TableClock {
  const opensAt = restEnd(game, at);
  if (opensAt !== undefined) return { state: 'CLOSED', endsAt: opensAt, shoe: 0, played: 0 };
  const betting = rhythm.betting * SECOND;
  const round = betting + rhythm.dealing * SECOND;
  const shoeMs = rhythm.shoe === 0 ? Infinity : rhythm.shoe * round + SHUFFLE_MS;
  // Offsets the tables, so that they don't all start rounds at the same time.
  const since = at + (hash32(game.id) % HOUR);
  const shoe = rhythm.shoe === 0 ? 0 : Math.floor(since / shoeMs);
  const inShoe = rhythm.shoe === 0 ? since : since % shoeMs;
  const played = Math.floor(inShoe / round);
  if (rhythm.shoe > 0 && played >= rhythm.shoe) {
    return { state: 'SHUFFLING', endsAt: at + shoeMs - inShoe, shoe, played: rhythm.shoe };
  }
  const inRound = inShoe % round;
  return inRound < betting
    ? { state: 'BETTING', endsAt: at + betting - inRound, shoe, played }
    : { state: 'DEALING', endsAt: at + round - inRound, shoe, played };
}

/** When a closed table opens again; undefined if it's open. */
function restEnd(game: Game, at: number): number | undefined {
  const hash = hash32(`${game.id}:rest`);
  if (hash % RESTING_ONE_IN !== 0) return undefined;
  const begins = (Math.floor(hash / RESTING_ONE_IN) % 24) * HOUR;
  const sinceRest = (at - begins) % DAY;
  return sinceRest < REST_MS ? at + REST_MS - sinceRest : undefined;
}

function limitsOf({ id, minBet }: Game): { minStake: number; maxStake: number } {
  const spread = SPREADS[hash32(`${id}:limits`) % SPREADS.length] ?? SPREADS[0];
  return { minStake: minBet, maxStake: Math.min(MOST, minBet * spread) };
}

function dealerAt({ id }: Game, at: number): string {
  const shift = Math.floor(at / SHIFT_MS);
  return dealers[(hash32(id) + shift) % dealers.length] ?? '';
}

/**
 * Scales a table's popularity with the time of day: most players at 21:00 in Manila, fewest at 5:00; varies
 * randomly.
 */
function playersAt({ id, rank }: Game, at: number): number {
  // 5:00 in Manila is 21:00 UTC; numbers rise for 16 hours and fall for 8.
  const hours = ((at % DAY) / HOUR + 3) % 24;
  const full = hours < 16 ? hours / 16 : (24 - hours) / 8;
  const tide = 0.24 + 0.38 * (1 - Math.cos(full * Math.PI));
  const crowd = seededRandom(`${id}:${Math.floor(at / (2 * MINUTE))}`).next();
  return Math.round((3 + 640 / (rank + 3)) * tide * (0.8 + 0.4 * crowd));
}

function resultsOf(game: Game, rhythm: TableRhythm, { shoe, played }: TableClock): string[] {
  const draw = drawOf(game.classify);
  if (draw === undefined) return [];
  const first = Math.max(0, played - rhythm.results);
  return Array.from({ length: played - first }, (_, place) =>
    draw(seededRandom(`${game.id}:${shoe}:${first + place}`)),
  );
}
