import {
  getHelpCentre,
  getLotteryOffer,
  getPromotion,
  listBanners,
  listGames,
  type Game,
} from '@perya/api-client';
import { categoriesCatalogue, createI18n, type LanguageCode } from '@perya/i18n';
import { testSiteConfig, testVendor, type SiteConfigOverrides } from '@perya/site-config/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { catalogue as shellCatalogue } from '../locales';
import type { PageName } from '../runtime/routeHandle';
import { addSeoHead } from './head.server';
import { seoCatalogue } from './locales/index.server';
import { cacheControlOf, robotsText, sitemapEntries, sitemapXml } from './sitemap.server';

const SITE = 'https://perya.example';

const PROMOTION = {
  id: 'welcome & more',
  category: 'new_player',
  title: 'Welcome "home"',
  summary: 'First <deposit> doubled',
  picture: '/art/promotion/welcome',
  startsAt: Date.UTC(2026, 0, 2),
  endsAt: null,
} as const;

const FINDABLE = {
  promotions: [PROMOTION as never],
  help: [{ id: 'account', title: 'Account', summary: '', articles: [{ id: 'sign-in' }] } as never],
};

const game = (name: string): Game => ({
  id: name,
  nodeId: name,
  code: name,
  name,
  vendor: 'LNT',
  vendorName: 'Lantern Play',
  category: 'RNG',
  isHot: false,
  isNew: false,
  hasDemo: true,
  isVendorFolder: false,
  coverPath: `/art/cover/${name}`,
});

interface Visit {
  path: string;
  page: PageName;
  title: string;
  status?: number;
  language?: LanguageCode;
  config?: SiteConfigOverrides;
  cache?: readonly (readonly [endpoint: string, value: unknown])[];
}

