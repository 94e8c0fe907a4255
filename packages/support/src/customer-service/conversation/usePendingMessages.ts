import { newIdempotencyKey, sendServiceMessage, type ServiceMessage } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useRef, useState } from 'react';

import type { ConversationPlace } from './useConversation';

/** A message that hasn't arrived yet. */
export interface PendingMessage {
  /** Stays the same when it's sent again: the platform stores it once. */
  readonly key: string;
  readonly text: string;
  readonly contact: string | undefined;
  /** Why it wasn't sent; undefined while it's being sent. */
  readonly error?: unknown;
}

interface PendingOptions {
  place: ConversationPlace;
  /** The messages that the platform has. */
  messages: readonly ServiceMessage[];
  /** The platform has stored a message. */
  onSent(message: ServiceMessage, contact: string | undefined): void;
}

/** The messages that are being sent, or couldn't be: one after the other, in the order of writing. */
export function usePendingMessages({ place, messages, onSent }: PendingOptions) {
  const client = useApi();
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const turn = useRef(Promise.resolve());

  const remove = (key: string) => setPending((all) => all.filter((each) => each.key !== key));
  const deliver = ({ key, text, contact }: PendingMessage) => {
    turn.current = turn.current.then(async () => {
      try {
        const message = await client.call(sendServiceMessage, { ...place, key, text, contact });
        onSent(message, contact);
        remove(key);
      } catch (error) {
        setPending((all) => all.map((each) => (each.key === key ? { ...each, error } : each)));
      }
    });
  };
  // A message whose response was lost may have arrived all the same.
  const arrived = new Set(messages.map(({ key }) => key));
  return {
    pending: pending.filter(({ key }) => !arrived.has(key)),
    send: (text: string, contact: string | undefined) => {
      const message = { key: newIdempotencyKey(), text, contact };
      setPending((all) => [...all, message]);
      deliver(message);
    },
    sendAgain: ({ key, text, contact }: PendingMessage) => {
      const message = { key, text, contact };
      setPending((all) => all.map((each) => (each.key === key ? message : each)));
      deliver(message);
    },
    discard: remove,
  };
}
