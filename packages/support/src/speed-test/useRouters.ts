import { listRouters } from '@perya/api-client';
import { apiQuery, useApi } from '@perya/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { keepRouters, keptRouters } from './routerCache';

/** The hosts of the site, fetched once per tab: a refetched list would restart the test. */
export function useRouters() {
  const client = useApi();
  return useQuery({
    ...apiQuery(client, listRouters, {}),
    queryFn: async ({ signal }) => {
      const kept = keptRouters();
      if (kept) return kept;
      const hosts = await client.call(listRouters, {}, { signal });
      keepRouters(hosts);
      return hosts;
    },
    staleTime: Infinity,
  });
}
