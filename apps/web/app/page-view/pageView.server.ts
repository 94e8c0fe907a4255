import { randomBytes } from 'node:crypto';

import { createApiClient, listRouters, type ApiClient } from '@perya/api-client';
import { createI18n, type LanguageCode } from '@perya/i18n';
import { contentSecurityHosts, loadSiteConfig, type SiteConfig } from '@perya/site-config';
import { dehydrate, type DehydratedState, type FetchQueryOptions } from '@tanstack/react-query';
import { createContext, type MiddlewareFunction } from 'react-router';
import brandPack from 'virtual:brand-pack';

import type { ContentHosts } from '../../server/contentSecurity.ts';
import { isGuarded } from '../access/guestPages';
import { consentOfCookies } from '../consent/consent';
import { chooseLanguage } from '../document/language';
import { chooseTheme, type Theme } from '../document/theme';
import { createQueryClient } from '../runtime/queryClient';
import type { Runtime } from '../runtime/runtime';
import { chooseRailWidth, type RailWidth } from '../shell/layout/railWidth';
import { ANALYTICS_HOSTS, isAnalyticsId } from '../third-party/analytics';
import { createRememberingFetch, type Freshness } from './rememberingFetch.server';

/** One request for a page: everything that its loaders and its rendering share. */
export interface PageView {
  nonce: string;
  runtime: Runtime;
  config: SiteConfig;
  language: LanguageCode;
  theme: Theme;
  rail: RailWidth;
  contentHosts: ContentHosts;
  freshness: Freshness;
  /** The page itself is rendered, not a closed site's, nor the place of one that only members see. */
  isShown: boolean;
  /** The visitor's cache may have the stylesheets of this build. */
  hasVisited: boolean;
  report: (error: unknown) => void;
}

/** A page waits for the routers beside its configuration, never longer. */
const ROUTERS_BUDGET_MS = 1_000;

export const pageViewContext = createContext<PageView>();

/** What the operator has set for both; `server/settings.ts` has checked it. */
const { PAGE_BUDGET_MS } = process.env;
/** How long the site's configuration may keep a page waiting. */
const CONFIG_BUDGET_MS = Number(PAGE_BUDGET_MS ?? 1_500);
/** How long all the other calls of a page together may. They run side by side. */
const CALLS_BUDGET_MS = Number(PAGE_BUDGET_MS ?? 1_200);

const rememberingFetch = createRememberingFetch();

/** Before any loader: who is looking, in which language and theme, at which brand. */
export const openPageView: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { headers } = request;
  const cookies = headers.get('cookie');
  const visitor = headers.get('x-forwarded-for') ?? '';
  const freshness: Freshness = { isStale: false };
  let language: LanguageCode = brandPack.defaultLanguage;
  const client = createApiClient({
    baseUrl: process.env['GATEWAY_URL'] ?? 'http://localhost:4180',
    // Whoever is signed in, the server does not know it: the token never leaves the tab.
    getToken: () => null,
    getLanguage: () => language,
    merchantCode: brandPack.merchantCode,
    fetch: rememberingFetch(visitor, freshness),
  });
  const [config, routers] = await Promise.all([configOf(client, freshness), routerOrigins(client)]);
  language = chooseLanguage(
    headers,
    config.brand.languages,
    config.brand.defaultLanguage,
    new URL(request.url),
  );

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
    rail: chooseRailWidth(cookies),
    contentHosts: withConnections(contentHostsOf(config, cookies), routers),
    freshness,
    isShown:
      config.state === 'normal' && !isGuarded(config.switches, new URL(request.url).pathname),
    hasVisited: /(?:^|;\s*)seen=/.test(cookies ?? ''),
    report: (error) => reportFault(error, request),
  });
  return next();
};

function withConnections(hosts: ContentHosts, more: readonly string[]): ContentHosts {
  return { ...hosts, connections: [...(hosts.connections ?? []), ...more] };
}

/** What the operator's lists name, and the analytics' hosts for whoever has not refused them. */
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

/** The last configuration that the platform gave, for when it is away. */
let previous: SiteConfig | undefined;

/** What the operator has set; what is known without the platform, while it cannot be asked. */
async function configOf(client: Runtime['client'], freshness: Freshness): Promise<SiteConfig> {
  const config = await loadSiteConfig(client, brandPack, {
    previous,
    timeoutMs: CONFIG_BUDGET_MS,
  });
  if (config.isPlatformReachable) previous = config;
  else freshness.isStale = true;
  return config;
}

/** Query options of whatever data; their own type says more than a list of several can. */
interface AnyQuery {
  readonly queryKey: readonly unknown[];
}

/**
 * Fetches what a page shows first, within its budget, and gives what arrived in a form that travels
 * with the page. What did not arrive is fetched by the browser, which shows its place meanwhile; its
 * own panel says so if it fails there too. One call that fails is not a platform that is away: that
 * is known by the configuration, which every page asks for.
 */
export async function prefetch(
  { runtime: { queryClient }, isShown }: PageView,
  queries: readonly AnyQuery[],
): Promise<DehydratedState> {
  // What nobody is shown need not travel with the page.
  if (!isShown) return { queries: [], mutations: [] };
  await Promise.all(
    queries.map(async (query) => {
      await withBudget(
        queryClient.prefetchQuery(query as FetchQueryOptions),
        CALLS_BUDGET_MS,
      ).catch(() =>
        // Should it arrive later, the server's markup would know more than the browser's.
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
    // Work that loses the race may fail later, when nobody listens any more.
    work.catch(() => {});
  }
}

function reportFault(error: unknown, request: Request): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  // One line of JSON on the error stream, as the server's own log writes them.
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: Date.now(), app: 'site', msg: 'page fault', path: new URL(request.url).pathname, err: { message, stack } })}\n`,
  );
}

/**
 * The origins of the site's other addresses, for the page policy: the speed test measures them. None
 * while the platform cannot say; the test then finds them silent.
 */
export async function routerOrigins(client: Pick<ApiClient, 'call'>): Promise<readonly string[]> {
  try {
    const hosts = await client.call(listRouters, {}, { timeoutMs: ROUTERS_BUDGET_MS });
    return hosts.map(({ origin }) => origin);
  } catch {
    return [];
  }
}
