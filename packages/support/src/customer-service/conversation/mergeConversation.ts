import type { ServiceConversation } from '@perya/api-client';

/**
 * Adds a page of a conversation to what is known of it: newer messages, or older ones. Otherwise a refetch of
 * the newest page would drop the older messages that the reader has loaded.
 */
export function mergeConversation(
  known: ServiceConversation | undefined,
  page: ServiceConversation,
): ServiceConversation {
  const [oldest, newest] = [known?.messages[0], known?.messages.at(-1)];
  if (known === undefined || oldest === undefined || newest === undefined) return page;
  const first = page.messages[0];
  if (first === undefined) return { ...page, messages: known.messages, hasOlder: false };
  // More messages came in between than fit on a page: what was known isn't connected to it.
  if (first.id > newest.id && page.hasOlder) return page;
  const messages = new Map([...known.messages, ...page.messages].map((each) => [each.id, each]));
  return {
    ...page,
    messages: [...messages.values()].toSorted((a, b) => a.id - b.id),
    hasOlder: (first.id < oldest.id ? page : known).hasOlder,
  };
}
