import type { Page } from '@playwright/test';
import { expect, expectStateAccessible, openSignedIn, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

/** A lane's slot, with or without games, which load when it's near the viewport. */
const place = (page: Page, lane: string) => main(page).locator(`[data-lane="${lane}"]`);

/** The page's cumulative layout shift. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(own.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift, nothing is ever reported.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

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
    expect(await shiftOf(page)).toBeLessThan(0.05);

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
