import * as v from 'valibot';

/**
 * What a game frame tells the page around it. They are hints: the page asks the platform for the
 * balance, it never believes one from a frame. A game posts to the site's exact origin.
 */
const FrameMessageSchema = /* @__PURE__ */ v.variant('type', [
  /** The game can be played; hide the loader. */
  v.object({ source: v.literal('perya-game'), type: v.literal('ready') }),
  /** Money moved: ask for the balance again. */
  v.object({ source: v.literal('perya-game'), type: v.literal('balance-changed') }),
  /** A round is over and stands in the betting record. */
  v.object({
    source: v.literal('perya-game'),
    type: v.literal('round-settled'),
    roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  /** The player wants to leave the game. */
  v.object({ source: v.literal('perya-game'), type: v.literal('exit') }),
]);

/** See {@link readFrameMessage}. */
export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>;

/**
 * Reads the `data` of a `message` event; `undefined` where it is none of a game's messages. Check
 * the event's `origin` and `source` first: the content proves nothing about the sender.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const parsed = v.safeParse(FrameMessageSchema, data);
  return parsed.success ? parsed.output : undefined;
}
