import { getLotteryOffer, type LotteryOffer, type SaleDraw } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { useCallAt } from '../clock/useCallAt';

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
  const query = useApiQuery(
    getLotteryOffer,
    { lottery },
    // The jackpot grows; the draws are known well in advance.
    { staleTime: 30_000 },
  );
  const [now, setNow] = useState(() => client.serverNow());
  const draws = (query.data?.draws ?? NO_DRAWS).filter(({ locksAt }) => locksAt > now);
  const [draw = null] = draws;
  useCallAt(draw?.locksAt, () => {
    setNow(client.serverNow());
    void refreshCalls(queries, [getLotteryOffer]);
  });
  return { query, draw, draws };
}
