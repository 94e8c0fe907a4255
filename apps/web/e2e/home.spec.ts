import type { Page } from '@playwright/test';
import { expect, expectStateAccessible, openSignedIn, test } from './fixtures';
import { expectSignedIn } from './getting-in';
import { layoutShiftOf } from './layoutShift';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

/** A lane's slot, with or without games, which load when it's near the viewport. */
const place = (page: Page, lane: string) => main(page).locator(`[data-lane="${lane}"]`);

test(
  'the home page shows hot games, wins, draws, promotions, points, and a member’s own games',
  { tag: '@deepWide' },
  async ({ page }) => {
    await openSignedIn(page, 'juan01', '/');
    await expect(region(page, 'Continue playing')).toBeVisible();
    await expect(region(page, 'Your favorites')).toBeVisible();

    // The server doesn't know the session; its reserved space must not cause layout shifts.
    await page.reload();
    await expect(region(page, 'Continue playing')).toBeVisible();
    await expect(region(page, 'Your favorites')).toBeVisible();
    expect(await layoutShiftOf(page)).toBeLessThan(0.05);

    for (const [lane, name] of [
      ['PROMOTIONS', 'Happening now'],
      ['WINNERS', 'Latest wins'],
      ['NEW', 'New games'],
      ['LOTTERY', 'Next draws'],
      ['POINTS', 'Points for every bet'],
      ['POPULAR', 'Most played'],
    ] as const) {
      await place(page, lane).scrollIntoViewIfNeeded();
      await expect(region(page, name)).toBeVisible();
    }
    const win = region(page, 'Latest wins').getByRole('listitem').first();
    await expect(win).toContainText(/\*\*\*/);
    await expect(win).toContainText(/₱[\d,]+\.\d{2}/);
    await expectStateAccessible(page);
  },
);

test(
  'the brand orders the home page; a failed part shows an error on its own, and Try again loads it',
  { tag: '@deepNarrow' },
  async ({ page, platform }) => {
    await platform.sandbox('PUT', '/sandbox/brand', { homeLanes: ['POINTS', 'WINNERS', 'HOT'] });
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'GET', path: '/wps/relay/GCSGAME_getRankList', kind: 'error', times: 50 },
    ]);
    // The site's server caches the brand's configuration for a while.
    await expect
      .poll(async () => {
        const html = await (await page.request.get('/')).text();
        return [...html.matchAll(/data-lane="(\w+)"/g)].map(([, lane]) => lane);
      })
      .toEqual(['POINTS', 'WINNERS', 'HOT']);
    await page.goto('/');
    await expect(main(page).getByText('We couldn’t load this')).toBeVisible();
    await expect(region(page, 'Points for every bet')).toBeVisible();
    await expect(region(page, 'Hot tonight')).toBeVisible();
    await expect(main(page).getByText('We couldn’t load this')).toHaveCount(1);

    await platform.sandbox('PUT', '/sandbox/faults', []);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(region(page, 'Latest wins')).toBeVisible();
    await expect(main(page).getByText('We couldn’t load this')).toHaveCount(0);
  },
);

test('the promo bar names the newest promotion, moves nothing, and stays closed for the visit', async ({
  page,
  context,
}) => {
  const bar = region(page, 'Newest promotion');
  await page.goto('/');
  await expect(bar).toBeVisible();
  expect(await layoutShiftOf(page)).toBeLessThan(0.05);
  const title = (await bar.getByRole('strong').textContent()) ?? '';
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]+\/promoDetail\?id=./);
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();

  await page.goto('/');
  // Taps before hydration are queued.
  await bar.getByRole('button', { name: 'Hide this promotion' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await layoutShiftOf(page)).toBeLessThan(0.05);

  // Another tab is another visit.
  const other = await context.newPage();
  await other.goto('/');
  await expect(region(other, 'Newest promotion')).toBeVisible();
  await other.close();
});

test(
  'a second member who logs in before the code of the promo bar has loaded has an own bar',
  { tag: '@wide' },
  async ({ page }) => {
    await openSignedIn(page, 'juan01', '/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/PromoB-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/assets\/PromoB-/);
    await openSignedIn(page, 'maria03', '/');
    await requested;
    await page.getByRole('button', { name: 'Use the link' }).click();
    await expectSignedIn(page, 'maria03');
    release();
    await expect(region(page, 'Newest promotion')).toHaveAttribute('data-for', 'member');
  },
);
