import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';

// A platform that starts with the second brand's pack: the site, and the gateway for what it decides.
test.use({
  brandPack: 'packages/site-config/src/brands/vinh-sao.json',
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  startsIn: null,
});

/** The pages of the modules that the brand doesn't have. */
const HIDDEN = ['/cockfight', '/esports', '/inhouse', '/pointMall'];

/** What only the first brand has: its name, its currency, its languages, its place. */
const FIRST_BRAND = /perya|₱|\bpesos?\b|\bPHP\b|tagalog|manila/i;

/** What a visitor and a crawler can read of the page. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['content', 'alt', 'title', 'aria-label', 'placeholder'];
    const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n');
  });

const tokenOf = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
    name,
  );

test('a second brand has its own look, texts, language and layout', async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Vịnh Sao: nghìn vì sao trên mặt vịnh');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'vi-VN');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-rail', 'mini');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Vịnh Sao, nghìn vì sao trên mặt vịnh');
  expect((await heading.boundingBox())?.height).toBeGreaterThan(20);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b2d2a');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Casino trực tiếp, xổ số.* 18 tuổi trở lên\.$/,
  );
  expect(await tokenOf(page, '--color-coral')).toBe('#f5c542');
  expect(await tokenOf(page, '--radius-card')).toBe('5px');
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font).toMatch(/^"Segoe UI"/);

  const logo = page.locator('img[src="/brand/emblem.svg"]').first();
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // The brand's own banners, drawn from its folder; the platform has none.
  const banner = page.locator('[data-banner] img').first();
  await expect(banner).toHaveAttribute('src', /^\/brand\/banners\/bay-1280\.webp$/);
  await expect
    .poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('bàn trực tiếp mở suốt đêm').first()).toBeVisible();

  const manifest = (await (
    await page.request.get('/site.webmanifest?lang=vi-VN')
  ).json()) as object;
  expect(manifest).toMatchObject({
    name: 'Vịnh Sao',
    lang: 'vi-VN',
    background_color: '#051a19',
    theme_color: '#0b2d2a',
  });
  for (const icon of ['/favicon.svg', '/icon-192.png', '/apple-touch-icon.png', '/og.png']) {
    const response = await page.request.get(icon);
    expect([icon, response.status()]).toEqual([icon, 200]);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
  const shared = page.locator('meta[property="og:image"]');
  await expect(shared).toHaveAttribute('content', `${baseURL}/og.png`);
});

test('a first visit speaks the browser’s language if the brand has it', async ({
  browser,
  baseURL,
}) => {
  for (const [locale, lang] of [
    ['th-TH', 'th-TH'],
    ['fil-PH', 'vi-VN'],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await context.close();
  }
});

test('hidden modules have no page, link, search result or lane', async ({ page, request }) => {
  await page.goto('/');
  for (const path of HIDDEN) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0);
  }
  expect((await request.get('/live')).status()).toBe(200);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/live</loc>');
  for (const path of HIDDEN) expect(sitemap).not.toContain(`${path}<`);
  for (const lane of ['COCKFIGHT', 'ESPORTS', 'INHOUSE', 'POINTS']) {
    await expect(page.locator(`[data-lane=${lane}]`)).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('xổ số');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The page that the first brand finds by these words.
  for (const words of ['đổi điểm', 'đá gà']) {
    await search.fill(words);
    await expect(page.locator('[role=option] a, a[role=option]')).toHaveCount(0);
  }
});

test('nothing of the first brand is left on a page', async ({ page }) => {
  for (const path of [
    '/',
    '/live',
    '/elott',
    '/login',
    '/register',
    '/helpmc',
    '/down',
    '/affiliate',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').or(page.getByRole('main')).first()).toBeVisible();
    const found = FIRST_BRAND.exec(await wordsOf(page));
    expect([path, found?.[0]]).toEqual([path, undefined]);
  }
});

test('members play in the brand’s currency, and every page is accessible in both themes', async ({
  page,
  baseURL,
}) => {
  await openSignedIn(page, 'juan01', '/');
  const balance = page.getByRole('banner').getByRole('group').getByText(/₫/);
  await expect(balance.first()).toHaveText(/4[.,]000[.,]000/);
  for (const theme of ['dark', 'light'] as const) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    for (const path of ['/', '/live', '/?member=depositv2']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      if (path.includes('member')) {
        const centre = page.getByRole('dialog');
        await expect(centre.getByRole('radio').first()).toBeVisible();
        await expect(centre.getByText(/₫/).first()).toBeVisible();
        await expect(centre.locator('a[href*="redeemHistory"]')).toHaveCount(0);
        expect(await wordsOf(page)).not.toMatch(FIRST_BRAND);
      }
      await expectAccessible(page);
    }
  }
});

test('the sign-in page is accessible in both themes', async ({ page, baseURL }) => {
  for (const theme of ['dark', 'light'] as const) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page);
  }
});
