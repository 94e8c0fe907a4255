import { createSender } from '../kit/sendOnce';
import type { Accept, TicketBody, TicketReply } from '@perya/game-engines/sports';
import type { Book } from './book';
import { keyOf, type Pick } from './store';

interface Order {
  stake: string;
  accept: Accept;
  /** One ticket with all its selections, or one for each. */
  tickets: readonly (readonly Pick[])[];
}

/** Sends tickets one after the other; what was taken leaves the slip, what was refused stays on it. */
export function createPlacing(
  { calls, shell, store, words, onTaken }: Book,
  { onChange }: { onChange: () => void },
) {
  const sender = createSender<TicketBody, TicketReply>(calls, 'sports/ticket', () =>
    shell.say(words('checking')),
  );
  let isBusy = false;
  // Of a ticket whose outcome is not known: the same is sent again, whatever the slip shows by then.
  let unknown: readonly Pick[] | undefined;

  const placeOne = async (
    { stake, accept }: Order,
    ticket: readonly Pick[],
  ): Promise<TicketReply> => {
    const sent = unknown ?? ticket;
    unknown = sent;
    try {
      const reply = await sender.send({
        stake,
        accept,
        legs: sent.map(({ event, market, selection, seen }) => ({
          event,
          market,
          selection,
          price: seen,
        })),
      });
      for (const pick of sent) store.picks.delete(keyOf(pick));
      return reply;
    } finally {
      if (!sender.isUnknown()) unknown = undefined;
    }
  };

  return {
    isBusy: () => isBusy,
    isUnknown: () => sender.isUnknown(),
    place: async (order: Order): Promise<void> => {
      if (isBusy) return;
      isBusy = true;
      onChange();
      const taken: TicketReply[] = [];
      try {
        for (const ticket of order.tickets) taken.push(await placeOne(order, ticket));
      } catch (error) {
        shell.fault(error);
        // What has changed is shown before the player presses again.
        store.refresh().catch(() => undefined);
      } finally {
        isBusy = false;
        if (taken.length > 0) onTaken(taken);
        onChange();
      }
    },
  };
}
