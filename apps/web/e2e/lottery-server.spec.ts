import type { Page } from '@playwright/test';

import { expect, openSignedIn, test, untilHydrated } from './fixtures';
import { layoutShiftOf } from './layoutShift';

/** The greatest cumulative layout shift of a lottery page. */
const MAX_SHIFT = 0.02;

const PAGES = ['/lottery?gameCode=PH_6_42', '/vnlottery?gameCode=VN_NORTH'] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders a lottery with its draw, board, prizes and last result', async ({
    page,
  }) => {
    await page.goto('/lottery?gameCode=PH_6_42');
    await expect(page.getByRole('heading', { level: 1, name: 'Lotto 6/42' })).toBeVisible();
    await expect(page.getByText('Bets close in').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Last result' })).toContainText(/Result of \d/);
    await expect(page.getByRole('button', { name: '42', exact: true })).toBeVisible();
    await page.getByText('Prizes and chances').click();
    await expect(
      page
        .getByRole('table')
        .getByText(/^1 in /)
        .first(),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Lotto 6\/42 · /);
  });

  test('the play type in the URL is selected, and the menu links to the other lotteries', async ({
    page,
  }) => {
    await page.goto('/lottery?gameCode=LUCKY28_5M&playType=sides');
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expect(page.getByRole('button', { name: /^Big ×/ })).toBeVisible();
    await expect(page.locator('a[href="/lottery?gameCode=PH_6_42"]').first()).toBeAttached();
  });

  test('the server renders the regions, their provinces and today’s draws', async ({ page }) => {
    await page.goto('/vnlottery?gameCode=VN_NORTH');
    const regions = page.getByRole('navigation', { name: 'Regions' });
    await expect(regions.getByRole('link')).toHaveCount(3);
    const today = page.getByRole('list', { name: 'Drawn today' });
    await expect(today.getByRole('link', { name: /^Miền Bắc/ })).toContainText(/\d/);
    await expect(page.getByRole('region', { name: 'Popular' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: 'Last result' })).toContainText(/Result of \d/);
    await expect(page.getByRole('button', { name: '00', exact: true })).toBeVisible();
    await regions.getByRole('link', { name: /^South/ }).click();
    await expect(page).toHaveURL(/gameCode=VN_/);
    await expect(regions.getByRole('link', { name: /^South/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('an unknown lottery is a page with status 404', async ({ page }) => {
    for (const path of ['/lottery?gameCode=NOWHERE', '/vnlottery?gameCode=PH_6_42']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByText('We don’t have this lottery')).toBeVisible();
    }
  });
});

/** Collects what React and the browser report in the console. */
function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const HYDRATION = /hydrat|React error #4(?:18|19|2[1-5])/i;

test('the lottery pages hydrate without a mismatch, and nothing shifts', async ({ page }) => {
  const errors = consoleErrors(page);
  for (const path of PAGES) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Quick pick' })).toBeVisible();
    expect(await layoutShiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT);
  }
  expect(errors.filter((text) => HYDRATION.test(text))).toEqual([]);
});

test(
  'a member’s own parts come after hydration, and shift nothing',
  { tag: '@deep' },
  async ({ page }) => {
    await openSignedIn(page, 'juan01', '/lottery?gameCode=PH_6_42');
    for (const path of PAGES) {
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('tab', { name: 'Open' })).toBeVisible();
      expect(await layoutShiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  },
);
