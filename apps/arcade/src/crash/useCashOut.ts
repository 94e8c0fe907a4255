import { cashOutCall, type FlightReply } from '@perya/game-engines/crash';
import { useRef } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender, type IdempotentSender } from '../game/sendOnce';

interface FlightSender {
  roundId: string;
  sender: IdempotentSender<{ roundId: string }, FlightReply>;
}

/**
 * Cashes out a flight. Each flight has its own sender: a sender repeats a request that got no response, and
 * the cash-out of one flight must not be sent instead of the next one's.
 *
 * @param onRetry called before each retry
 */
export function useCashOut(
  onRetry: (roundId: string) => void,
): (roundId: string) => Promise<FlightReply> {
  const { client } = useOpenedGame();
  const last = useRef<FlightSender>(null);
  return (roundId) => {
    if (last.current?.roundId !== roundId) {
      const sender = createOnceSender(client, cashOutCall, () => onRetry(roundId));
      last.current = { roundId, sender };
    }
    return last.current.sender.send({ roundId });
  };
}
