import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, done, flag, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

/** What the house has written to the member. */
export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  /** HTML from the operator: clean it before it is shown. */
  readonly html: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly isRead: boolean;
}

export interface MessagesFilter extends PageInput {
  unreadOnly?: boolean | undefined;
}

export const listMessages = /* @__PURE__ */ endpoint({
  id: 'listMessages',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/CSP_getMessages',
  auth: 'token',
  request: pagedRequest({ unreadOnly: v.optional(flag()), language: v.optional(text(8)) }),
  value: pagedValue(
    v.object({
      messageId: text(64),
      title: v.string(),
      content: v.string(),
      date: timestamp(),
      isRead: v.boolean(),
    }),
    {},
  ),
  encode: ({ unreadOnly, ...page }: MessagesFilter) => ({
    ...encodePage(page),
    ...(unreadOnly && { unreadOnly: 1 as const }),
  }),
  decode: (page): Page<InboxMessage> =>
    decodePage(page, ({ messageId, title, content, date, isRead }) => ({
      id: messageId,
      title,
      html: content,
      sentAt: date,
      isRead,
    })),
  summary: "The member's messages, newest first.",
  spec: '§2 Member centre pages, messageV2; path, body and value ours.',
});

export const readMessage = /* @__PURE__ */ endpoint({
  id: 'readMessage',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  auth: 'token',
  request: v.object({ messageId: text(64) }),
  value: done(),
  encode: ({ id }: { id: string }) => ({ messageId: id }),
  summary: 'Marks a message as read; again changes nothing.',
  spec: '§2 Member centre pages, messageV2; path and body ours.',
});

export const readAllMessages = /* @__PURE__ */ endpoint({
  id: 'readAllMessages',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  auth: 'token',
  request: v.object({}),
  value: v.object({ count: count() }),
  encode: (_input: NoInput) => ({}),
  decode: ({ count }) => count,
  summary: 'Marks all messages as read; answers how many were not.',
  spec: '§2 Member centre pages, messageV2; path and value ours.',
});

export const deleteMessage = /* @__PURE__ */ endpoint({
  id: 'deleteMessage',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessage',
  auth: 'token',
  request: v.object({ messageId: text(64) }),
  value: done(),
  encode: ({ id }: { id: string }) => ({ messageId: id }),
  summary: 'Takes a message out of the inbox; `restoreMessage` brings it back.',
  spec: '§2 Member centre pages, messageV2; path and body ours.',
});

export const restoreMessage = /* @__PURE__ */ endpoint({
  id: 'restoreMessage',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessage',
  auth: 'token',
  request: v.object({ messageId: text(64) }),
  value: done(),
  encode: ({ id }: { id: string }) => ({ messageId: id }),
  summary: 'Brings a deleted message back, as it was.',
  spec: '§2 Member centre pages, messageV2; path and body ours.',
});
