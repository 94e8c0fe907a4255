import { expect, test } from './fixtures';

test.describe('without scripts', { tag: '@deepNarrow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders the home page with banner, games and links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[data-banner] img').first()).toBeVisible();
    expect(await page.locator('[data-game]').count()).toBeGreaterThan(12);
    await page
      .getByRole('link', { name: 'Slots', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.locator('[data-game]').first()).toBeVisible();
  });

  test.describe('the language', () => {
    // The browser prefers English, the demo brand Tagalog.
    test.use({ startsIn: null, locale: 'en-PH' });

    test('is the brand’s default until the visitor chooses one, or the browser’s if the brand says so', async ({
      page,
      context,
      platform,
      baseURL,
    }) => {
      // Tagalog as the product's tag, or as browsers know it.
      const isTagalog = /^tl/;
      const languageOf = async (address: string) => {
        await page.goto(address);
        return page.locator('html').getAttribute('lang');
      };
      expect(await languageOf('/')).toMatch(isTagalog);
      // Not one of the demo brand's two languages: falls back to the default, not to English.
      expect(await languageOf('/?lang=vi')).toMatch(isTagalog);
      await context.addCookies([{ name: 'lang', value: 'VI', url: baseURL ?? '' }]);
      expect(await languageOf('/')).toMatch(isTagalog);
      await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
      expect(await languageOf('/')).toBe('en-PH');

      await context.clearCookies();
      await platform.sandbox('PUT', '/sandbox/brand', { languageOnFirstVisit: 'browser' });
      expect(await languageOf('/')).toBe('en-PH');
      await context.addCookies([{ name: 'lang', value: 'TY', url: baseURL ?? '' }]);
      expect(await languageOf('/')).toMatch(isTagalog);
    });
  });

  test('offers all seven languages if the brand does', async ({
    page,
    context,
    platform,
    baseURL,
  }) => {
    await platform.sandbox('PUT', '/sandbox/brand', {
      languages: ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'],
    });
    for (const [code, tag] of [
      ['TH', 'th-TH'],
      ['VI', 'vi-VN'],
      ['CN', 'zh-CN'],
      ['ID', 'id-ID'],
    ] as const) {
      await context.addCookies([{ name: 'lang', value: code, url: baseURL ?? '' }]);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
    }
  });

  test('uses the default theme first, and the cookie’s after a selection', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test(
  'a selected theme survives a reload without flashing',
  { tag: '@deepWide' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Use dark mode' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const html = await (await page.reload())?.text();
    expect(html).toContain('data-theme="dark"');
  },
);

test(
  'shows maintenance and restriction pages instead of the site',
  { tag: '@deepNarrow' },
  async ({ page, platform }) => {
    await platform.sandbox('PUT', '/sandbox/brand', { status: { maintenance: true } });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
    await platform.sandbox('PUT', '/sandbox/brand', {
      status: { maintenance: false, regionRestriction: true },
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'IP restriction' })).toBeVisible();
    await expect(page.getByText('Your IP address')).toBeVisible();
  },
);

/** A page of each kind that the server renders. */
const PAGES = [
  '/',
  '/rng',
  '/lott',
  '/login',
  '/register',
  '/promotions',
  '/affiliate',
  '/down',
  '/pointMall',
  '/pointMall?tab=wheel',
  '/lottery',
  '/lottery?gameCode=FIVE_1M&tab=results',
  '/vnlottery',
  '/helpmc',
  '/seamless',
  '/game',
  '/nowhere',
];

/**
 * The start of each `<Suspense>` boundary, which React hydrates after the page. Excludes the router's
 * scripts, empty boundaries, and those marked with `data-late`.
 */
const LATE_PART = /<!--\$[?!]?-->(?!<script|<!--\/\$-->|<[^>]* data-late[ =>])(.{0,200})/gs;

// Taps in such a part would be lost, or checkbox changes reverted, if the bootstrap doesn't know it.
test('no page has an unmarked part that hydrates late', { tag: '@wide' }, async ({ request }) => {
  const detail = /\/promoDetail\?id=[^"&]+/.exec(await (await request.get('/promotions')).text());
  expect(detail).not.toBeNull();
  for (const path of [...PAGES, detail?.[0] ?? '']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<main');
    expect(
      Array.from(html.matchAll(LATE_PART), ([, part]) => part),
      path,
    ).toEqual([]);
  }
});
