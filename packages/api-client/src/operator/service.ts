import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { pagedRequest, pagedValue, text, timestamp, wholeNumber } from '../core/schemas';
import { feedbackTopic } from '../feedback/feedback';
import {
  SERVICE_MAX_CHARACTERS,
  serviceChannel,
  serviceMessageSchema,
  serviceState,
} from '../service/service';

/* @__NO_SIDE_EFFECTS__ */
function conversationEntries() {
  return {
    id: text(16),
    channel: serviceChannel(),
    state: serviceState(),
    /** The member's account; null for a guest. */
    account: v.nullable(text(64)),
    /** Where a guest wants to be answered. */
    contact: v.nullable(v.string()),
    /** The writer's language. */
    language: text(8),
    openedAt: timestamp(),
    changedAt: timestamp(),
    /** The time of the first message that hasn't been answered; null if there is none. */
    waitingSince: v.nullable(timestamp()),
    /** Whether the writer has read the newest answer; false without an answer. */
    isAnswerRead: v.boolean(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function operatorConversation() {
  return v.object(conversationEntries());
}

export const opsListConversations = /* @__PURE__ */ endpoint({
  id: 'opsListConversations',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/conversations',
  auth: 'operator',
  request: pagedRequest({
    state: v.optional(serviceState()),
    channel: v.optional(serviceChannel()),
    account: v.optional(text(64)),
  }),
  value: pagedValue(operatorConversation(), {}),
  summary: 'Lists conversations with customer service, the longest waiting first.',
  spec: '§2 Left side menu: customer service, §6 VIP; call defined here.',
});

export const opsGetConversation = /* @__PURE__ */ endpoint({
  id: 'opsGetConversation',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/conversations/{id}',
  auth: 'operator',
  request: v.object({
    id: text(16),
    /** Only messages with lower ids: the page before. */
    before: v.optional(wholeNumber(1)),
  }),
  value: v.object({
    ...conversationEntries(),
    /** The newest messages, oldest first. */
    messages: v.array(serviceMessageSchema()),
    hasOlder: v.boolean(),
  }),
  summary: 'Returns a conversation with its transcript.',
  spec: '§2 Left side menu: customer service; call defined here.',
});

export const opsAnswerConversation = /* @__PURE__ */ endpoint({
  id: 'opsAnswerConversation',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/conversations/{id}',
  auth: 'operator',
  request: v.object({
    id: text(16),
    /** Plain text. */
    text: text(SERVICE_MAX_CHARACTERS),
    /** The name that the writer sees; without it, the name of the desk. */
    name: v.optional(text(40)),
    /** An answer sent twice with the same key is stored once. */
    key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
  value: operatorConversation(),
  summary:
    "Answers a conversation: in the writer's open windows, and in the inbox if no window shows it.",
  spec: '§2 Left side menu: customer service; call defined here.',
});

export const opsCloseConversation = /* @__PURE__ */ endpoint({
  id: 'opsCloseConversation',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/conversations/{id}/closed',
  auth: 'operator',
  request: v.object({ id: text(16) }),
  value: operatorConversation(),
  summary: 'Closes a conversation until its writer writes again. The transcript stays.',
  spec: '§2 Left side menu: customer service; call defined here.',
});

export const opsListFeedback = /* @__PURE__ */ endpoint({
  id: 'opsListFeedback',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/feedback',
  auth: 'operator',
  request: pagedRequest({
    topic: v.optional(feedbackTopic()),
    account: v.optional(text(64)),
    /** What the writer was shown, such as `F-7KQ2M9XA`. */
    reference: v.optional(text(32)),
  }),
  value: pagedValue(
    v.object({
      reference: text(32),
      /** Null for a guest. */
      account: v.nullable(text(64)),
      topic: feedbackTopic(),
      content: v.string(),
      /** Where the writer wants the answer. */
      contact: v.nullable(v.string()),
      language: text(8),
      writtenAt: timestamp(),
    }),
    {},
  ),
  summary: 'Lists feedback of members and guests, newest first.',
  spec: '§7 System, PUT /wps/feedback; call defined here.',
});
