import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { done, oneOf, text, timestamp, typedText, wholeNumber } from '../core/schemas';

/** The longest message that any brand accepts, in UTF-16 units, as in a text field's `maxlength`. */
export const SERVICE_MAX_CHARACTERS = 4000;

const CHANNELS = { 'live-chat': 'LIVECHAT', vip: 'VIP' } as const;
const STATES = { waiting: 'WAITING', answered: 'ANSWERED', closed: 'CLOSED' } as const;

/** `live-chat` is for everyone, `vip` for club ranks above 4 (§6). */
/* @__NO_SIDE_EFFECTS__ */
export function serviceChannel() {
  return oneOf(CHANNELS);
}

/** `waiting`: the writer wrote last; `answered`: the desk did; `closed`: until the writer writes again. */
/* @__NO_SIDE_EFFECTS__ */
export function serviceState() {
  return oneOf(STATES);
}

/* @__NO_SIDE_EFFECTS__ */
export function serviceMessageSchema() {
  return v.object({
    /** Increases with every message. */
    id: wholeNumber(1),
    author: oneOf({ writer: 'WRITER', desk: 'DESK' }),
    /** Who answered, as the operator signs; null for the writer, and for an answer without a name. */
    name: v.nullable(v.string()),
    /** Plain text, with line breaks. */
    text: v.string(),
    sentAt: timestamp(),
    /** The key that the message was sent with. */
    key: v.nullable(v.string()),
  });
}

/** A message in a conversation with customer service. */
export type ServiceMessage = FieldOf<ReturnType<typeof serviceMessageSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function deskSchema() {
  return v.object({
    answeredBy: oneOf({ 'customer-service': 'CUSTOMER_SERVICE', 'vip-service': 'VIP_SERVICE' }),
    isOpen: v.boolean(),
    /** When the desk closes; null while it's closed, and if it never closes. */
    closesAt: v.nullable(timestamp()),
    /** When the desk opens; null while it's open, and if no opening hours are planned. */
    opensAt: v.nullable(timestamp()),
    /** Within how many minutes the desk answers while it's open. */
    answerMinutes: wholeNumber(1, 10_080),
    /** The longest message, in UTF-16 units. */
    maxLength: wholeNumber(1, SERVICE_MAX_CHARACTERS),
  });
}

/** The hours of a service desk, and what it promises. */
export type ServiceDeskInfo = FieldOf<ReturnType<typeof deskSchema>>;

/** The key of a guest's conversation: random, created by the page, and stored as a hash only. */
const guestKey = () => v.optional(v.pipe(v.string(), v.regex(/^[\w-]{32,64}$/)));

export const getServiceConversation = /* @__PURE__ */ endpoint({
  id: 'getServiceConversation',
  tag: 'Service',
  // A guest's key must not be part of an address.
  method: 'POST',
  path: '/wps/relay/MCSFE_getServiceConversation',
  auth: 'optional',
  request: v.object({
    channel: serviceChannel(),
    guestKey: guestKey(),
    /** Only messages with lower ids: the page before. */
    before: v.optional(wholeNumber(1)),
  }),
  value: v.object({
    channel: serviceChannel(),
    /** Null until the first message. */
    state: v.nullable(serviceState()),
    desk: deskSchema(),
    /** The newest messages, oldest first. */
    messages: v.array(serviceMessageSchema()),
    hasOlder: v.boolean(),
    /** The id of the newest message that the writer has read; 0 for none. */
    readId: wholeNumber(),
    /** Where a guest wants to be answered. */
    contact: v.nullable(v.string()),
  }),
  summary:
    "Returns the caller's conversation with customer service, and the desk's hours and expected answer time.",
  spec: '§2 Left side menu: customer service, §6 VIP; call defined here.',
});

/** A conversation with customer service, as its writer sees it. */
export type ServiceConversation = OutputOf<typeof getServiceConversation>;

/** A desk of the site's own customer service. */
export type ServiceChannelName = ServiceConversation['channel'];

export const sendServiceMessage = /* @__PURE__ */ endpoint({
  id: 'sendServiceMessage',
  tag: 'Service',
  method: 'POST',
  path: '/wps/relay/MCSFE_sendServiceMessage',
  auth: 'optional',
  request: v.object({
    channel: serviceChannel(),
    /** Required for a guest. */
    guestKey: guestKey(),
    /** Random, created by the page for each message: a message sent twice is stored once. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    text: text(SERVICE_MAX_CHARACTERS),
    /** Where a guest wants to be answered: an email address or a phone number. */
    contact: typedText(text(254)),
  }),
  value: serviceMessageSchema(),
  summary: 'Sends a message to customer service. It opens the conversation, also a closed one.',
  spec: '§2 Left side menu: customer service, §6 VIP; call defined here.',
});

export const readServiceConversation = /* @__PURE__ */ endpoint({
  id: 'readServiceConversation',
  tag: 'Service',
  method: 'POST',
  path: '/wps/relay/MCSFE_readServiceConversation',
  auth: 'optional',
  request: v.object({
    channel: serviceChannel(),
    guestKey: guestKey(),
    /** The id of the newest message that was shown. */
    upTo: wholeNumber(1),
  }),
  value: done(),
  summary: 'Marks the answers of customer service as read; repeating the call changes nothing.',
  spec: '§2 Left side menu: customer service; call defined here.',
});
