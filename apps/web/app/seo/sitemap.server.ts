import type { HelpTopic, Promotion } from '@perya/api-client';
import { categoriesWithVendors, CATEGORY_PATHS, type SiteConfig } from '@perya/site-config';

import { isOffered } from '../access/agentSite';
import { isMembersOnly } from '../access/guestPages';
import { alternatesOf } from './alternates.server';
import { escaped, tag } from './markup.server';

interface Entry {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly changedAt?: number;
}

/** The platform's dynamic content that has its own pages. */
export interface SitemapContent {
  readonly promotions: readonly Promotion[];
  readonly help: readonly HelpTopic[];
}

/** The sitemap's entries, without members-only pages and those of another audience. */
export function sitemapEntries(config: SiteConfig, { promotions, help }: SitemapContent): Entry[] {
  const lobbies = categoriesWithVendors(config.vendors).map((category) => CATEGORY_PATHS[category]);
  const entries: Entry[] = [
    ...['/', ...new Set(lobbies), ...lotteryPages(config), '/promotions'].map((path) => ({ path })),
    ...promotions.map(({ id, startsAt }) => ({
      path: `/promoDetail?id=${encodeURIComponent(id)}`,
      changedAt: startsAt,
    })),
    ...['/affiliate', '/pointMall', '/down', '/helpmc'].map((path) => ({ path })),
    ...help.flatMap(({ articles }) =>
      articles.map(({ id }) => ({ path: `/helpmc?article=${encodeURIComponent(id)}` })),
    ),
    ...(config.switches.directRegistration ? [{ path: '/register' }] : []),
  ];
  return entries.filter(({ path }) => {
    const pathname = path.replace(/\?.*/, '');
    return isOffered(config, pathname) && !isMembersOnly(config.switches, pathname);
  });
}

/** The lottery pages, if the brand has lotteries. */
const lotteryPages = ({ vendors }: SiteConfig): readonly string[] =>
  categoriesWithVendors(vendors).some((category) => category === 'LOTT' || category === 'ELOTT')
    ? ['/lottery', '/vnlottery']
    : [];

/** The sitemap, with each page's other languages (sitemaps.org, Google's `xhtml:link`). */
export function sitemapXml(config: SiteConfig, entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const address = origin + path;
    const others = alternatesOf(address, config.brand).map((link) =>
      tag('xhtml:link', { rel: 'alternate', ...link }),
    );
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escaped(address)}</loc>${changed}${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

/** What a closed site answers can be for this visitor's country only, so it isn't shared. */
export const cacheControlOf = ({ state }: Pick<SiteConfig, 'state'>): string =>
  state === 'normal' ? 'public, max-age=3600' : 'private, no-cache';

/** `robots.txt`. Excludes API requests and games in play. */
export function robotsText({ state }: Pick<SiteConfig, 'state'>, origin: string): string {
  const closed = ['/wps/', '/lgw/', '/lotto/', '/game', '/seamless', '/login'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(state === 'normal' ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
