import { isOutcomeUnknown, isRejectedError } from '@perya/api-client';
import type { MatchCalls, MatchState, WireMatch } from '@perya/game-engines/match';
import type { RoundCall, RoundKey } from '@perya/game-engines/play-api';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender } from '../game/sendOnce';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import type { ReadMatch } from './useMatchState';

/** What the player does in matches. Each press is sent exactly once. */
export interface MatchActions<Action extends object> {
  /** A call is under way; nothing else is sent. */
  isBusy: boolean;
  /** Whether the outcome of the last call is unknown: only `again` has an effect then. */
  isUnknown: boolean;
  /** Repeats the call whose outcome is unknown, under the same key. */
  again(): Promise<void>;
  /** @param seats number of players */
  join(stake: string, seats: number): Promise<void>;
  leave(): Promise<void>;
  act(action: Action): Promise<void>;
}

interface CallParts<Action extends object, View extends object> {
  calls: MatchCalls<Action, View>;
  read: ReadMatch<View>;
  status: Pick<GameStatus, 'say' | 'sayError'>;
}

/** A call as sent, to be repeated. */
interface SentCall<View extends object> {
  send(): Promise<MatchState<View>>;
  /** Whether a match that was read later shows that repeating the call is of no use. */
  isSettled(match: WireMatch<View> | null): boolean;
}

/** Joins, leaves and acts, each under one key until its outcome is known. */
export function useMatchCalls<Action extends object, View extends object>({
  calls,
  read,
  status,
}: CallParts<Action, View>): MatchActions<Action> {
  const { client } = useOpenedGame();
  const common = useGameT();
  const [isBusy, setIsBusy] = useState(false);
  // Two presses may come before the next render.
  const isSending = useRef(false);
  const [unknown, setUnknown] = useState<SentCall<View> | null>(null);
  const match = read.state?.match ?? null;
  const repeat = unknown?.isSettled(match) === false ? unknown : null;

  async function run(call: SentCall<View>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      const state = await call.send();
      setUnknown(null);
      read.take(state);
    } catch (error) {
      status.sayError(error);
      setUnknown(isOutcomeUnknown(error) ? call : null);
      // The match is not as this page shows it.
      if (isRejectedError(error)) read.look();
    }
    isSending.current = false;
    setIsBusy(false);
  }

  function once<Request extends RoundKey>(
    call: RoundCall<Request, MatchState<View>>,
    input: Omit<Request, 'roundKey'>,
    isSettled: SentCall<View>['isSettled'],
  ): Promise<void> {
    // Nothing else can be sent before the outcome of the last call is known.
    if (repeat !== null) return Promise.resolve();
    const sender = createOnceSender(client, call, () => status.say(common('checking')));
    return run({ send: () => sender.send(input), isSettled });
  }

  return {
    isBusy,
    isUnknown: repeat !== null,
    again: () => (repeat === null ? Promise.resolve() : run(repeat)),
    join: (stake, seats) =>
      once(calls.join, { stake, seats }, (next) => next !== null && next.phase !== 'over'),
    leave: async () => {
      if (match === null) return;
      const { matchId } = match;
      await once(
        calls.leave,
        { matchId },
        (next) => next?.matchId !== matchId || next.phase !== 'waiting',
      );
    },
    act: async (action) => {
      if (match === null) return;
      const { matchId, acted } = match;
      await once(
        calls.act,
        { matchId, acted, action },
        (next) => next?.matchId !== matchId || next.phase !== 'playing' || next.acted > acted,
      );
    },
  };
}
