import { answerRealityCheck, checkPlay, type PlayCheck } from '@perya/api-client';
import { useApiMutation, useApiQuery } from '@perya/api-client/react';

const MINUTE_MS = 60_000;
const SOON_MS = 1_000;

/** Reports once a minute that a game is open, and returns what the platform asks or stops. */
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
      // The focus is in the game's frame, not in the page.
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

/** No requests while the question is shown: the member isn't playing. */
function waitOf(check: PlayCheck | undefined): number | false {
  if (check?.isDue) return false;
  return Math.min(MINUTE_MS, Math.max(SOON_MS, check?.dueInMs ?? MINUTE_MS));
}
