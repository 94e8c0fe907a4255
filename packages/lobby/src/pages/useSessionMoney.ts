import { getBalance, getGameSession, getPlayMoney } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { SessionMoney } from '../components/SessionBar/SessionFacts';
import { guestToken } from '../launch/guestToken';
import type { ChosenGame } from '../launch/launchStore';

/**
 * The balance and the result of the session, both from the platform; in a demo, the play money. Refetched
 * whenever the game hints that money moved.
 */
export function useSessionMoney(
  { demo }: ChosenGame,
  sessionId: string | null,
): { money: SessionMoney; openRounds: number } {
  const money = useApiQuery(getBalance, {}, { enabled: !demo });
  const guest = guestToken();
  const playMoney = useApiQuery(getPlayMoney, guest === null ? {} : { guestToken: guest }, {
    // A guest exists once the first demo is launched.
    enabled: demo && sessionId !== null,
    staleTime: 0,
  });
  const session = useApiQuery(
    getGameSession,
    { id: sessionId ?? '' },
    { enabled: !demo && sessionId !== null, staleTime: 0 },
  );
  const balance = demo ? playMoney : money;
  return {
    money: {
      isPlayMoney: demo,
      balance: balance.data ?? null,
      result: session.data?.result ?? null,
      isRefreshing: balance.isFetching,
      hasFailed: balance.isError,
      onRefresh: () => {
        void balance.refetch();
        if (!demo && sessionId !== null) void session.refetch();
      },
    },
    openRounds: session.data?.openRounds ?? 0,
  };
}
