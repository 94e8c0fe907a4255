import type { LotteryPageQueries } from '@perya/lottery';
import { data } from 'react-router';

import { prefetch, type PageView } from './pageView.server';

const NOT_FOUND = 404;

/**
 * Fetches a lottery page's initial data: first its menus, which determine the lottery if the URL has none, then
 * that lottery. The status is 404 if the URL's lottery is unknown.
 */
export async function loadLotteryPage(view: PageView, queries: LotteryPageQueries) {
  const { client, queryClient } = view.runtime;
  await prefetch(view, queries.menus);
  // From here on, the page shows this time, so that the browser hydrates the same markup.
  const renderedAt = client.serverNow();
  const state = await prefetch(view, [
    ...queries.menus,
    ...queries.ofLottery(queryClient, renderedAt),
  ]);
  // The page shows that the lottery is unknown; the status code is for crawlers.
  const status = view.isShown && queries.isUnknown(queryClient) ? NOT_FOUND : 200;
  return data({ state, renderedAt }, { status });
}
