import type { Page } from '@playwright/test';
import { expect, expectAccessible, putNoticesAway, signIn, test } from './fixtures';
import { expectSignedIn, expectToldOfItsEnd, setSwitches } from './getting-in';

test('the newest login wins, and the older tab shows why', async ({ page, context }) => {
  await page.goto('/login?returnTo=%2Frng');
  await signIn(page, 'juan01');
  await expectSignedIn(page, 'juan01');

  const newer = await context.newPage();
  await newer.goto('/login');
  await signIn(newer, 'juan01');
  await expectSignedIn(newer, 'juan01');

  const told = page.getByRole('dialog', { name: 'You logged in somewhere else' });
  await expect(told).toBeVisible({ timeout: 5_000 });
  await expectAccessible(page);
  // The page stays, and works again after a login.
  await expect(page).toHaveURL(/\/rng/);
  await signIn(page, 'juan01');
  await expect(told).toBeHidden();
  await expectSignedIn(page, 'juan01');
  await expect(page).toHaveURL(/\/rng/);
});

test(
  'the newest login wins over another device, too',
  { tag: '@deep' },
  async ({ page, platform, browser }) => {
    await page.goto('/login');
    await signIn(page, 'juan01');
    await expectSignedIn(page, 'juan01');
    const device = await browser.newPage({ baseURL: platform.siteUrl, locale: 'en-PH' });
    await putNoticesAway(device);
    await device.goto('/login');
    await signIn(device, 'juan01');
    await expectSignedIn(device, 'juan01');
    await device.close();
    await expectToldOfItsEnd(page);
  },
);

test('a session that ends shows one dialog, and the page keeps its input', async ({
  page,
  platform,
}) => {
  await page.goto('/login?returnTo=%2Frng');
  await signIn(page, 'juan01');
  await expectSignedIn(page, 'juan01');
  await page.getByRole('searchbox', { name: 'Search games by name' }).fill('lan');
  // Several concurrent requests are rejected: record, balance, messages.
  const ended = Promise.withResolvers<void>();
  await page.route('**/wps/relay/**', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'juan01’s account' }).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 2 * 3_600_000 });
  ended.resolve();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toHaveCount(1);
  await signIn(page, 'juan01');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/member=personalHistoryCopy/);
  await expect(
    page.getByRole('dialog', { name: 'Member center' }).getByRole('table'),
  ).toBeVisible();
  await expect(page.locator('input[type=search]').first()).toHaveValue('lan');
});

test(
  'guests of a guarded site are redirected to the login, and back afterwards',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await setSwitches(platform, { LOGINEDTOHOMEPAGE3: true });
    for (const open of ['/login', '/register', '/helpmc', '/download']) {
      await page.goto(open);
      await expect(page).toHaveURL(new RegExp(`${open}$`));
    }
    // Members-only content isn't even sent to guests.
    expect(await (await page.request.get('/rng?q=lantern')).text()).not.toContain('data-game');
    await page.goto('/rng?q=lantern');
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await signIn(page, 'juan01');
    await expect(page).toHaveURL(/\/rng\?q=lantern/);
    await expect(page.locator('[data-game]').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-game]').first()).toBeVisible();
  },
);

test('a closed site responds with 503 and 451, and closes and reopens under an open page', async ({
  page,
  platform,
}) => {
  const close = (status: object) => platform.sandbox('PUT', '/sandbox/brand', { status });
  await close({ maintenance: true, regionRestriction: true });
  expect((await page.goto('/'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(page);
  await close({ maintenance: false, location: { ip: '203.0.113.7', country: 'PH' } });
  expect((await page.goto('/'))?.status()).toBe(451);
  await expect(page.getByRole('heading', { name: 'IP restriction' })).toBeVisible();
  await expect(page.getByText('203.0.113.7')).toBeVisible();
  await expectAccessible(page);
  // It reopens automatically.
  await close({ regionRestriction: false });
  await expect(page.locator('[data-game]').first()).toBeVisible({ timeout: 60_000 });
  // It also closes while a page is open.
  await close({ maintenance: true });
  await page
    .getByRole('link', { name: 'Slots', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
});

test('the region rule closes the site to the visitors of a country, and to no others', async ({
  browser,
  platform,
}) => {
  const setRegions = (mode: 'allow' | 'block', countries: readonly string[]) =>
    platform.operator('PUT', '/ops/regions', { mode, countries, unknown: 'allow' });
  // Addresses of the database; the site trusts the header from this machine.
  const visitorFrom = async (forwardedFor: string) => {
    const context = await browser.newContext({
      baseURL: platform.siteUrl,
      locale: 'en-PH',
      extraHTTPHeaders: { 'x-forwarded-for': forwardedFor },
    });
    await putNoticesAway(context);
    return context.newPage();
  };
  const statusOf = async (page: Page) => (await page.goto('/'))?.status();
  const games = (page: Page) => page.locator('[data-game]').first();

  await setRegions('block', ['US']);
  const abroad = await visitorFrom('8.8.8.8');
  const home = await visitorFrom('112.198.1.1');
  for (let round = 0; round < 2; round += 1) {
    expect(await statusOf(abroad)).toBe(451);
    expect(await statusOf(home)).toBe(200);
  }
  await expect(abroad.getByRole('heading', { name: 'IP restriction' })).toBeVisible();
  await expect(abroad.getByText('8.8.8.8')).toBeVisible();
  await expect(abroad.getByText('United States')).toBeVisible();
  await expect(abroad.getByText('If you have money in your account')).toBeVisible();
  await expect(abroad.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(abroad);
  await expect(games(home)).toBeVisible();
  // A visitor can add addresses before the own one, but not replace it.
  const spoofed = await visitorFrom('112.198.1.1, 8.8.8.8');
  expect(await statusOf(spoofed)).toBe(451);

  // The rule changes under open pages, which follow it by themselves: they ask at intervals of up to a minute.
  await setRegions('allow', ['US', 'SG']);
  await expect(games(abroad)).toBeVisible({ timeout: 60_000 });
  await expect(home.getByRole('heading', { name: 'IP restriction' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(home.getByText('Philippines')).toBeVisible();
  for (const page of [abroad, home, spoofed]) await page.context().close();
});

test('a failed revalidation keeps the shell, which shows an error', async ({
  context,
  platform,
}) => {
  // Not the fixture's page: a failed read also rejects an unhandled promise of the router.
  const page = await context.newPage();
  const close = (maintenance: boolean) =>
    platform.sandbox('PUT', '/sandbox/brand', { status: { maintenance } });
  await close(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
  await page.route('**/*.data*', (route) => route.abort());
  await close(false);
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-game]').first()).toBeVisible();
});
