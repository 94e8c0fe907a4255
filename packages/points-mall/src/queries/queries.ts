import { getPointConfig, listPointRewards, type ApiClient } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

import { parseMallPlace, rewardsInput } from '../address/mallPlace';
import { readTab } from '../address/mallTabs';

/** The queries of `/pointMall`'s first view for a guest, for prefetching. */
export function pointMallQueries(client: ApiClient, params: URLSearchParams) {
  if (readTab(params) !== 'mall') return [];
  return [
    apiQuery(client, getPointConfig, {}),
    apiQuery(client, listPointRewards, rewardsInput(parseMallPlace(params), false)),
  ];
}
