import {
  getBalance,
  getBettingRecord,
  getGameSession,
  getTransactionHistory,
} from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** A game that settles ten bets a second is still one question about the balance a second, in ms. */
const PAUSE_MS = 1_000;

/** What is another answer once money has moved in a game. */
const MOVED_BY_PLAY = [getBalance, getGameSession, getBettingRecord, getTransactionHistory];

/**
 * Takes a game's word that money moved as a reason to ask the platform, and as nothing more. The
 * last hint of a burst is always followed by a question.
 */
export function useBalanceHints(): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(Number.NEGATIVE_INFINITY);

  const ask = useCallback(() => {
    timer.current = undefined;
    asked.current = performance.now();
    void refreshCalls(queryClient, MOVED_BY_PLAY);
  }, [queryClient]);

  // Whoever leaves a game finds the balance and the records as it left them.
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
