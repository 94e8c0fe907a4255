import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet } from '../play/bets';
import type { Player } from '../play/sessions';
import {
  momentOf,
  fixtureOf,
  BOOK_RETURNS,
  isBook,
  priceOf,
  readPrice,
  type Price,
  type PriceChangePolicy,
  type SlipLeg,
  isSportsCategory,
  SPORTS_OF,
  MAX_PAYOUT,
  payoutOf,
} from '@perya/game-engines/sports';
import { courseOf } from './courses';
import { sportsLeg, sportsTicket } from './schema';

/** The return of a game's book, in basis points. */
export function returnsOf({ game }: Pick<Player, 'game'>): number {
  if (!isBook(game.model)) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return BOOK_RETURNS[game.model];
}

/** The current state of a selection. */
interface Priced extends SlipLeg {
  price: Price | undefined;
  isOpen: boolean;
  phase: 'coming' | 'live' | 'over';
  score: readonly number[];
  endsAt: number;
}

/** The price of a selection at a given time; rejects if the book has no such selection. */
export async function priceLeg(
  platform: Platform,
  player: Pick<Player, 'game'>,
  { event, market, selection }: SlipLeg,
  at: number,
): Promise<Priced> {
  const fixture = fixtureOf(event);
  const { category } = player.game;
  const isOurs =
    fixture !== undefined &&
    isSportsCategory(category) &&
    (SPORTS_OF[category] as readonly string[]).includes(fixture.sport);
  if (!isOurs) throw unknownSelection();
  const course = await courseOf(platform, fixture);
  const moment = momentOf(course, at);
  const chances = moment.chances(market);
  const chance = chances !== undefined && Object.hasOwn(chances, selection) && chances[selection];
  // After the event, an existing market may be gone; the slip reports that instead of failing.
  if (!chance && moment.phase !== 'over') throw unknownSelection();
  return {
    event,
    market,
    selection,
    isOpen: moment.isOpen,
    phase: moment.phase,
    price: chance && moment.isOpen ? priceOf(chance, returnsOf(player)) : undefined,
    score: moment.score,
    endsAt: course.endsAt,
  };
}

export interface NewTicket {
  stake: bigint;
  accept: PriceChangePolicy;
  legs: readonly (SlipLeg & { price: string })[];
  at: Date;
}

/** Places a ticket: checks every price against what the player saw, takes the stake, and stores it. */
export async function placeTicket(
  tx: Db,
  platform: Platform,
  player: Player,
  { stake, accept, legs, at }: NewTicket,
): Promise<string> {
  const limits = stakeLimits(player);
  if (stake < limits.min || stake > limits.max) {
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  }
  if (new Set(legs.map(({ event }) => event)).size !== legs.length) {
    // Results of the same event are correlated, so their prices can't be multiplied.
    throw new Rejection(422, 'SAME_EVENT', 'invalid_request');
  }
  const taken: (Priced & { price: Price })[] = [];
  for (const leg of legs) {
    const now = await priceLeg(platform, player, leg, at.getTime());
    taken.push({ ...now, price: acceptedPrice(now.price, leg.price, accept) });
  }
  if (payoutOf(stake, taken) > MAX_PAYOUT) {
    throw new Rejection(422, 'PAYOUT_TOO_HIGH', 'invalid_request');
  }
  const id = randomUUID();
  const betId = await placeBet(tx, platform, player, { roundId: id, stake, at });
  const { member, game, mode } = player;
  await tx.insert(sportsTicket).values({
    id,
    betId,
    memberId: member.id,
    gameId: game.id,
    gameName: game.name,
    currency: member.currency,
    mode,
    stake,
    placedAt: at,
  });
  await tx.insert(sportsLeg).values(
    taken.map(({ event, market, selection, price, phase, score, endsAt }, place) => ({
      ticketId: id,
      place,
      eventId: event,
      market,
      selection,
      price,
      scoreThen: phase === 'live' ? score : [],
      endsAt: new Date(endsAt),
    })),
  );
  return id;
}

/** The price of the ticket, or a rejection that states what has changed. */
function acceptedPrice(now: Price | undefined, seen: string, accept: PriceChangePolicy): Price {
  if (now === undefined) throw new Rejection(409, 'MARKET_CLOSED', 'invalid_request');
  const before = readPrice(seen);
  if (before === undefined) throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
  const isFine = now === before || accept === 'any' || (accept === 'better' && now > before);
  if (!isFine) throw new Rejection(409, 'ODDS_CHANGED', 'invalid_request');
  return now;
}

/** The maximum stake: 50,000.00. */
const MAX_STAKE = 5_000_000n;

/** The minimum and maximum cost of a ticket, in minor units. */
export const stakeLimits = ({ game }: Pick<Player, 'game'>) => ({
  min: BigInt(game.minBet),
  max: MAX_STAKE,
});

const unknownSelection = () => new Rejection(404, 'UNKNOWN_SELECTION', 'not_found');
