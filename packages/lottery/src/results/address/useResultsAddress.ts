import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

import { readAddress, writeAddress, type ResultsAddress } from './address';

/** The view that the address names, addresses of others, and the way to them. */
export function useResultsAddress() {
  const [params, setParams] = useSearchParams();
  const addressOf = useCallback(
    (change: Partial<ResultsAddress>) => `?${writeAddress(params, change).toString()}`,
    [params],
  );
  const go = useCallback(
    (change: Partial<ResultsAddress>) =>
      setParams((now) => writeAddress(now, change), { preventScrollReset: true }),
    [setParams],
  );
  return { address: readAddress(params), addressOf, go };
}
