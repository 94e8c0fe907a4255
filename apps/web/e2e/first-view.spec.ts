import { expect, test } from './fixtures';

test.describe('without scripts', { tag: '@deepNarrow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the server sends the home page with banner, games and links', async ({ page }) => {
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

  test('speaks the language of the cookie, else of the browser, else the brand’s own', async ({
    page,
    context,
    baseURL,
  }) => {
    const language = () => page.locator('html').getAttribute('lang');
    await page.goto('/');
    expect(await language()).toBe('en-PH');
    await context.addCookies([{ name: 'lang', value: 'TY', url: baseURL ?? '' }]);
    await page.goto('/');
    // Tagalog as the product's own tag, or as the browsers know it.
    expect(await language()).toMatch(/^tl/);
    // Not among the two languages of the demo brand.
    await context.addCookies([{ name: 'lang', value: 'VI', url: baseURL ?? '' }]);
    await page.goto('/');
    expect(await language()).not.toBe('vi-VN');
  });

  test('offers all seven languages where the brand does', async ({
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

  test('has the theme of the first visit, and of the cookie after a choice', async ({
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
  'a chosen theme survives a reload without a flash of the other',
  { tag: '@deepWide' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Use dark colours' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const html = await (await page.reload())?.text();
    expect(html).toContain('data-theme="dark"');
  },
);

test(
  'shows maintenance and restriction in place of the site',
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
