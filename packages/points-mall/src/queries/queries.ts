import { getPointConfig, listPointRewards, type ApiClient } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

import { placeOf, rewardsInput } from '../address/mallPlace';
import { readTab } from '../address/mallTabs';

/** What `/pointMall` shows first to a guest, for whoever fetches it before the page is there. */
export function pointMallQueries(client: ApiClient, params: URLSearchParams) {
  if (readTab(params) !== 'mall') return [];
  return [
    apiQuery(client, getPointConfig, {}),
    apiQuery(client, listPointRewards, rewardsInput(placeOf(params), false)),
  ];
}
