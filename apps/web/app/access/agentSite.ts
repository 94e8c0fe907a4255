import { useBrand, type SiteConfig } from '@perya/site-config';

import type { PageName } from '../runtime/routeHandle';

type OfferedPages = Pick<SiteConfig, 'closedPaths'>;

/** Whether the site is for agents only: without games, promotions and deposits in its menus. */
export function useIsAgentSite(): boolean {
  return useBrand().audience === 'agents';
}

/** Whether the site has a page; those of hidden modules and of another audience don't exist there (404). */
export function isOffered({ closedPaths }: OfferedPages, pathname: string): boolean {
  return !closedPaths.includes(pathname.replace(/(?<=.)\/+$/, ''));
}

/** The page that the site shows at a path instead of the route's own: on a site for agents, home is the program. */
export function shownPage(
  config: OfferedPages & { brand: Pick<SiteConfig['brand'], 'audience'> },
  page: PageName,
  pathname: string,
): PageName {
  if (!isOffered(config, pathname)) return 'notFound';
  return config.brand.audience === 'agents' && page === 'home' ? 'affiliate' : page;
}
