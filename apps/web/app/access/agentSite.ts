import { useBrand, type Brand } from '@perya/site-config';

import type { PageName } from '../runtime/routeHandle';

/** The pages of a site for agents: its home page, the ways in, and help. Games and rewards are elsewhere. */
const AGENT_PAGES = new Set([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/help',
  '/login',
  '/register',
  '/register.html',
  '/affiliate',
  '/helpmc',
]);

type Audience = Pick<Brand, 'audience'>;

/** Whether the site is for agents only: without games, promotions and deposits in its menus. */
export function useIsAgentSite(): boolean {
  return useBrand().audience === 'agents';
}

/** Whether the site has a page for its audience; others don't exist there (404). */
export function isOffered({ audience }: Audience, pathname: string): boolean {
  return audience === 'members' || AGENT_PAGES.has(pathname.replace(/(?<=.)\/+$/, ''));
}

/** The page that the site shows at a path instead of the route's own: on a site for agents, home is the program. */
export function shownPage(brand: Audience, page: PageName, pathname: string): PageName {
  if (!isOffered(brand, pathname)) return 'notFound';
  return brand.audience === 'agents' && page === 'home' ? 'affiliate' : page;
}
