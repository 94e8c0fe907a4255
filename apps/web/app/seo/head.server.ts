import { LANGUAGES } from '@perya/i18n';
import { imageUrl, type SiteConfig } from '@perya/site-config';

import { isMembersOnly } from '../access/guestPages';
import type { PageView } from '../page-view/pageView.server';
import type { PageName } from '../runtime/routeHandle';
import { alternatesOf } from './alternates.server';
import { canonicalPath } from './canonical';
import { cachedPageData, type CachedPageData } from './known.server';
import { seoCatalogue } from './locales/index.server';
import { tag } from './markup.server';
import { plainText, structuredData } from './structuredData.server';

/** Pages excluded from search engines. */
const NOT_FOR_SEARCH: ReadonlySet<PageName> = new Set(['notFound', 'game', 'login']);

/** The size of link preview images (`<path>-share-1200.jpg`, and the site's `/og.png`). */
const SHARE_SIZE = { width: '1200', height: '630' };

const DESCRIPTION_LENGTH = 155;

/** A server-rendered page and its data. */
interface RenderedPage {
  readonly html: string;
  readonly url: URL;
  readonly page: PageName;
  readonly status: number;
  readonly view: Pick<PageView, 'config' | 'language' | 'runtime' | 'nonce'>;
}

/**
 * Adds the metadata for search engines, link previews and crawlers. They only read the server's response, so
 * this code isn't part of the browser's bundle. The title and canonical URL, which users need too, are in
 * `document/PageHead`.
 */
export function addSeoHead(rendered: RenderedPage): string {
  const { html } = rendered;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  // A function, because text may contain replacement patterns.
  return html.replace('</head>', () => `${foundHead(rendered, unescaped(title))}</head>`);
}

/** React has escaped it; it's escaped again when inserted. */
function unescaped(title: string): string {
  return title
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function foundHead({ url, page, status, view }: RenderedPage, title: string): string {
  const { config, language, runtime } = view;
  const { brand } = config;
  const known = cachedPageData(runtime.queryClient, url);
  const description = descriptionOf(page, view, known);
  const address = url.origin + canonicalPath(url);
  const isHidden =
    NOT_FOR_SEARCH.has(page) || status !== 200 || isMembersOnly(config.switches, url.pathname);
  const own = known.promotion || known.article ? 'article' : 'website';
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const named = (name: string, content: string) => tag('meta', { name, content });
  return [
    named('description', description),
    ...(isHidden
      ? [named('robots', 'noindex')]
      : alternatesOf(address, brand).map((link) => tag('link', { rel: 'alternate', ...link }))),
    property('og:type', own),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    ...pictureOf(config, known, url.origin).map(([name, content]) => property(name, content)),
    property('og:locale', localeOf(language)),
    ...brand.languages
      .filter((code) => code !== language)
      .map((code) => property('og:locale:alternate', localeOf(code))),
    named('twitter:card', 'summary_large_image'),
    ...(isHidden ? [] : [dataScript({ ...view, page, address, description, title }, known)]),
  ].join('');
}

const localeOf = (code: keyof typeof LANGUAGES) => LANGUAGES[code].bcp47.replace('-', '_');

function descriptionOf(
  page: PageName,
  { config, language, runtime }: RenderedPage['view'],
  { promotion, article, lottery }: CachedPageData,
): string {
  if (promotion) return promotion.summary;
  if (article) return beginningOf(plainText(article.html));
  const { name: brand, birthdayAgeLimit: age, texts } = config.brand;
  const about = texts[language]?.about ?? '';
  const { i18n } = runtime;
  const find = (key: string, params = {}) =>
    i18n.find(seoCatalogue.namespace, `description.${key}`, { brand, age, about, ...params });
  if (lottery) return find('namedLottery', { name: lottery.lotteryName }) ?? '';
  const lane = config.vendors.find(({ category }) => category === page);
  if (lane) {
    const name = i18n.find('categories', lane.category) ?? '';
    return find('category', { name, studios: lane.vendors.length }) ?? '';
  }
  return find(page) ?? find('home') ?? '';
}

/** Truncates text to the length of a preview, at a word boundary. */
function beginningOf(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`;
}

/** The preview image of the page's subject, else the site's. */
function pictureOf(
  { imageHosts, brand }: SiteConfig,
  { promotion, banners }: CachedPageData,
  origin: string,
): [string, string][] {
  // A brand with banners of its own shows them first, and its own picture is the one to share.
  const [banner] = brand.banners.length > 0 ? [] : banners;
  const path = promotion?.picture ?? banner?.imagePath;
  // An operator's own picture has no other sizes.
  const isDrawn = path?.startsWith('/art/') ?? false;
  const file = isDrawn ? imageUrl(imageHosts, `${path}-share-1200.jpg`) : (path ?? '/og.png');
  const address = new URL(file, origin).href;
  return [
    ['og:image', address],
    ...(isDrawn || !path
      ? ([
          ['og:image:width', SHARE_SIZE.width],
          ['og:image:height', SHARE_SIZE.height],
        ] satisfies [string, string][])
      : []),
    ...(banner && !promotion ? ([['og:image:alt', banner.alt]] satisfies [string, string][]) : []),
  ];
}

function dataScript(
  {
    config,
    language,
    nonce,
    runtime,
    page,
    address,
    description,
    title,
  }: RenderedPage['view'] & { page: PageName; address: string; description: string; title: string },
  known: CachedPageData,
): string {
  const { name: brand } = config.brand;
  const data = structuredData(
    {
      page,
      brand,
      origin: new URL(address).origin,
      address,
      name: title.replace(` · ${brand}`, ''),
      description,
      language: LANGUAGES[language].bcp47,
      promotions: runtime.i18n.find('shell', 'page.promotions') ?? '',
      imageHosts: config.imageHosts,
    },
    known,
  );
  // Escaped so that it can't close its element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json" nonce="${nonce}">${json}</script>`;
}
