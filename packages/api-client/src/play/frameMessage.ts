import * as v from 'valibot';

const FrameMessageSchema = /* @__PURE__ */ v.object({
  type: v.picklist(['ready', 'balance-changed', 'ended', 'leave']),
});

/**
 * What a game in the frame says to the page (`window.parent.postMessage({ type }, siteOrigin)`):
 * `ready`, it can be played; `balance-changed`, money moved; `ended`, its session is over; `leave`,
 * the player pressed the game's own way out. A hint and never a fact: it carries no amounts, and the
 * page asks the platform.
 */
export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>;

/**
 * Reads the data of a `message` event; null for anything else, of which extensions send plenty. Who
 * sent it (origin and source) is for the caller to check first.
 */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const result = v.safeParse(FrameMessageSchema, data);
  return result.success ? result.output : null;
}
