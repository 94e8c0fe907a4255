import type { NoInput } from '@perya/api-client';
import type { BetReply, TableState, WireStakes } from '@perya/game-engines/baccarat';
import { playEndpoint, roundEndpoint } from '../game/playClient';

/** The table at this moment: the round, its cards and everybody's stakes. */
export const tableCall = playEndpoint<NoInput, TableState>('GET', 'baccarat/table');

/** Adds stakes to what the player has on a round. */
export const betCall = roundEndpoint<{ round: number; stakes: WireStakes }, BetReply>(
  'baccarat/bet',
);
