import { roundCall } from '../play-api/playCall';
import { ShotsBodySchema, ShotsReplySchema } from './protocol';

/** A batch of hits, all with the same stake. */
export const shotsCall = /* @__PURE__ */ roundCall({
  path: 'fish/shots',
  request: ShotsBodySchema,
  reply: ShotsReplySchema,
});
