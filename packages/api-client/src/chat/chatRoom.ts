import * as v from 'valibot';

/** Maximum length of a message in user-perceived characters. */
export const CHAT_MAX_LENGTH = 300;
/** Number of messages per batch. */
export const CHAT_PAGE_LENGTH = 50;

/** Maximum id of a message: the database column has four bytes. */
const Id = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2_147_483_647),
);
const Secret = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** A message from the page to the gateway. */
export const ChatRequestSchema = /* @__PURE__ */ v.variant('type', [
  /**
   * Must be the first message, and sent only once: with the ticket from the URL, or with the secret received
   * for it.
   */
  v.object({
    type: v.literal('enter'),
    ticket: v.optional(Secret),
    secret: v.optional(Secret),
    /** The last message the page has, sent on reconnect. */
    after: v.optional(Id),
  }),
  v.object({
    type: v.literal('say'),
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    // Characters of a message are counted after cleaning; this only rejects huge texts.
    text: v.pipe(v.string(), v.maxLength(CHAT_MAX_LENGTH * 8)),
  }),
  v.object({ type: v.literal('older'), before: Id }),
  v.object({ type: v.literal('read'), upTo: Id }),
  v.object({ type: v.literal('report'), id: Id }),
]);

/** A message from the chat room's page to its server. */
export type ChatRequest = v.InferOutput<typeof ChatRequestSchema>;

/** A message as one reader sees it. */
export interface ChatLine {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  text: string;
  /** Masked; null for messages from the operator. */
  name: string | null;
  /** Distinguishes authors without identifying them; null for the operator. */
  author: string | null;
  isMine: boolean;
  /** Only for the reader's own messages: the `key` that the message was sent with. */
  key: string | null;
}

/** Why the chat room didn't accept a message. */
export type ChatRejection = 'empty' | 'too-long' | 'too-fast' | 'repeated';

/** A message from the gateway to the page. */
export type ChatReply =
  | {
      type: 'entered';
      /** Only in response to a ticket. */
      secret?: string;
      room: 'players' | 'desk';
      language: string;
      timeZone: string;
      /** The member's own name as others see it. */
      name: string;
      lines: ChatLine[];
      hasOlder: boolean;
      /** More messages were missed than are included: the page replaces its lines with these. */
      isFresh: boolean;
      /** The last message the member has read. */
      lastReadId: number;
      online: number;
    }
  | { type: 'line'; line: ChatLine }
  | { type: 'older'; lines: ChatLine[]; hasOlder: boolean }
  | { type: 'refused'; key: string; reason: ChatRejection; retryAfterMs?: number }
  | { type: 'hidden'; id: number }
  | { type: 'online'; count: number };

/** Why a socket was closed (RFC 6455: 4000 to 4999 are for private use). */
export const CHAT_CLOSE = {
  /** The ticket or secret is invalid, or the session has ended: a new URL is needed. */
  ended: 4401,
  /** The same member has too many open sockets. */
  crowded: 4429,
  /** The received message was invalid. */
  invalid: 4400,
} as const;
