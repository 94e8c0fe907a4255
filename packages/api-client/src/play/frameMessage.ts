import * as v from 'valibot';

const FrameMessageSchema = /* @__PURE__ */ v.object({
  type: v.picklist(['ready', 'balance-changed', 'ended', 'leave']),
});

/**
 * A message from the game in the frame to the page (`window.parent.postMessage({ type }, siteOrigin)`):
 * `ready`, it can be played; `balance-changed`, money moved; `ended`, its session is over; `leave`, the
 * player used the game's own exit. Only a hint: it has no amounts, and the page queries the platform.
 */
export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>;

/**
 * Parses the data of a `message` event; null for anything else (extensions send a lot of them). The caller
 * must first check the sender (origin and source).
 */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const result = v.safeParse(FrameMessageSchema, data);
  return result.success ? result.output : null;
}
