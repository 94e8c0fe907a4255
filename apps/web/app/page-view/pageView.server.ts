import { randomBytes } from 'node:crypto';

import { createApiClient, listRouters, type ApiClient } from '@perya/api-client';
import { createI18n, type LanguageCode } from '@perya/i18n';
import { contentSecurityHosts, loadSiteConfig, type SiteConfig } from '@perya/site-config';
import { dehydrate, type DehydratedState, type FetchQueryOptions } from '@tanstack/react-query';
import { createContext, type MiddlewareFunction } from 'react-router';

import type { ContentHosts } from '../../server/contentSecurity.ts';
import { isOffered } from '../access/agentSite';
import { isMembersOnly } from '../access/guestPages';
import { consentOfCookies } from '../consent/consent';
import { chooseLanguage } from '../document/language';
import { chooseTheme, type Theme } from '../document/theme';
import { createQueryClient } from '../runtime/queryClient';
import type { Runtime } from '../runtime/runtime';
import { chooseRailWidth, type RailWidth } from '../shell/layout/railWidth';
import { ANALYTICS_HOSTS, isAnalyticsId } from '../third-party/analytics';
import { brandPack, siteKey } from './brandPack.server';
import { createRememberingFetch, type StalenessTracker } from './rememberingFetch.server';

/** The state of one page request, shared by its loaders and its rendering. */
export interface PageView {
  nonce: string;
  runtime: Runtime;
  config: SiteConfig;
  language: LanguageCode;
  theme: Theme;
  rail: RailWidth;
  contentHosts: ContentHosts;
  freshness: StalenessTracker;
  /** Whether the site has this page for its audience; otherwise it's a 404. */
  isOffered: boolean;
  /** Whether the page itself is rendered, and not a closed site or the placeholder of a members-only page. */
  isShown: boolean;
  /** Whether the visitor may have this build's stylesheets cached. */
  hasVisited: boolean;
  report: (error: unknown) => void;
}

/** Never shared between visitors, and checked before each use. */
export const PRIVATE_CACHE = 'private, no-cache';

/** The maximum time that a page waits for the routers, in parallel to its configuration. */
const ROUTERS_BUDGET_MS = 1_000;

export const pageViewContext = createContext<PageView>();

/** The operator's setting for both; validated by `server/settings.ts`. */
const { PAGE_BUDGET_MS } = process.env;
/** The maximum time that a page waits for the site configuration. */
const CONFIG_BUDGET_MS = Number(PAGE_BUDGET_MS ?? 1_500);
/** The maximum time that a page waits for all its other requests, which run in parallel. */
const CALLS_BUDGET_MS = Number(PAGE_BUDGET_MS ?? 1_200);

const rememberingFetch = createRememberingFetch({ siteKey });

/** Runs before any loader: determines the visitor, language, theme and brand. */
export const openPageView: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { headers } = request;
  const cookies = headers.get('cookie');
  const visitor = headers.get('x-forwarded-for') ?? '';
  const freshness: StalenessTracker = { isStale: false };
  let language: LanguageCode = brandPack.defaultLanguage;
  const client = createApiClient({
    baseUrl: process.env['GATEWAY_URL'] ?? 'http://localhost:4180',
    // The server never knows the session: the token stays in the tab.
    getToken: () => null,
    getLanguage: () => language,
    getMerchant: () => brandPack.merchantCode,
    fetch: rememberingFetch(visitor, freshness),
  });
  // The site's own origin: the server has replaced the visitor's `Host` header (`server/site.ts`).
  const { host } = new URL(request.url);
  const [config, routers] = await Promise.all([
    configOf(client, host, freshness),
    routerOrigins(client),
  ]);
  language = chooseLanguage(headers, config.brand, new URL(request.url));
  const { pathname } = new URL(request.url);
  const isInSite = isOffered(config, pathname);

  context.set(pageViewContext, {
    nonce: randomBytes(18).toString('base64'),
    runtime: {
      client,
      queryClient: createQueryClient(),
      i18n: createI18n({ language, supported: config.brand.languages }),
    },
    config,
    language,
    theme: chooseTheme(cookies, config.brand.themeOnFirstVisit),
    rail: chooseRailWidth(cookies, config.brand.layout.rail),
    contentHosts: withConnections(contentHostsOf(config, cookies), routers),
    freshness,
    isOffered: isInSite,
    isShown: config.state === 'normal' && isInSite && !isMembersOnly(config.switches, pathname),
    hasVisited: /(?:^|;\s*)seen=/.test(cookies ?? ''),
    report: (error) => reportError(error, request),
  });
  const response = await next();
  // The page's data depends on the visitor as well: on the language, and on the country (451).
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', PRIVATE_CACHE);
  return response;
};

