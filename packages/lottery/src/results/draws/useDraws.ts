import { useApi } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { drawsQuery } from '../../queries/lotteryQueries';

import { lastDay, type Day } from './days';
import { drawPollDelay } from './live';

/** Max number of draws in a response: a day of a lottery that draws every minute. */
const MAX_DRAWS = 1440;

export interface DrawsChoice {
  /** All draws of one day; if omitted, the latest `count`. */
  day?: Day | undefined;
  count?: number | undefined;
  /** Keeps the previous data while another count of the same lottery is fetched. */
  staysShown?: boolean | undefined;
}

/** Results of a lottery, the newest first, with live updates. */
export function useDraws(
  lottery: Lottery,
  { day, count = MAX_DRAWS, staysShown = false }: DrawsChoice,
) {
  const client = useApi();
  const { schedule } = lottery;
  return useQuery({
    ...drawsQuery(client, lottery, { count, day }),
    ...(staysShown && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state }) => {
      const now = client.serverNow();
      // Past days don't change.
      if (day !== undefined && day !== lastDay(schedule, now)) return false;
      return drawPollDelay(schedule, now, state.data?.[0]?.number);
    },
  });
}
