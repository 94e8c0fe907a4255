import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { withCodec, count, flag, nothing, text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function isYes() {
  return withCodec<0 | 1, boolean>(flag(), {
    decode: (wire: 0 | 1) => wire === 1,
    encode: (isYes: boolean) => (isYes ? 1 : 0),
  });
}

export const getChatUrl = /* @__PURE__ */ endpoint({
  id: 'getChatUrl',
  tag: 'Chat',
  method: 'GET',
  path: '/wps/relay/MCSFE_getChatUrl',
  auth: 'token',
  request: v.object({
    /** Opens a chat with the operator instead of the players' room. */
    b2c: named('isWithOperator', v.optional(isYes(), 0)),
    title: text(100),
    language: v.optional(text(8)),
    /** `#rrggbb`. */
    headerColor: named('headerColour', v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))),
  }),
  value: v.object({ chatUrl: named('address', v.pipe(v.string(), v.url())) }),
  summary: 'Returns the URL of the chat room, with a one-time ticket.',
  spec: '§7 Chat: b2c, title, language, headerColor; response chatUrl; path defined here.',
});

/** Input of {@link getChatUrl}. */
export type ChatWindowInput = InputOf<typeof getChatUrl>;

export const getChatMessageCount = /* @__PURE__ */ endpoint({
  id: 'getChatMessageCount',
  tag: 'Chat',
  method: 'GET',
  path: '/wps/relay/MCSFE_getChatMessageCount',
  auth: 'token',
  request: nothing(),
  value: v.object({ unReadCount: count() }),
  // The page only needs the number, which is also what the push sends.
  decode: ({ unReadCount }) => unReadCount,
  summary: "Returns the number of the member's unread chat messages.",
  spec: '§7 Chat: get message count (unReadCount); path defined here.',
});