function withConnections(hosts: ContentHosts, more: readonly string[]): ContentHosts {
  return { ...hosts, connections: [...(hosts.connections ?? []), ...more] };
}

/** Hosts from the operator's configuration, and the analytics hosts unless the visitor has refused. */
function contentHostsOf(config: SiteConfig, cookies: string | null): ContentHosts {
  const hosts = contentSecurityHosts(config);
  if (!isAnalyticsId(config.analyticsId) || consentOfCookies(cookies) === 'denied') return hosts;
  return {
    ...hosts,
    scripts: ANALYTICS_HOSTS.scripts,
    images: [...hosts.images, ...ANALYTICS_HOSTS.images],
    connections: [...hosts.connections, ...ANALYTICS_HOSTS.connections],
  };
}

/** The platform's last configuration, used when it's unavailable. */
let previous: SiteConfig | undefined;

/** The operator's configuration, or defaults if the platform is unavailable. */
async function configOf(
  client: Runtime['client'],
  host: string,
  freshness: StalenessTracker,
): Promise<SiteConfig> {
  const config = await loadSiteConfig(client, brandPack, {
    host,
    previous,
    timeoutMs: CONFIG_BUDGET_MS,
  });
  if (config.isPlatformReachable) previous = config;
  else freshness.isStale = true;
  return config;
}

/** Query options for any data. A list of several loses their specific types. */
interface AnyQuery {
  readonly queryKey: readonly unknown[];
}

/**
 * Fetches a page's initial data within its budget, and returns what arrived in serializable form. The rest is
 * fetched by the browser, which shows a placeholder, and an error in the panel if it fails there too. A
 * single failed request doesn't mean that the platform is down: that is determined by the configuration,
 * which every page requests.
 */
export async function prefetch(
  { runtime: { queryClient }, isShown }: PageView,
  queries: readonly AnyQuery[],
): Promise<DehydratedState> {
  // Data of a page that isn't shown isn't sent.
  if (!isShown) return { queries: [], mutations: [] };
  await Promise.all(
    queries.map(async (query) => {
      await withBudget(
        queryClient.prefetchQuery(query as FetchQueryOptions),
        CALLS_BUDGET_MS,
      ).catch(() =>
        // If it arrived later, the server's markup would differ from the browser's.
        queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }),
      );
    }),
  );
  const keys = new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey)));
  return dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state, queryKey }) =>
      state.status === 'success' && keys.has(JSON.stringify(queryKey)),
  });
}

async function withBudget<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A promise that loses the race may reject later without a handler.
    work.catch(() => {});
  }
}

function reportError(error: unknown, request: Request): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  // One line of JSON on stderr, like the server's own log.
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: Date.now(), app: 'site', msg: 'page error', path: new URL(request.url).pathname, err: { message, stack } })}\n`,
  );
}

/**
 * The origins of the site's other addresses for the content security policy, because the speed test measures
 * them. Empty if the platform is unavailable; the speed test then can't reach them.
 */
export async function routerOrigins(client: Pick<ApiClient, 'call'>): Promise<readonly string[]> {
  try {
    const hosts = await client.call(listRouters, {}, { timeoutMs: ROUTERS_BUDGET_MS });
    return hosts.map(({ origin }) => origin);
  } catch {
    return [];
  }
}
