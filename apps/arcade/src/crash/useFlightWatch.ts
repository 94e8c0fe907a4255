import { isRejectedError } from '@perya/api-client';
import { flightCall, type FlightReply } from '@perya/game-engines/crash';
import { useEffect, useEffectEvent } from 'react';
import { useOpenedGame } from '../game/GameContext';

const PAUSE_MS = 1000;
const TOO_MANY_REQUESTS = 429;

interface FlightNews {
  onReply(reply: FlightReply): void;
  /** The platform can't be reached; the question is asked again after a pause. */
  onConnectionLost(): void;
  /** The platform refuses to answer; the question is not asked again. */
  onError(error: unknown): void;
}

/** Asks for the state of a flight, again and again until it is over. */
export function useFlightWatch(roundId: string | undefined, news: FlightNews): void {
  const { client } = useOpenedGame();
  const onReply = useEffectEvent(news.onReply);
  const onConnectionLost = useEffectEvent(news.onConnectionLost);
  const onError = useEffectEvent(news.onError);
  useEffect(() => {
    if (roundId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;

    /** Asks once; whether to go on. */
    const ask = async (): Promise<boolean> => {
      try {
        const reply = await client.call(flightCall, { round: roundId }, { signal });
        if (!signal.aborted) onReply(reply);
        return reply.flight.state === 'flying';
      } catch (error) {
        if (signal.aborted) return false;
        if (isRefusal(error)) {
          onError(error);
          return false;
        }
        onConnectionLost();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        return true;
      }
    };
    const watch = async () => {
      while (!signal.aborted && (await ask()));
    };
    void watch();
    return () => controller.abort();
  }, [roundId, client]);
}

const isRefusal = (error: unknown): boolean =>
  isRejectedError(error) && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
