import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test } from './fixtures';
import { holdScripts, logOut } from './getting-in';

/** The balance of juan01 anywhere on the page; the winnings of others are public. */
const balance = (page: Page): Locator => page.getByText('₱10,000.00');

test('shows why a sign-in failed and keeps the input', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'juan01', 'not-the-password');
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('juan01');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
});

test('responds the same for an unknown account', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'nobody-of-that-name', 'not-the-password');
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
});

test('returns to the requesting page, signs out everywhere, and Back shows nothing private', async ({
  page,
  context,
}) => {
  await page.goto('/login?returnTo=%2Frng');
  await signIn(page, 'juan01');
  await expect(page).toHaveURL(/\/rng$/);
  const account = page.getByRole('button', { name: 'juan01’s account' });
  await expect(account).toBeVisible();
  await expect(balance(page).first()).toBeVisible();

  const [second] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/rng')),
  ]);
  const accountThere = second.getByRole('button', { name: 'juan01’s account' });
  await expect(accountThere).toBeVisible();

  await logOut(page, 'juan01');
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  await expect(accountThere).toBeHidden({ timeout: 2_000 });

  await page.goBack();
  await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeHidden();
  await expect(balance(page)).toHaveCount(0);
});

test(
  'after a sign-out, Back through every page shows nothing private',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/login?returnTo=%2Frng');
    await signIn(page, 'juan01');
    const account = page.getByRole('button', { name: 'juan01’s account' });
    await expect(account).toBeVisible();
    // Separate pages, so the browser can keep each one in its back/forward cache.
    await page.goto('/rng?member=personalHistoryCopy');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/fish');

    await logOut(page, 'juan01');
    await expect(page).toHaveURL(/\/$/);

    for (const address of [/\/fish$/, /\/rng\?member=personalHistoryCopy$/, /\/rng$/]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(account).toHaveCount(0);
      await expect(balance(page)).toHaveCount(0);
    }
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('token');
  },
);

test('submits a form filled in before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login?returnTo=%2Frng', { waitUntil: 'commit' });
  await page.getByLabel('Remember me for a day').check();
  await signIn(page, 'juan01');
  release();
  await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
  await page.goto('/login');
  await expect(page.getByText('You’re logged in as juan01')).toBeVisible();
});

test('sends one request on a double click', async ({ page }) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) logins.push(request.method());
  });
  await page.goto('/login');
  await page.getByLabel('Username', { exact: true }).fill('juan01');
  await page.getByLabel('Password', { exact: true }).fill('Perya2026');
  await page.locator('form').getByRole('button', { name: 'Log in' }).dblclick();
  await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
  expect(logins).toEqual(['POST']);
});

test('signs in on a device whose clock is a day off', { tag: '@deep' }, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.goto('/login');
  await signIn(page, 'juan01');
  await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
});

test('stores no token in a URL, a cookie or local storage', async ({ page, context }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await signIn(page, 'juan01');
  await expect(page.getByRole('button', { name: 'juan01’s account' })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token?.length).toBeGreaterThan(20);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const cookies = JSON.stringify(await context.cookies());
  for (const place of [...addresses, kept, cookies]) expect(place).not.toContain(token);
});
