import { listRouters } from '@perya/api-client';
import { apiQuery, useApi } from '@perya/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { keepRouters, keptRouters } from './routerCache';

/** The hosts of the site, asked for once in a tab: a list that came again would begin the test again. */
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
