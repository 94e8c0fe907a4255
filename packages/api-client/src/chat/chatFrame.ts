import * as v from 'valibot';

const ChatFrameMessageSchema = /* @__PURE__ */ v.object({
  type: v.picklist(['ready', 'read', 'ended', 'close']),
});

/**
 * A message from the chat iframe to the page (`window.parent.postMessage({ type }, siteOrigin)`): `ready`, it
 * has entered the room; `read`, the unread messages have been seen; `ended`, its ticket or session has ended
 * and it needs a new URL; `close`, the member pressed Esc. They're only hints: don't rely on them.
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
