import {
  getBalance,
  getBettingRecord,
  getGameSession,
  getPlayMoney,
  getTransactionHistory,
} from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** Throttle in ms: a game that settles ten bets a second causes one balance request a second. */
const PAUSE_MS = 1_000;

/** Queries affected by play for money. */
const MOVED_BY_PLAY = [getBalance, getGameSession, getBettingRecord, getTransactionHistory];
/** Queries affected by a demo. */
const MOVED_BY_DEMO = [getPlayMoney];

/**
 * Treats a game's message that money moved only as a hint to refetch. The last hint of a burst always
 * triggers a request.
 */
export function useBalanceHints(isDemo: boolean): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(Number.NEGATIVE_INFINITY);

  const ask = useCallback(() => {
    timer.current = undefined;
    asked.current = performance.now();
    void refreshCalls(queryClient, isDemo ? MOVED_BY_DEMO : MOVED_BY_PLAY);
  }, [queryClient, isDemo]);

  // After leaving a game, the balance and the records are up to date.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      ask();
    },
    [ask],
  );

  return useCallback(() => {
    if (timer.current !== undefined) return;
    const wait = Math.max(0, asked.current + PAUSE_MS - performance.now());
    timer.current = setTimeout(ask, wait);
  }, [ask]);
}
