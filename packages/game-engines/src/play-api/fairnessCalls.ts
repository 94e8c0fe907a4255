import { PlayedRoundsSchema, RotateBodySchema, RotatedSeedsSchema } from './fairnessProtocol';
import { playCall } from './playCall';
import { EmptyBodySchema } from './protocol';

// The calls of the fairness dialog in every game.

/** Reveals the current seeds and starts new ones. */
export const rotateSeedsCall = /* @__PURE__ */ playCall({
  method: 'POST',
  path: 'seeds',
  request: RotateBodySchema,
  reply: RotatedSeedsSchema,
});

/** The player's last rounds of this game, newest first. */
export const listRoundsCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'rounds',
  request: EmptyBodySchema,
  reply: PlayedRoundsSchema,
});
