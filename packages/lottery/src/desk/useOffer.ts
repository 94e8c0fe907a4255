import { getLotteryOffer, type LotteryOffer, type SaleDraw } from '@perya/api-client';
import { refreshCalls, useApi } from '@perya/api-client/react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

import { useCallAt } from '../clock/useCallAt';
import { useRespondedTime } from '../clock/useRespondedTime';
import { offerQuery } from '../queries/lotteryQueries';

const NO_DRAWS: readonly SaleDraw[] = [];

/** The terms of a lottery, and the draw on sale. */
export interface Sale {
  readonly query: UseQueryResult<LotteryOffer>;
  /** The draw on sale; null if the offer has none left. */
  readonly draw: SaleDraw | null;
  /** Draws that can be chased, starting with the one on sale. */
  readonly draws: readonly SaleDraw[];
}

/** Fetches the offer. At a lock, switches to the next draw without waiting for a response. */
export function useOffer(lottery: string): Sale {
  const client = useApi();
  const queries = useQueryClient();
  const query = useQuery(offerQuery(client, lottery));
  const [now, updateNow] = useRespondedTime(query.dataUpdatedAt);
  const draws = (query.data?.draws ?? NO_DRAWS).filter(({ locksAt }) => locksAt > now);
  const [draw = null] = draws;
  useCallAt(draw?.locksAt, () => {
    updateNow();
    void refreshCalls(queries, [getLotteryOffer]);
  });
  return { query, draw, draws };
}
