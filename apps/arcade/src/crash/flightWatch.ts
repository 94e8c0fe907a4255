import { Refused, type Calls } from '../kit/calls';
import type { FlightReply } from '@perya/game-engines/crash';

const PAUSE_MS = 1000;

/**
 * Asks how a flight stands until it is over; the platform answers at its end, or after a while. Each
 * question also tells the platform that the player is there.
 */
export async function watchFlight(
  calls: Calls,
  roundId: string,
  {
    onNews,
    onBreak,
    isOver,
  }: {
    onNews: (reply: FlightReply) => void;
    /** The line broke; it is tried again. */
    onBreak: () => void;
    isOver: () => boolean;
  },
): Promise<void> {
  while (!isOver()) {
    try {
      onNews(await calls.get<FlightReply>(`crash/flight?round=${roundId}`));
    } catch (error) {
      if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
      onBreak();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
