import { roundCall } from '../play-api/playCall';
import { ShotsBodySchema, ShotsReplySchema } from './protocol';

/** A batch of shots that have hit, all of one stake. */
export const shotsCall = /* @__PURE__ */ roundCall({
  path: 'fish/shots',
  request: ShotsBodySchema,
  reply: ShotsReplySchema,
});
