import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, untilHydrated } from './fixtures';

const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search games, providers and pages' });

test(
  'finds a provider and a game despite typos, with the keyboard only, and stores the searches',
  { tag: '@deepNarrow' },
  async ({ page, isMobile }) => {
    await page.goto('/promotions');
    const field = searchField(page);
    if (isMobile) {
      await page.getByRole('button', { name: /menu/i }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
    }
    if (!isMobile) {
      // The first key of the visit loads its listener.
      await untilHydrated(page);
      await page.keyboard.press('Control+k');
    }
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await field.fill('kalbaw reels');
    await page.getByRole('option', { name: /^Kalabaw Reels/ }).click();
    await expect(page).toHaveURL(/\/rng\?vendor=KLB/);
    await expect(field).toBeHidden();

    const card = page.locator('[data-game]').filter({ hasText: 'Kalabaw Reels' }).nth(3);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await page.keyboard.press('/');
    await page.getByRole('option', { name: 'kalbaw reels' }).click();
    await expect(field).toHaveValue('kalbaw reels');
    await expect(page.getByRole('option', { name: /^Kalabaw Reels/ })).toBeVisible();

    await field.fill(mistyped(name));
    await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
    const marked = page.locator('[role=option][data-highlighted]').filter({ hasText: name });
    for (let at = 0; (await marked.count()) === 0; at += 1) {
      expect(at, `${name} is among what the arrow keys reach`).toBeLessThan(20);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await signIn(page, 'juan01');
    await expect(page).toHaveURL(/\/game/);
  },
);

/** Swaps two adjacent letters in the longest word, like a typo. */
function mistyped(name: string): string {
  const [longest = ''] = name.split(/\s+/).toSorted((a, b) => b.length - a.length);
  const [first = '', second = '', third = ''] = longest;
  return name.replace(longest, first + third + second + longest.slice(3));
}
