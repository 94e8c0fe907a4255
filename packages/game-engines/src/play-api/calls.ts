import * as v from 'valibot';
import { playCall } from './playCall';
import { EmptyBodySchema, OpenBodySchema, type OpenGame } from './protocol';

// Calls that every game has.

/**
 * Exchanges the one-time ticket in the URL for the secret of an open game.
 *
 * @param game the game's schema: the common facts and those of its engine
 */
/* @__NO_SIDE_EFFECTS__ */
export function openCall<Game extends OpenGame>(game: v.GenericSchema<unknown, Game>) {
  return playCall({
    method: 'POST',
    path: 'open',
    request: OpenBodySchema,
    reply: v.object({ secret: v.string(), game }),
  });
}

/** The current state of the open game; see {@link openCall}. */
/* @__NO_SIDE_EFFECTS__ */
export function gameCall<Game extends OpenGame>(game: v.GenericSchema<unknown, Game>) {
  return playCall({ method: 'GET', path: 'game', request: EmptyBodySchema, reply: game });
}
