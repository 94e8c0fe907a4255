import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, flag, nothing, text } from '../core/schemas';

export interface ChatWindowInput {
  /** Talks to the operator instead of the room of players. */
  isWithOperator?: boolean | undefined;
  title: string;
  /** `#rrggbb`. */
  headerColour: string;
}

export const getChatUrl = /* @__PURE__ */ endpoint({
  id: 'getChatUrl',
  tag: 'Chat',
  method: 'GET',
  path: '/wps/relay/MCSFE_getChatUrl',
  auth: 'token',
  request: v.object({
    b2c: flag(),
    title: text(100),
    language: v.optional(text(8)),
    headerColor: v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
  }),
  value: v.object({ chatUrl: v.pipe(v.string(), v.url()) }),
  encode: ({ isWithOperator = false, title, headerColour }: ChatWindowInput) => ({
    b2c: isWithOperator ? (1 as const) : (0 as const),
    title,
    headerColor: headerColour,
  }),
  decode: ({ chatUrl }) => ({ address: chatUrl }),
  summary: 'Where the chat room is, with a one-time ticket.',
  spec: '§7 Chat: b2c, title, language, headerColor; response chatUrl; path ours.',
});

export const getChatMessageCount = /* @__PURE__ */ endpoint({
  id: 'getChatMessageCount',
  tag: 'Chat',
  method: 'GET',
  path: '/wps/relay/MCSFE_getChatMessageCount',
  auth: 'token',
  request: nothing(),
  value: v.object({ unReadCount: count() }),
  decode: ({ unReadCount }) => unReadCount,
  summary: 'How many chat messages the member has not read.',
  spec: '§7 Chat: get message count (unReadCount); path ours.',
});
