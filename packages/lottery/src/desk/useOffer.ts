import { getLotteryOffer, type LotteryOffer, type SaleDraw } from '@perya/api-client';
import { refreshCalls, useApi, useApiQuery } from '@perya/api-client/react';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { useAt } from '../clock/useAt';

const NO_DRAWS: readonly SaleDraw[] = [];

/** On what terms a lottery is sold, and the draw that takes bets at this moment. */
export interface Sale {
  readonly query: UseQueryResult<LotteryOffer>;
  /** The draw that is sold; null where the offer knows none any more. */
  readonly draw: SaleDraw | null;
  /** Draws that can be chased, the one that is sold first. */
  readonly draws: readonly SaleDraw[];
}

/** Reads the offer; at a lock the next draw takes the place of the last, without waiting for an answer. */
export function useOffer(lottery: string): Sale {
  const client = useApi();
  const queries = useQueryClient();
  const query = useApiQuery(
    getLotteryOffer,
    { lottery },
    // The pool grows; the draws are known well ahead.
    { staleTime: 30_000 },
  );
  const [now, setNow] = useState(() => client.serverNow());
  const draws = (query.data?.draws ?? NO_DRAWS).filter(({ locksAt }) => locksAt > now);
  const [draw = null] = draws;
  useAt(draw?.locksAt, () => {
    setNow(client.serverNow());
    void refreshCalls(queries, [getLotteryOffer]);
  });
  return { query, draw, draws };
}
