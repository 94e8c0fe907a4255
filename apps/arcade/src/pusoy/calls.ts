import type { NoInput } from '@perya/api-client';
import type { Card, RoundReply } from '@perya/game-engines/pusoy';
import { playEndpoint, roundEndpoint } from '../game/playClient';

/** Takes the stake, a decimal text, and deals. */
export const dealCall = roundEndpoint<{ stake: string }, RoundReply>('pusoy/deal');

/** Lays the player's nine cards, the front row first, and ends the round. */
export const showCall = roundEndpoint<{ roundId: string; laid: readonly Card[] }, RoundReply>(
  'pusoy/show',
);

/** The round that is being played, or the last one. */
export const currentRoundCall = playEndpoint<NoInput, RoundReply>('GET', 'pusoy/round');
