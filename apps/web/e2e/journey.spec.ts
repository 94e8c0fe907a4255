import type { Page } from '@playwright/test';
import { amountIn, expect, headerBalance, test } from './fixtures';
import {
  expectResults,
  findAndOpen,
  openRecord,
  rareGame,
  sessionBalance,
  spin,
  type Spun,
} from './play';

const ACCOUNT = 'juan01';

/** Waits until the header shows the balance after the spins. */
async function expectBalance(page: Page, before: number, spins: readonly Spun[]): Promise<void> {
  await expect
    .poll(() => amountIn(headerBalance(page)))
    .toBe(spins.reduce((sum, { change }) => sum + change, before));
}

test(
  'a visitor finds a game among thousands, signs in, plays it, and sees balance and record change',
  { tag: '@deepNarrow' },
  async ({ page }) => {
    const name = await rareGame(page);
    await findAndOpen(page, name, ACCOUNT);
    const before = await amountIn(sessionBalance(page));

    const spins = [await spin(page), await spin(page)];

    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/rng\?/);
    await expect(page.getByRole('searchbox', { name: 'Search games by name' })).toHaveValue(name);

    const table = await openRecord(page, ACCOUNT);
    await expect(table.getByRole('row').filter({ hasText: name })).toHaveCount(2);
    await expectResults(table, spins);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expectBalance(page, before, spins);
  },
);

test(
  'the same with the gateway killed halfway: no acknowledged change is lost',
  { tag: '@deepWide' },
  async ({ page, platform }) => {
    const name = await rareGame(page);
    await findAndOpen(page, name, ACCOUNT);
    const before = await amountIn(sessionBalance(page));

    const spins = [await spin(page)];
    await platform.killGateway();
    spins.push(await spin(page));

    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    const table = await openRecord(page, ACCOUNT);
    await expect(table.getByRole('row').filter({ hasText: name })).toHaveCount(2);
    await expectResults(table, spins);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expectBalance(page, before, spins);
  },
);

test(
  'a reload in the game keeps the session and launches no second game',
  { tag: '@deep' },
  async ({ page }) => {
    const launches: string[] = [];
    page.on('request', (request) => {
      if (/launch/i.test(request.url()) && request.method() === 'POST')
        launches.push(request.url());
    });
    const name = await rareGame(page);
    await findAndOpen(page, name, ACCOUNT);
    const opened = launches.length;
    expect(opened).toBe(1);
    await page.reload();
    await expect(page.getByRole('button', { name: `${ACCOUNT}’s account` })).toBeVisible();
    expect(launches).toHaveLength(opened);
  },
);
