import { getBalance, getGameSession } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { SessionMoney } from '../components/SessionBar/SessionFacts';
import type { ChosenGame } from '../launch/launchStore';

/**
 * The balance and the result of the session, both from the platform. Refetched whenever the game hints that
 * money moved. Null in demo play, which uses no money.
 */
export function useSessionMoney(
  { demo }: ChosenGame,
  sessionId: string | null,
): { money: SessionMoney | null; openRounds: number } {
  const balance = useApiQuery(getBalance, {}, { enabled: !demo });
  const session = useApiQuery(
    getGameSession,
    { id: sessionId ?? '' },
    { enabled: !demo && sessionId !== null, staleTime: 0 },
  );
  if (demo) return { money: null, openRounds: 0 };
  const money: SessionMoney = {
    balance: balance.data ?? null,
    result: session.data?.result ?? null,
    isRefreshing: balance.isFetching,
    hasFailed: balance.isError,
    onRefresh: () => {
      void balance.refetch();
      if (sessionId !== null) void session.refetch();
    },
  };
  return { money, openRounds: session.data?.openRounds ?? 0 };
}
