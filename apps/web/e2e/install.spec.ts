import { expect, test } from './fixtures';
import { chooseTab } from './getting-in';

test('explains installation on either phone, with a valid iPhone profile', async ({
  page,
  request,
}) => {
  await page.goto('/down?os=ios');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  const link = page.getByRole('link', { name: 'Download the profile' });
  const profile = await request.get((await link.getAttribute('href')) ?? '');
  expect(profile.headers()['content-type']).toContain('application/x-apple-aspen-config');
  expect(await profile.text()).toContain('<string>com.apple.webClip.managed</string>');

  await chooseTab(page, 'Android');
  await expect(page).toHaveURL(/os=android/);
  await page.reload();
  await expect(page.getByText(/three dots/)).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);

  // This site is the lite app, since the demo brand has no other.
  await chooseTab(page, 'Lite app');
  await expect(page).toHaveURL(/os=lite/);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Open the site' })).toHaveAttribute(
    'href',
    new URL('/', page.url()).href,
  );
});

test.describe('as an app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows cached pages offline, and caches no requests', async ({ page, context }) => {
    await page.goto('/promotions');
    // The first interaction loads the deferred content.
    await page.mouse.wheel(0, 10);
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/game?gameId=nothing-kept');
    await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const stores = await Promise.all(names.map(async (name) => caches.open(name)));
      const keys = await Promise.all(stores.map(async (store) => store.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => /^\/(?:wps|lgw|lotto)\//.test(path))).toEqual([]);
  });
});
