import { centre, comeTo, turnTo } from './agent-centre';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { exported, minorOf, sumOf, cellsOf } from './tables';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

test('team betting adds up on every level, and matches its file', async ({ page }) => {
  const place = await comeTo(page, 'teamBetting&days=365');
  const table = place.getByRole('table', { name: 'Your team’s bets' });
  const totals = await cellsOf(table, /^Total/);
  const [, stake = '', turnover = '', payout = ''] = totals;
  expect(minorOf(turnover)).toBeGreaterThan(0);
  await expectAccessible(page);

  const rows = await exported(page, place);
  expect(sumOf(rows, 'Stake')).toBe(minorOf(stake));
  expect(sumOf(rows, 'Turnover')).toBe(minorOf(turnover));
  expect(sumOf(rows, 'Payout')).toBe(minorOf(payout));

  // Level two: its totals equal its row above, because this agent hasn't played.
  const agent02 = table.getByRole('row', { name: /^Show downlines of agent02|^agent02/ });
  const [, , branch = ''] = await agent02.getByRole('cell').allTextContents();
  await table.getByRole('button', { name: 'Show downlines of agent02' }).click();
  await expect(page).toHaveURL(/teamOf=/);
  await expect(place.getByRole('navigation', { name: 'Team path' })).toContainText('agent02');
  await expect(table.getByRole('button', { name: 'Show downlines of agent05' })).toBeVisible();
  const [, , below = ''] = await cellsOf(table, /^Total/);
  expect(minorOf(below)).toBe(minorOf(branch));
  await place.getByRole('button', { name: 'agent01', exact: true }).click();
  await expect(page).not.toHaveURL(/teamOf=/);

  // Grouped by day and by category, the totals are the same.
  for (const by of ['Day', 'Game category']) {
    await place.getByRole('combobox', { name: 'Group by' }).click();
    await page.getByRole('option', { name: by, exact: true }).click();
    await expect
      .poll(async () => minorOf((await cellsOf(table, /^Total/))[2] ?? ''))
      .toBe(minorOf(turnover));
  }
});

test('profit and loss drills down, finds an account, and is exported completely', async ({
  page,
}) => {
  const place = await comeTo(page, 'userProfitLoss&days=365');
  const table = place.getByRole('table', { name: 'Your downlines’ profit and loss' });
  const [deposits = '', , turnover = ''] = await cellsOf(table, /^Total/);
  await expectAccessible(page);
  const rows = await exported(page, place);
  expect(sumOf(rows, 'Deposits')).toBe(minorOf(deposits));
  expect(sumOf(rows, 'Turnover')).toBe(minorOf(turnover));

  await place.getByRole('searchbox', { name: 'Search for an account' }).fill('juan01');
  await place.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/teamSearch=juan01/);
  await expect(table.getByRole('rowheader', { name: /^juan01/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /agent02/ })).toHaveCount(0);
});

test('income by day and source matches its file and chart', async ({ page, platform }) => {
  // Other payments are disabled, so the amounts are exact.
  await platform.sandbox('PUT', '/sandbox/brand', {
    contracts: { kinds: { dividend: false, daily: false, hourly: false, realTime: false } },
    affiliate: { enabled: false },
  });
  const place = await comeTo(page, 'myIncome&days=365');
  const table = place.getByRole('table', { name: 'Your income, newest day first' });
  const totals = await cellsOf(table, /^Total/);
  const total = minorOf(totals.at(-1) ?? '');
  expect(total).toBeGreaterThan(0);
  await expect(
    place.getByRole('img', { name: /^Income by day\. The table below has the/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const rows = await exported(page, place);
  expect(sumOf(rows, 'Total')).toBe(total);
});

test('downline transactions are filtered by type and account, with details', async ({ page }) => {
  await comeTo(page, 'downlineTransactions&days=365');
  const place = await turnTo(page, 'downlineTransactions&days=365&teamAccount=juan01');
  const table = place.getByRole('table', { name: /^Your downlines’ transactions, newest first/ });
  await expect(table.getByRole('rowheader', { name: /^juan01/ }).first()).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Payout', exact: true }).click();
  await expect(page).toHaveURL(/teamType=PAYOUT/);
  await table.getByRole('button', { name: 'Details: Payout' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Transaction' });
  await expect(drawer.getByText('juan01')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

test('only agents have access', { tag: '@deep' }, async ({ page }) => {
  await openSignedIn(page, 'juan01', '/promotions?agent=teamBetting');
  await expect(page).toHaveURL(/promotions/);
  await expect(centre(page)).toBeHidden();
});
