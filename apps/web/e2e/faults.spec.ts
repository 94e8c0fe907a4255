import { startTestPlatform } from '@perya/test-kit/platform';
import { expect, expectAccessible, recordCall, test } from './fixtures';

test('the server serves a useful page while the gateway is down, and it recovers automatically', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const platform = await startTestPlatform({ supervise: false, onLine: recordCall });
  try {
    await platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' });
    await page.goto(platform.siteUrl);
    await expect(page.locator('[data-game]').first()).toBeVisible();
    process.kill(platform.gatewayPid(), 'SIGKILL');
    const answer = await page.goto(`${platform.siteUrl}/`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('navigation').first()).toBeAttached();
    await expect(page.getByRole('contentinfo')).toContainText('21+');
    const unreachable = page.getByText('We can’t reach the game server right now.');
    await expect(unreachable.first()).toBeVisible();
    // If the site's own server doesn't respond either, the page stays.
    await page.route('**/*.data*', (route) => route.abort());
    const retry = page.getByRole('status').getByRole('button', { name: 'Try again' });
    const refused = page.waitForResponse(
      (response) => response.url().includes('/wps/system/status') && !response.ok(),
    );
    await retry.click();
    await refused;
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('contentinfo')).toContainText('21+');
    await page.unrouteAll();
    await platform.startGateway();
    await expect(page.locator('[data-game]').first()).toBeVisible();
    // Revalidation intervals increase up to a minute.
    await expect(unreachable).toHaveCount(0, { timeout: 70_000 });
  } finally {
    await platform.stop();
  }
});

test('a missing chunk reloads the page once, then shows a prompt', async ({ page }) => {
  let pages = 0;
  page.on('load', () => (pages += 1));
  await page.route('**/assets/LoginO-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/promotions');
  const logIn = page.getByRole('button', { name: 'Log in', exact: true }).first();
  await logIn.click();
  await expect.poll(() => pages).toBe(2);
  await logIn.click();
  await expect(page.getByRole('heading', { name: 'This page has been updated' })).toBeVisible();
  await expect(page.locator('[data-not-loaded]')).toBeHidden();
  // The rest of the site still works and keeps its styles.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expectAccessible(page);
  expect(pages).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => pages).toBe(3);
  await logIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('ignores missing optional parts', async ({ page }) => {
  let pages = 0;
  const missing: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route(/\/assets\/(?:Compan|Servic|Footer|Rail)-[^/]+\.js$/, (route) => {
    missing.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => missing.length).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toContainText('21+');
  expect(pages).toBe(1);
});

const GAMES = '/wps/relay/GCSGAME_gameList';

// Each fault uses a different, uncached page of the list, because cached pages would be shown.
for (const [number, kind] of [
  [11, 'error'],
  [12, 'malformed'],
  [13, 'empty'],
  [14, 'drop'],
] as const) {
  test(
    `the lobby stays usable when ${GAMES} is ${kind}`,
    { tag: kind === 'drop' ? [] : '@deep' },
    async ({ page, platform }) => {
      const fault = { method: 'GET', path: GAMES, kind, times: 20 };
      await platform.sandbox('PUT', '/sandbox/faults', [fault]);
      await page.goto(`/rng?page=${number}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The panel of games, because other panels may show an error too.
      const panel = page.getByRole('alert').filter({ hasText: 'We couldn’t load this' });
      await expect(panel).toBeVisible();
      await platform.sandbox('PUT', '/sandbox/faults', []);
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('[data-game]').first()).toBeVisible();
    },
  );
}

test('a cover whose host is down loads from the next host', async ({ page, platform }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { imageCDNs: ['http://127.0.0.1:9', '/'] });
  await page.goto('/rng');
  const cover = page.locator('[data-game] img').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
});