async function headOf({
  path,
  page,
  title,
  status = 200,
  language = 'EN',
  config,
  cache = [],
}: Visit) {
  const i18n = createI18n({ language });
  await i18n.load([seoCatalogue, categoriesCatalogue, shellCatalogue]);
  const queryClient = new QueryClient();
  for (const [endpoint, value] of cache) queryClient.setQueryData([endpoint, {}], value);
  const html = addSeoHead({
    html: `<html><head><title>${title}</title></head><body></body></html>`,
    url: new URL(SITE + path),
    page,
    status,
    view: {
      config: testSiteConfig(config),
      language,
      nonce: 'n0nce',
      runtime: { i18n, queryClient } as never,
    },
  });
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  const json = /<script type="application\/ld\+json" nonce="n0nce">(.*?)<\/script>/.exec(html)?.[1];
  return {
    html,
    meta: (name: string) =>
      attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`)),
    alternates: [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]),
    data: json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : null,
  };
}

test('describes a lobby: text, languages, picture, games', async () => {
  const head = await headOf({
    path: '/rng?q=moon&lang=en',
    page: 'RNG',
    title: 'Slots · Perya',
    cache: [
      [listBanners.id, [{ imagePath: '/art/banner/rng-moon', alt: 'The moon' }]],
      [listGames.id, { items: [game('A</script>'), game('B')], totalPages: 1, totalCount: 2 }],
    ],
  });
  expect(head.meta('description')).toMatch(/^Slots at Perya, all in one place\. .* Providers: 3\./);
  expect(head.meta('og:title')).toBe('Slots · Perya');
  expect(head.meta('og:image')).toBe(`${SITE}/art/banner/rng-moon-share-1200.jpg`);
  expect(head.meta('og:url')).toBe(`${SITE}/rng?lang=en`);
  expect(head.meta('og:locale')).toBe('en_PH');
  expect(head.alternates).toEqual([
    ['tl-PH', `${SITE}/rng`],
    ['en-PH', `${SITE}/rng?lang=en`],
    ['x-default', `${SITE}/rng`],
  ]);
  const list = head.data?.find((thing) => thing['@type'] === 'CollectionPage')?.['mainEntity'];
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
  expect(JSON.stringify(list)).toContain('"name":"A</script>"');
  expect(head.html.match(/<\/script>/g)).toHaveLength(1);
});

test('describes a promotion with the operator’s text', async () => {
  const head = await headOf({
    path: '/promoDetail?id=welcome%20%26%20more',
    page: 'promotion',
    title: 'Welcome &quot;home&quot; · Perya',
    cache: [[getPromotion.id, PROMOTION]],
  });
  expect(head.meta('description')).toBe('First &lt;deposit&gt; doubled');
  expect(head.meta('og:title')).toBe('Welcome &quot;home&quot; · Perya');
  expect(head.meta('og:image')).toBe(`${SITE}/art/promotion/welcome-share-1200.jpg`);
  const offer = head.data?.find((thing) => thing['@type'] === 'WebPage')?.['mainEntity'];
  expect(offer).toMatchObject({
    '@type': 'Offer',
    name: 'Welcome "home"',
    url: `${SITE}/promoDetail?id=welcome%20%26%20more`,
    validFrom: '2026-01-02T00:00:00.000Z',
  });
  expect(offer).not.toHaveProperty('validThrough');
});

test('lists help questions with plain text answers', async () => {
  const article = {
    id: 'a',
    title: 'How do I pay in?',
    html: '<p>Open <b>Deposit</b>.</p>',
    keywords: [],
  };
  const head = await headOf({
    path: '/helpmc',
    page: 'help',
    title: 'Help · Perya',
    cache: [[getHelpCentre.id, [{ id: 't', title: 'Money', summary: null, articles: [article] }]]],
  });
  expect(head.data?.find((thing) => thing['@type'] === 'FAQPage')?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'How do I pay in?',
      acceptedAnswer: { '@type': 'Answer', text: 'Open Deposit.' },
    },
  ]);
});

test('describes an article as its own page, with its own text', async () => {
  const article = (id: string, title: string, html: string) => ({ id, title, html, keywords: [] });
  const articles = [
    article('a', 'Paying in', '<p>Open <b>Deposit</b>.</p>'),
    article('b', 'Paying out', `<p>${'Open Withdraw and wait. '.repeat(20)}</p>`),
  ];
  const head = await headOf({
    path: '/helpmc?article=b',
    page: 'help',
    title: 'Paying out · Perya',
    cache: [[getHelpCentre.id, [{ id: 't', title: 'Money', summary: null, articles }]]],
  });
  expect(head.meta('og:type')).toBe('article');
  expect(head.meta('og:url')).toContain('/helpmc?article=b');
  expect(head.meta('description')).toMatch(/^Open Withdraw and wait\. .{90,140}\w\.?…$/);
  const page = head.data?.find((thing) => thing['@type'] === 'FAQPage');
  expect(page?.['mainEntity']).toHaveLength(1);
});

test('describes the lottery in the URL, and its next draw as an event', async () => {
  const drawsAt = Date.UTC(2026, 10, 28, 13);
  const head = await headOf({
    path: '/lottery?gameCode=PH_6_42&playType=system',
    page: 'lottery',
    title: 'Lotto 6/42 · Perya',
    cache: [
      [getLotteryOffer.id, { lottery: 'PH_6_42', lotteryName: 'Lotto 6/42', draws: [{ drawsAt }] }],
    ],
  });
  expect(head.meta('description')).toMatch(/^Lotto 6\/42 at Perya: the next draw/);
  expect(head.meta('og:url')).toBe(`${SITE}/lottery?gameCode=PH_6_42`);
  const page = head.data?.find((thing) => thing['@type'] === 'WebPage');
  expect(page?.['mainEntity']).toMatchObject({
    '@type': 'Event',
    name: 'Lotto 6/42',
    startDate: '2026-11-28T13:00:00.000Z',
    location: { '@type': 'VirtualLocation', url: `${SITE}/lottery?gameCode=PH_6_42` },
  });
});

test('has a default preview picture', async () => {
  const head = await headOf({ path: '/helpmc', page: 'help', title: 'Help · Perya' });
  expect(head.meta('og:image')).toBe(`${SITE}/og.png`);
  expect(head.meta('og:image:width')).toBe('1200');
});

test.each([
  ['an unknown address', { path: '/nowhere', page: 'notFound', status: 404 }],
  ['a running game', { path: '/game?gameId=1', page: 'game' }],
  ['a closed site', { path: '/', page: 'home', status: 503 }],
  [
    'a members-only page',
    { path: '/rng', page: 'RNG', config: { switches: { loginRequiredEverywhere: true } } },
  ],
] satisfies [string, Omit<Visit, 'title'>][])(
  'excludes %s from search engines',
  async (_, visit) => {
    const head = await headOf({ title: 'Perya', ...visit });
    expect(head.meta('robots')).toBe('noindex');
    expect(head.alternates).toEqual([]);
    expect(head.data).toBeNull();
  },
);

test('describes every page in every language', async () => {
  for (const language of ['TY', 'TH', 'VI', 'CN', 'ID', 'FIL'] as const) {
    const said = await Promise.all(
      (
        [
          'home',
          'promotions',
          'affiliate',
          'pointMall',
          'lottery',
          'regionalLottery',
          'help',
          'download',
          'register',
          'LIVE',
        ] as const
      ).map(async (page) =>
        (await headOf({ path: '/', page, title: '', language })).meta('description'),
      ),
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said.join()).not.toMatch(/\{\{|undefined/);
  }
});

test('lists the site’s pages in all languages, and the promotions', () => {
  const config = testSiteConfig({ vendors: testSiteConfig().vendors.slice(0, 1) });
  const xml = sitemapXml(config, sitemapEntries(config, FINDABLE), SITE);
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual([
    `${SITE}/`,
    `${SITE}/rng`,
    `${SITE}/promotions`,
    `${SITE}/promoDetail?id=welcome%20%26%20more`,
    `${SITE}/affiliate`,
    `${SITE}/pointMall`,
    `${SITE}/down`,
    `${SITE}/helpmc`,
    `${SITE}/helpmc?article=sign-in`,
    `${SITE}/register`,
  ]);
  expect(xml).toContain('<lastmod>2026-01-02T00:00:00.000Z</lastmod>');
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="en-PH" href="${SITE}/promoDetail?id=welcome+%26+more&amp;lang=en"/>`,
  );
});

test('lists the lottery pages if the brand has lotteries', () => {
  const lotteries = testSiteConfig({ vendors: [{ category: 'LOTT', vendors: [testVendor()] }] });
  const paths = sitemapEntries(lotteries, FINDABLE).map(({ path }) => path);
  expect(paths.slice(0, 4)).toEqual(['/', '/lott', '/lottery', '/vnlottery']);
});

test('lists only pages visible to guests', () => {
  const config = testSiteConfig({ switches: { loginRequiredEverywhere: true } });
  const paths = sitemapEntries(config, FINDABLE).map(({ path }) => path);
  expect(paths).toEqual(['/down', '/helpmc', '/helpmc?article=sign-in', '/register']);
});

test('lets caches share the sitemap and robots.txt of an open site only', () => {
  expect(cacheControlOf({ state: 'normal' })).toBe('public, max-age=3600');
  for (const state of ['maintenance', 'region-restricted'] as const) {
    expect(cacheControlOf({ state })).toBe('private, no-cache');
  }
});

test('links to the sitemap in robots.txt, and disallows private paths', () => {
  const text = robotsText({ state: 'normal' }, SITE);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/wps\/\n/);
  expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  expect(robotsText({ state: 'maintenance' }, SITE)).not.toContain('Sitemap');
});
