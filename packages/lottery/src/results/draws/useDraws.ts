import { listDraws, listVietnamDraws } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';

import { lastDay, type Day } from './days';
import { nextLook } from './live';

/** The most draws that one answer holds: a day of a lottery that is drawn every minute. */
const MAX_DRAWS = 1440;

export interface DrawsChoice {
  /** All draws of one day; the latest `count` without. */
  day?: Day | undefined;
  count?: number | undefined;
  /** What is shown stays while another count of the same lottery is fetched. */
  staysShown?: boolean | undefined;
}

/** Opened draws of a lottery, the newest first. They come in by themselves when they are drawn. */
export function useDraws(
  lottery: Lottery,
  { day, count = MAX_DRAWS, staysShown = false }: DrawsChoice,
) {
  const { serverNow } = useApi();
  const { schedule, code, region } = lottery;
  return useApiQuery(
    region === undefined ? listDraws : listVietnamDraws,
    { lottery: code, count, day },
    {
      ...(staysShown && { placeholderData: (shown) => shown }),
      refetchInterval: ({ state }) => {
        const now = serverNow();
        // Days gone by do not change any more.
        if (day !== undefined && day !== lastDay(schedule, now)) return false;
        return nextLook(schedule, now, state.data?.[0]?.number);
      },
    },
  );
}
