import * as v from 'valibot';

const ChatFrameMessageSchema = /* @__PURE__ */ v.object({
  type: v.picklist(['ready', 'read', 'ended', 'close']),
});

/**
 * What the chat in the frame says to the page around it (`window.parent.postMessage({ type },
 * siteOrigin)`): `ready`, it is in the room; `read`, what was unread has been seen; `ended`, its ticket
 * or its session is over and it needs a new address; `close`, the player pressed Esc. Hints, never facts.
 */
export type ChatFrameMessage = v.InferOutput<typeof ChatFrameMessageSchema>;

/** The message from the page to the chat iframe: its visibility and theme. */
export interface ChatFrameState {
  readonly type: 'state';
  readonly isShown: boolean;
  readonly theme: 'dark' | 'light';
}

/** Parses the data of a `message` event. The caller must check origin and source first. */
export function parseChatFrameMessage(data: unknown): ChatFrameMessage | null {
  const result = v.safeParse(ChatFrameMessageSchema, data);
  return result.success ? result.output : null;
}
