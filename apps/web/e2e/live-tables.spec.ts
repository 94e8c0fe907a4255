import { amountIn, expect, openSignedIn, test } from './fixtures';
import { gameWhere, openRecord, sessionBalance, slot as frameOf } from './play';

const ACCOUNT = 'juan01';

test(
  'a baccarat bet is dealt, paid and recorded, and its round can be verified',
  { tag: '@deep' },
  async ({ page }) => {
    // A round takes half a minute, and the test may start in the middle of one.
    test.setTimeout(180_000);
    const name = await gameWhere(page, 'LIVE', ({ kind }) => kind === 'BACCARAT');
    await openSignedIn(page, ACCOUNT, `/live?${new URLSearchParams({ q: name })}`);
    await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();

    const table = frameOf(page);
    const bet = table.getByRole('button', { name: /^Bet / });
    const status = table.getByRole('status');
    const balance = table.getByRole('group', { name: 'Balance' });
    await expect(table.getByRole('heading', { name })).toBeVisible({ timeout: 30_000 });
    await expect(table.getByText('Place your bets').first()).toBeVisible({ timeout: 45_000 });
    // Wait for a new round, to have enough time to bet.
    await expect(table.locator('[data-phase]')).toContainText(/1[0-6] s/, { timeout: 45_000 });
    const before = await amountIn(balance);
    await table.getByRole('button', { name: /^Player / }).click();
    await table.getByRole('button', { name: /^Banker / }).click();
    await expect(bet).toBeVisible();
    const stake = await amountIn(bet);
    await bet.dblclick();
    await expect(status).toHaveText(/is on the table/);
    await expect.poll(() => amountIn(balance)).toBe(before - stake);
    await expect.poll(() => amountIn(sessionBalance(page))).toBe(before - stake);

    await expect(status).toHaveText(/wins|Tie/, { timeout: 60_000 });
    expect(await table.getByRole('img', { name: / of / }).count()).toBeGreaterThanOrEqual(4);
    await table.getByRole('button', { name: 'Fairness' }).click();
    const dialog = table.getByRole('dialog', { name: 'Fairness' });
    await dialog.getByRole('button', { name: 'Check' }).first().click();
    await expect(dialog.getByText('Checked: same result')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const record = await openRecord(page, ACCOUNT);
    await expect(record).toContainText(name);
  },
);
