import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, done, nothing, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function messageSchema() {
  return v.object({
    id: text(64),
    title: v.string(),
    /** HTML from the operator: sanitize it before rendering. */
    html: v.string(),
    sentAt: timestamp(),
    isRead: v.boolean(),
  });
}

/** A message from the operator to the member. */
export type InboxMessage = FieldOf<ReturnType<typeof messageSchema>>;

export const listMessages = /* @__PURE__ */ endpoint({
  id: 'listMessages',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/CSP_getMessages',
  auth: 'token',
  request: pagedRequest({
    unreadOnly: v.optional(v.boolean()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(messageSchema(), {}),
  summary: "Lists the member's messages, newest first.",
  spec: '§2 Member centre pages, messageV2; path, body and value defined here.',
});

export const readMessage = /* @__PURE__ */ endpoint({
  id: 'readMessage',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: done(),
  summary: 'Marks a message as read; repeating the call changes nothing.',
  spec: '§2 Member centre pages, messageV2; path and body defined here.',
});

export const readAllMessages = /* @__PURE__ */ endpoint({
  id: 'readAllMessages',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  auth: 'token',
  request: nothing(),
  value: v.object({ count: count() }),
  summary: 'Marks all messages as read and returns how many were unread.',
  spec: '§2 Member centre pages, messageV2; path and value defined here.',
});

export const deleteMessage = /* @__PURE__ */ endpoint({
  id: 'deleteMessage',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessage',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: done(),
  summary: 'Removes a message from the inbox; `restoreMessage` undoes it.',
  spec: '§2 Member centre pages, messageV2; path and body defined here.',
});

export const restoreMessage = /* @__PURE__ */ endpoint({
  id: 'restoreMessage',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMessage',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: done(),
  summary: 'Restores a deleted message to its previous state.',
  spec: '§2 Member centre pages, messageV2; path and body defined here.',
});
