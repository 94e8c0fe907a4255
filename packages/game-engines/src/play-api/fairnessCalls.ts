import { PlayedRoundsSchema, RotateBodySchema, RotatedSeedsSchema } from './fairnessProtocol';
import { playCall } from './playCall';
import { NothingSchema } from './protocol';

// The calls of the fairness dialog of every game.

/** Gives up the seeds in use, which shows them, and begins new ones. */
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
  request: NothingSchema,
  reply: PlayedRoundsSchema,
});
