import { isRejectedError } from '@perya/api-client';
import { flightCall, type FlightReply } from '@perya/game-engines/crash';
import { useEffect, useEffectEvent } from 'react';
import { useOpenedGame } from '../game/GameContext';

const PAUSE_MS = 1000;
const TOO_MANY_REQUESTS = 429;

interface FlightNews {
  onReply(reply: FlightReply): void;
  /** The platform can't be reached; the request is retried after a pause. */
  onConnectionLost(): void;
  /** The platform rejected the request; it isn't retried. */
  onError(error: unknown): void;
}

/** Polls the state of a flight until it's over. */
export function useFlightWatch(roundId: string | undefined, news: FlightNews): void {
  const { client } = useOpenedGame();
  const onReply = useEffectEvent(news.onReply);
  const onConnectionLost = useEffectEvent(news.onConnectionLost);
  const onError = useEffectEvent(news.onError);
  useEffect(() => {
    if (roundId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;

    /** Polls once. Returns whether to continue. */
    const ask = async (): Promise<boolean> => {
      try {
        const reply = await client.call(flightCall, { round: roundId }, { signal });
        if (!signal.aborted) onReply(reply);
        return reply.flight.state === 'flying';
      } catch (error) {
        if (signal.aborted) return false;
        if (isRejection(error)) {
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

const isRejection = (error: unknown): boolean =>
  isRejectedError(error) && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
