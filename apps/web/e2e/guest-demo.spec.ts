import type { Locator, Page } from '@playwright/test';
import { amountIn, expect, expectAccessible, headerBalance, openSignedIn, test } from './fixtures';
import { agree } from './getting-in';
import { sessionBalance, slot, spin } from './play';

/** The play money in the bar above a game. */
const playMoney = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your session' }).locator('[data-fact=playMoney] dd');

/** The play money in the game itself. */
const inGame = (page: Page): Locator => slot(page).getByRole('group', { name: 'Play money' });

/** The demo button of a slot's card: the first one, or a later one. */
const demoOf = (page: Page, place = 0): Locator =>
  page
    .locator('[data-game][data-category=RNG]')
    .getByRole('button', { name: /^Demo: / })
    .nth(place);

async function expectReady(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/game$/);
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
}

test('a guest plays demos with one tap each and one play-money balance, then for real', async ({
  page,
}) => {
  await page.goto('/');
  // Without hover, too: there is none on a phone.
  await expect(demoOf(page)).toHaveCSS('opacity', '1');
  await demoOf(page).click();
  await expectReady(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Demo: no real money')).toBeVisible();
  await expectAccessible(page, 'main');
  expect(await amountIn(inGame(page))).toBe(10_000_00);
  const { change } = await spin(page);
  const left = 10_000_00 + change;
  await expect.poll(() => amountIn(playMoney(page))).toBe(left);
  expect(await amountIn(inGame(page))).toBe(left);

  // The guest is kept by the tab.
  await page.reload();
  await expectReady(page);
  await expect.poll(() => amountIn(inGame(page))).toBe(left);
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/rng');
  await demoOf(page, 3).click();
  await expectReady(page);
  expect(await amountIn(inGame(page))).toBe(left);
  await expect.poll(() => amountIn(playMoney(page))).toBe(left);

  await page.getByRole('button', { name: 'Play for real' }).click();
  const register = page.getByRole('dialog', { name: 'Register' });
  await register.getByRole('textbox', { name: 'Username' }).fill('nenita44');
  await register.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await register.getByLabel('Confirm password').fill('Sampagita1');
  await agree(register);
  await register.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('dialog', { name: /Welcome to/ });
  await welcome.getByRole('button', { name: 'Later' }).click();
  await expectReady(page);
  await expect(page.getByText('Demo: no real money')).toBeHidden();
  await expect(sessionBalance(page)).toHaveText('₱0.00');
  await expect(slot(page).getByRole('group', { name: 'Balance' })).toContainText('₱0.00');
});

test('a trial account has the same play money in the header and in every game', async ({
  page,
}) => {
  await openSignedIn(page, 'trial01', '/rng');
  const header = page.getByRole('banner').getByRole('group', { name: 'Play money' }).getByText(/₱/);
  await expect.poll(() => amountIn(header)).toBe(10_000_00);
  await expect(headerBalance(page)).toHaveCount(0);
  await demoOf(page).click();
  await expectReady(page);
  const { change } = await spin(page);
  await expect.poll(() => amountIn(playMoney(page))).toBe(10_000_00 + change);
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect.poll(() => amountIn(header)).toBe(10_000_00 + change);
});
