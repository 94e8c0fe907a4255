import {
  placeTicketCall,
  type PriceChangePolicy,
  type SportsFacts,
  type TicketReply,
} from '@perya/game-engines/sports';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender } from '../game/sendOnce';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { useBook } from './book';
import type { SlipPick } from './picks';

/** What the player bets: tickets at the same stake. */
interface Order {
  /** Decimal text. */
  stake: string;
  accept: PriceChangePolicy;
  tickets: readonly (readonly SlipPick[])[];
}

export interface TicketPlacement {
  /** Places the tickets one after the other. A placed one is removed from the slip, a rejected one stays. */
  place(order: Order): Promise<void>;
  isBusy: boolean;
  /** The outcome of a ticket is unknown: `place` first repeats that one under the same key. */
  isUnknown: boolean;
}

interface PlacingParts {
  status: Pick<GameStatus, 'say' | 'sayError'>;
  onTaken(replies: readonly TicketReply[]): void;
}

export function usePlaceTicket({ status, onTaken }: PlacingParts): TicketPlacement {
  const { client } = useOpenedGame<SportsFacts>();
  const t = useGameT();
  const book = useBook();
  const [isBusy, setIsBusy] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  // The ticket with the unknown outcome, whatever the slip contains by then.
  const unknownPicks = useRef<readonly SlipPick[]>(undefined);
  const [sender] = useState(() =>
    createOnceSender(client, placeTicketCall, () => status.say(t('checking'))),
  );

  const placeOne = async (
    { stake, accept }: Order,
    ticket: readonly SlipPick[],
  ): Promise<TicketReply> => {
    const sent = (unknownPicks.current ??= ticket);
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
      book.remove(sent);
      return reply;
    } finally {
      if (!sender.isUnknown()) unknownPicks.current = undefined;
    }
  };

  const place = async (order: Order): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const taken: TicketReply[] = [];
    let failure: { error: unknown } | undefined;
    try {
      for (const ticket of order.tickets) taken.push(await placeOne(order, ticket));
    } catch (error) {
      failure = { error };
    }
    setIsBusy(false);
    setIsUnknown(sender.isUnknown());
    if (taken.length > 0) onTaken(taken);
    if (failure === undefined) return;
    // Announced last: the player needs to check what stays on the slip.
    status.sayError(failure.error);
    // Shows what has changed before the player presses again.
    book.refresh().catch(() => undefined);
  };

  return { place, isBusy, isUnknown };
}
