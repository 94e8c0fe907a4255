import { roundCall } from '../play-api/playCall';
import { SpinBodySchema, SpinReplySchema } from './protocol';

/** One spin, paid or free. */
export const spinCall = /* @__PURE__ */ roundCall({
  path: 'spin',
  request: SpinBodySchema,
  reply: SpinReplySchema,
});
