import type { Locator, Page } from '@playwright/test';
import {
  amountIn,
  expect,
  expectAccessible,
  expectStateAccessible,
  headerBalance,
  openSignedIn,
  test,
} from './fixtures';
import { exported, minorOf, sumOf, cellsOf } from './tables';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member center' });

/** Signs in and opens a page of the centre. */
async function comeTo(page: Page, account: string, search: string): Promise<Locator> {
  await openSignedIn(page, account, `/promotions?member=${search}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

/** Opens another page of the centre by its URL, with the same session. */
async function turnTo(page: Page, search: string): Promise<Locator> {
  await page.goto(`/promotions?member=${search}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

test('every bet of a year is listed, verifiable, exported and counted consistently', async ({
  page,
}) => {
  const place = await comeTo(page, 'juan01', 'personalHistoryCopy&days=365&betCategory=RNG');
  const table = place.getByRole('table', { name: 'Your bets, newest first' });
  const [, , stake = '', payout = '', result = ''] = await cellsOf(table, /^Total of/);
  const heading = await table.getByRole('rowheader', { name: /^Total of/ }).textContent();
  const count = Number(/\d+/.exec(heading ?? '')?.[0]);
  expect(count).toBeGreaterThan(40);
  await expectAccessible(page);

  const rows = await exported(page, place);
  expect(rows).toHaveLength(count);
  expect(sumOf(rows, 'Stake')).toBe(minorOf(stake));
  expect(sumOf(rows, 'Payout')).toBe(minorOf(payout));
  expect(sumOf(rows, 'Won or lost')).toBe(minorOf(result));

  await place.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/recordPage=2/);
  await expect(table).toContainText(`Total of ${count} bets`);

  await place
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Bet', exact: true });
  await expect(drawer.getByText('Stake')).toBeVisible();
  await drawer.getByRole('button', { name: 'Verify' }).click();
  await expect(drawer.getByText(/Fair: your browser drew the same numbers/).first()).toBeVisible();
  await expect(page).toHaveURL(/bet=\d+/);
  await expectStateAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();

  await place.getByRole('combobox', { name: 'Result' }).click();
  await page.getByRole('option', { name: 'Won', exact: true }).click();
  await expect(page).toHaveURL(/betStatus=won/);
  await expect(page).not.toHaveURL(/recordPage=2/);
  await expect(table.getByText('Lost', { exact: true })).toHaveCount(0);

  const profit = await turnTo(page, 'personalProfit&days=365');
  const byCategory = profit.getByRole('table', { name: 'By category' });
  const [bets = '', staked = '', paid = '', net = ''] = await cellsOf(byCategory, /^Slots/);
  expect(Number(/[\d,]+/.exec(bets)?.[0].replaceAll(',', ''))).toBe(count);
  expect([staked, paid, net].map(minorOf)).toEqual([stake, payout, result].map(minorOf));
  await expect(
    profit.getByRole('img', { name: /^Wins and losses over time, with the numbers/ }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the account record ends at the balance, and its file matches its totals', async ({
  page,
}) => {
  const place = await comeTo(page, 'juan01', 'transactionHistory&days=365');
  const table = place.getByRole('table', { name: 'Your transactions, newest first' });
  const [, , moved = ''] = await cellsOf(table, /^Total of/);
  const [moneyIn = '', moneyOut = ''] = moved.match(/[+−-]?\s*₱[\d,]+\.\d{2}/gu) ?? [];
  await expectAccessible(page);
  const rows = await exported(page, place);
  const done = rows.filter((row) => row['Status'] === 'Done');
  const side = (isIn: boolean) =>
    sumOf(
      done.filter((row) => Number(row['Amount']) > 0 === isIn),
      'Amount',
    );
  expect([side(true), side(false)]).toEqual([minorOf(moneyIn), minorOf(moneyOut)]);
  const newest = Math.round(Number(done[0]?.['Balance after']) * 100);

  await place.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Payout', exact: true }).click();
  await expect(page).toHaveURL(/moveType=PAYOUT/);
  await expect(table.getByRole('button', { name: 'Details: Bet' })).toHaveCount(0);
  await place.getByRole('button', { name: 'Details: Payout' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Transaction' });
  await expect(drawer.getByText('Balance after')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.goto('/promotions');
  expect(await amountIn(headerBalance(page))).toBe(newest);
});

test('navigates days, and shows bonuses and winners', async ({ page }) => {
  let place = await comeTo(page, 'juan01', 'bonusDetails');
  await expect(place.getByRole('table', { name: 'Your bonuses' })).toBeVisible();
  await expectAccessible(page);
  place = await turnTo(page, 'personalHistoryCopy');
  await place.getByRole('button', { name: 'Previous 7 days' }).click();
  await expect(place.getByLabel('To', { exact: true })).not.toHaveValue('');
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await place.getByRole('button', { name: 'Next 7 days' }).click();
  await expect(place.getByRole('button', { name: 'Next 7 days' })).toBeDisabled();
  place = await turnTo(page, 'winnersList');
  await place.getByRole('tab', { name: '30 days' }).click();
  await expect(place.getByRole('table', { name: 'Winners, highest first' })).toBeVisible();
  await expectAccessible(page);
});
