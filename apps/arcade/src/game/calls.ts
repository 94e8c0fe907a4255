import type { NoInput } from '@perya/api-client';
import type { OpenGame, OpenReply, PlayedRound, RotatedSeeds } from '@perya/game-engines/play-api';
import { playEndpoint } from './playClient';

// The calls of every game. Amounts are decimal texts, times milliseconds since 1970.

/** Exchanges the ticket of the address, once, for the secret of an open game. */
export const openCall = playEndpoint<{ ticket: string }, OpenReply>('POST', 'open');

/** The open game as it is now. */
export const gameCall = playEndpoint<NoInput, OpenGame>('GET', 'game');

/** Gives up the seeds in use, which shows them, and begins new ones. */
export const rotateSeedsCall = playEndpoint<{ clientSeed: string }, RotatedSeeds>('POST', 'seeds');

/** The player's last rounds of this game, newest first. */
export const listRoundsCall = playEndpoint<NoInput, { list: PlayedRound[] }>('GET', 'rounds');
