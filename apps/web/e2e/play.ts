import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { amountIn, signIn } from './fixtures';

/** A game that no first page shows, from deep in the lobby: it has to be looked for. */
export async function rareGame(page: Page): Promise<string> {
  await page.goto('/rng?page=40');
  const name = await page.locator('[data-game] h3').nth(7).textContent();
  if (!name) throw new Error('The lobby has fewer than 40 pages of slots.');
  return name;
}

/** From the home page to a slot found by its name, with a sign-in on the way. Ends at the open game. */
export async function findAndOpen(page: Page, name: string, account: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Slots', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rng/);
  await page.getByRole('searchbox', { name: 'Search games by name' }).fill(name);
  await expect(page).toHaveURL(/[?&]/);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/game/);
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
}

/** The game in its frame. */
export function slot(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Game:"]');
}

/** The balance in the bar above the game. */
export function sessionBalance(page: Page): Locator {
  return page.getByRole('region', { name: 'Your session' }).locator('[data-fact=balance] dd');
}

/** Spins once and waits until the round is settled. */
export async function spin(page: Page): Promise<void> {
  const button = slot(page).getByRole('button', { name: 'Spin' });
  const settled = page.waitForResponse(
    (response) => response.url().endsWith('/play/api/spin') && response.ok(),
  );
  await button.click();
  await settled;
  await expect(button).toBeEnabled();
}

/** Opens the betting record from the account menu. */
export async function openRecord(page: Page, account: string): Promise<Locator> {
  await page.getByRole('button', { name: `Account of ${account}` }).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  const table = page.getByRole('dialog', { name: 'Member centre' }).getByRole('table');
  await expect(table).toBeVisible();
  return table;
}

/** Net results, in minor units with their signs, of the first rows of the record. */
export async function firstResults(table: Locator, count: number): Promise<number[]> {
  const rows = table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });
  const results: number[] = [];
  for (let index = 0; index < count; index++) {
    const cell = rows.nth(index).getByRole('cell').last();
    const isLoss = ((await cell.textContent()) ?? '').includes('−');
    results.push((await amountIn(cell)) * (isLoss ? -1 : 1));
  }
  return results;
}
