import { useApi } from '@perya/api-client/react';
import { useBrand } from '@perya/site-config';
import { useQuery } from '@tanstack/react-query';

import { menuQuery } from '../queries/lotteryQueries';
import { useMemberView } from '../queries/useMemberView';

/** The platform's menu of all lotteries in the brand's prize mode. */
export function useLotteryMenu() {
  const query = useQuery(menuQuery(useApi(), useBrand()));
  useMemberView(query.refetch);
  return query;
}
