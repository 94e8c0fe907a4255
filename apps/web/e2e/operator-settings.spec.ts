import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';

const BRAND_TAG = 'G-BRAND1234';
const HOST_TAG = 'G-HOST5678';
const USD_SITE = 'https://usd.perya.example/';
const APP = 'https://app.perya.example/host.apk';

/** Works for guests without scripts: the server has rendered the whole menu. */
const usdLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'USD site (opens in a new tab)' });

test('this host has its own links and its own analytics, which replace the brand’s', async ({
  page,
  platform,
}) => {
  const { host } = new URL(platform.siteUrl);
  await platform.sandbox('PUT', '/sandbox/brand', {
    gtagId: BRAND_TAG,
    gtagIds: { [host]: HOST_TAG },
    domains: {
      [host]: { USDJUMP: { url: USD_SITE }, Android: { url: APP } },
      'other.example': { USDJUMP: { url: 'https://other.example/' } },
    },
  });
  // The site's server asks `getPermission` and `getDomainRoute`, and remembers the answers for a moment.
  await expect
    .poll(async () => {
      const html = await (await page.request.get('/')).text();
      return [html.includes(HOST_TAG), html.includes(USD_SITE)];
    })
    .toEqual([true, true]);

  await page.goto('/');
  await expect(usdLink(page)).toHaveAttribute('href', USD_SITE);
  await page.goto('/down?os=android');
  await expect(page.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', APP);

  const tags: string[] = [];
  await page.route(/googletagmanager\.com/, (route) => {
    tags.push(new URL(route.request().url()).searchParams.get('id') ?? '');
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tagCame = true;',
    });
  });
  // The first interaction loads the deferred content.
  await page.mouse.wheel(0, 10);
  await page.getByRole('button', { name: 'Yes, that’s fine' }).click();
  await page.waitForFunction(() => 'tagCame' in window);
  expect(tags).toEqual([HOST_TAG]);
});

test('an open page follows the operator’s switches, without a reload', async ({
  page,
  platform,
}) => {
  const setRegistration = (isOn: boolean) =>
    platform.sandbox('PUT', '/sandbox/brand', { switches: { DIRECTREG3: isOn } });
  const asked = () =>
    page.waitForResponse((response) => response.url().endsWith('/wps/system/whitelabel'));
  const banner = page.getByRole('banner');
  const register = banner.getByRole('button', { name: 'Register' });
  await setRegistration(true);
  await page.goto('/');
  await expect(register).toBeVisible();

  // Before signing in or registering.
  await setRegistration(false);
  const answer = asked();
  await banner.getByRole('button', { name: 'Log in' }).click();
  expect((await answer).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(register).toHaveCount(0);

  // When the visitor comes back to the tab.
  await setRegistration(true);
  const again = asked();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await again).status()).toBe(200);
  await expect(register).toBeVisible();
});
