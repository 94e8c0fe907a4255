import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, nothing, text } from '../core/schemas';

export const openPush = /* @__PURE__ */ endpoint({
  id: 'openPush',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/MCSFE_openPush',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** A WebSocket address on an origin that the page policy allows. */
    address: v.pipe(v.string(), v.url(), v.regex(/^wss?:/)),
    ticket: text(128),
  }),
  summary: "Returns the WebSocket address for the member's push messages, with a one-time ticket.",
  spec: '§2 Page shell: messages with unread count, live. Path defined here.',
});

const PushMessageSchema = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.object({
    type: v.literal('unread'),
    /** Unread messages from the operator. */
    messages: /* @__PURE__ */ count(),
    /** Unread chat messages, 99 at most. */
    chat: /* @__PURE__ */ count(),
  }),
  /**
   * The balance, the points, the missions, an application for a promotion or the conversation with customer
   * service have changed.
   */
  /* @__PURE__ */ v.object({
    type: v.picklist(['balance', 'points', 'missions', 'promotions', 'service']),
  }),
  /** The deposit or withdrawal has a new state. */
  /* @__PURE__ */ v.object({ type: v.literal('deposit'), id: /* @__PURE__ */ text(64) }),
  /* @__PURE__ */ v.object({ type: v.literal('withdrawal'), id: /* @__PURE__ */ text(64) }),
]);

/**
 * A message from the push WebSocket, after `{ type: 'enter', ticket }` was sent. For money these are only
 * hints, without amounts: the page makes the calls concerned.
 */
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;

/** Parses one push message; null if this version doesn't know it. */
export function parsePushMessage(text: unknown): PushMessage | null {
  if (typeof text !== 'string') return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(PushMessageSchema, data);
  return result.success ? result.output : null;
}
