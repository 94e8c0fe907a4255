import { answerRealityCheck, checkPlay, type PlayCheck } from '@perya/api-client';
import { useApiMutation, useApiQuery } from '@perya/api-client/react';

const MINUTE_MS = 60_000;
const SOON_MS = 1_000;

/** Tells the platform once a minute that a game is open, and what it has to ask or to stop. */
export function usePlayCheck(isPlaying: boolean): {
  check: PlayCheck | null;
  onGoOn(): void;
  isAnswering: boolean;
} {
  const { data, refetch } = useApiQuery(
    checkPlay,
    {},
    {
      enabled: isPlaying,
      staleTime: 0,
      gcTime: 0,
      // The game in its frame has the focus, not the page.
      refetchIntervalInBackground: true,
      refetchInterval: ({ state }) => waitOf(state.data),
    },
  );
  const answer = useApiMutation(answerRealityCheck, { onSuccess: () => refetch() });
  return {
    check: isPlaying ? (data ?? null) : null,
    onGoOn: () => answer.mutate({}),
    isAnswering: answer.isPending,
  };
}

/** Who looks at the question does not play: nothing is asked until it is answered. */
function waitOf(check: PlayCheck | undefined): number | false {
  if (check?.isDue) return false;
  return Math.min(MINUTE_MS, Math.max(SOON_MS, check?.dueInMs ?? MINUTE_MS));
}
