import { pageViewContext } from '../page-view/pageView.server';
import { cacheControlOf, robotsText } from '../seo/sitemap.server';
import type { Route } from './+types/robots';

/** `/robots.txt`, with the absolute URL of the sitemap. */
export function loader({ context, request }: Route.LoaderArgs): Response {
  const { config } = context.get(pageViewContext);
  return new Response(robotsText(config, new URL(request.url).origin), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControlOf(config),
    },
  });
}
