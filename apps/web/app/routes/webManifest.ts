import { categoriesCatalogue, LANGUAGES } from '@perya/i18n';
import { categoriesWithVendors, CATEGORY_PATHS, plainColors } from '@perya/site-config';

import { catalogue as shellCatalogue } from '../locales';
import { pageViewContext } from '../page-view/pageView.server';
import { seoCatalogue } from '../seo/locales/index.server';
import type { Route } from './+types/webManifest';

/** The maximum that phones show. */
const SHORTCUTS = 4;

const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/**
 * The app's name and icons when installed on the home screen. Browsers request it without cookies, so the
 * page passes its language in the URL (`?lang=`).
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { config, language, runtime, theme } = context.get(pageViewContext);
  const { i18n } = runtime;
  await i18n.load([seoCatalogue, categoriesCatalogue, shellCatalogue]);
  const { audience, name, birthdayAgeLimit, texts } = config.brand;
  const { page, header } = plainColors(config.brand, theme);
  const lobbies = categoriesWithVendors(config.vendors).map((category) => ({
    name: i18n.translator(categoriesCatalogue)(category),
    url: CATEGORY_PATHS[category],
    icons: [ICON],
  }));
  const promotions = {
    name: i18n.translator(shellCatalogue)('page.promotions'),
    url: '/promotions',
    icons: [ICON],
  };
  const manifest = {
    // The same app in every language.
    id: '/',
    name,
    short_name: name,
    description: i18n.translator(seoCatalogue)(
      audience === 'agents' ? 'description.affiliate' : 'description.home',
      { brand: name, age: birthdayAgeLimit, about: texts[language]?.about ?? '' },
    ),
    lang: LANGUAGES[language].bcp47,
    dir: 'ltr',
    categories: audience === 'agents' ? ['business'] : ['games', 'entertainment'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: page,
    theme_color: header,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ICON,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: audience === 'agents' ? [] : [...lobbies.slice(0, SHORTCUTS - 1), promotions],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'max-age=3600' },
  });
}
