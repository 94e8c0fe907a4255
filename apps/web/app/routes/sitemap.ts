import { getHelpCentre, listPromotions } from '@perya/api-client';

import { pageViewContext } from '../page-view/pageView.server';
import { cacheControlOf, sitemapEntries, sitemapXml } from '../seo/sitemap.server';
import type { Route } from './+types/sitemap';

/** Enough for a sitemap; if there are more, the newest are listed. */
const MAX_PROMOTIONS = 100;
const TIMEOUT_MS = 1_500;

/** `/sitemap.xml`. If the platform is unavailable, it lists the static pages. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { config, language, runtime } = context.get(pageViewContext);
  const { client } = runtime;
  const options = { timeoutMs: TIMEOUT_MS };
  const [promotions, help] = await Promise.all([
    client.call(listPromotions, { page: 1, pageSize: MAX_PROMOTIONS }, options).then(
      ({ items }) => items,
      () => [],
    ),
    client.call(getHelpCentre, { language }, options).catch(() => []),
  ]);
  const { origin } = new URL(request.url);
  return new Response(sitemapXml(config, sitemapEntries(config, { promotions, help }), origin), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControlOf(config),
    },
  });
}
