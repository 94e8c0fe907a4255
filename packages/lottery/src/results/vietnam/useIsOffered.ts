import { useApi } from '@perya/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { provincesQuery } from '../../queries/lotteryQueries';

/** Whether the brand offers a regional lottery; all of them until the list has loaded, or if it can't be. */
export function useIsOffered(): (code: string) => boolean {
  const { data } = useQuery(provincesQuery(useApi()));
  const offered = data && new Set(data.map(({ code }) => code));
  return (code) => offered?.has(code) ?? true;
}
