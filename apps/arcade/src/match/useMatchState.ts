import { isRejectedError } from '@perya/api-client';
import type { MatchCalls, MatchState } from '@perya/game-engines/match';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { poll, type Poller } from '../game/poll';
import { untilNextRead } from './untilNextRead';

/** Statuses after which the match can't be read again. */
const ENDINGS = new Set([401, 404, 410]);

/** The state of the player's match, and how to renew it. */
export interface ReadMatch<View extends object> {
  /** Undefined before the first read. */
  state: MatchState<View> | undefined;
  /** Reads immediately. */
  look(): void;
  /** Shows the reply of a call. */
  take(state: MatchState<View>): void;
}

interface MatchStateParts<View extends object> {
  calls: Pick<MatchCalls<object, View>, 'match'>;
  onState(state: MatchState<View>): void;
  /** `isOver`: the match won't be read again. */
  onLost(error: unknown, isOver: boolean): void;
}

/** Reads the player's match: at once, when the platform acts, and while others may act. */
export function useMatchState<View extends object>({
  calls,
  onState,
  onLost,
}: MatchStateParts<View>): ReadMatch<View> {
  const { client, now } = useOpenedGame();
  const [state, setState] = useState<MatchState<View>>();
  const newest = useRef(-Infinity);
  const poller = useRef<Poller<MatchState<View>>>(null);

  const onRead = useEffectEvent((next: MatchState<View>) => {
    // A repeated call is answered with its first reply, which may be older than what is shown.
    if (next.now < newest.current) return;
    newest.current = next.now;
    setState(next);
    onState(next);
  });
  const onError = useEffectEvent((error: unknown): boolean => {
    const isOver = isRejectedError(error) && ENDINGS.has(error.status);
    onLost(error, isOver);
    return !isOver;
  });

  useEffect(() => {
    const started = poll({
      read: () => client.call(calls.match, {}),
      onState: (next) => onRead(next),
      untilNext: (next) => untilNextRead(next, now()),
      onError: (error) => onError(error),
    });
    poller.current = started;
    return () => started.stop();
  }, [client, calls, now]);

  return {
    state,
    look: () => poller.current?.look(),
    take: (next) => poller.current?.take(next),
  };
}
