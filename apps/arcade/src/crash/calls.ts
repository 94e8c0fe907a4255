import type { FlightReply } from '@perya/game-engines/crash';
import { playEndpoint, roundEndpoint } from '../game/playClient';

/**
 * Takes the stake and lights the fuse. `stake` is a decimal text; `auto` is the height of an automatic
 * cash-out in hundredths, or null for none.
 */
export const startFlightCall = roundEndpoint<{ stake: string; auto: number | null }, FlightReply>(
  'crash/start',
);

/** Cashes out at the height that the rocket shows when the request arrives. */
export const cashOutCall = roundEndpoint<{ roundId: string }, FlightReply>('crash/cash-out');

/**
 * The state of a flight. Answers when the flight ends, after a few seconds at the latest, and counts as
 * a sign of life of the player.
 */
export const flightCall = playEndpoint<{ round: string }, FlightReply>('GET', 'crash/flight');
