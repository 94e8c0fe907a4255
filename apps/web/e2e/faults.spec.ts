import { startTestPlatform } from '@perya/test-kit/platform';
import { expect, test } from './fixtures';

test('the server keeps serving a useful page while the gateway is down, and it goes on by itself', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const platform = await startTestPlatform({ supervise: false });
  try {
    await page.goto(platform.siteUrl);
    await expect(page.locator('[data-game]').first()).toBeVisible();
    process.kill(platform.gatewayPid(), 'SIGKILL');
    const answer = await page.goto(`${platform.siteUrl}/`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('navigation').first()).toBeAttached();
    await expect(page.getByRole('contentinfo')).toContainText('21+');
    await expect(
      page.getByText('We cannot reach the game server right now.', { exact: false }).first(),
    ).toBeVisible();
    await platform.startGateway();
    await expect(page.locator('[data-game]').first()).toBeVisible({ timeout: 30_000 });
  } finally {
    await platform.stop();
  }
});

const LISTS = ['/wps/relay/GCSGAME_gameList'] as const;

for (const path of LISTS) {
  for (const kind of ['error', 'malformed', 'empty', 'drop'] as const) {
    test(`the lobby stands when ${path} is ${kind}`, async ({ page, platform }) => {
      await platform.sandbox('PUT', '/sandbox/faults', [{ method: 'GET', path, kind, times: 20 }]);
      await page.goto('/rng');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await platform.sandbox('PUT', '/sandbox/faults', []);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(page.locator('[data-game]').first()).toBeVisible();
    });
  }
}

test('a cover whose host is down comes from the next host', async ({ page, platform }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { imageCDNs: ['http://127.0.0.1:9', '/'] });
  await page.goto('/rng');
  const cover = page.locator('[data-game] img').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
});
