import type { Locator, Page } from '@playwright/test';
import {
  amountIn,
  expect,
  expectAccessible,
  expectStateAccessible,
  headerBalance,
  openSignedIn,
  signIn,
  test,
} from './fixtures';
import { expectSignedIn } from './getting-in';
import { openGame, spin } from './play';

const PAYMENT_PASSWORD = '123456';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const own = (page: Page): Locator => page.getByRole('region', { name: 'Your points', exact: true });
const reward = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'Type' });
const redemptions = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your redemptions, newest first' });

/** Signs in and opens a tab of the mall. */
async function comeTo(page: Page, account: string, search = ''): Promise<void> {
  await openSignedIn(page, account, `/pointMall${search}`);
  await expectSignedIn(page, account);
}

/** The points in the mall's header. */
async function pointsNow(page: Page): Promise<number> {
  const text = await own(page)
    .getByText(/^[\d,]+$/)
    .textContent();
  return Number(text?.replaceAll(',', ''));
}

/** Fills in the delivery address. */
async function fillDelivery(page: Page): Promise<void> {
  const place = reward(page);
  await place.getByLabel(/^Recipient/).fill('Maria Clara');
  await place.getByLabel(/^Mobile number/).fill('0917 123 4567');
  await place.getByLabel(/^Address/).fill('12 Mabini Street, Quezon City, 1101');
}

/** Confirms the current redemption and returns its number. */
async function redeem(page: Page): Promise<string> {
  const place = reward(page);
  await place.getByLabel(/^Payment password/).fill(PAYMENT_PASSWORD);
  const answered = page.waitForResponse(/MCS2_redeemPointReward$/);
  await place.getByRole('button', { name: /^Redeem for / }).dblclick();
  const answer = (await (await answered).json()) as { value: { redemptionId: string } };
  return answer.value.redemptionId;
}

test('a guest browses the mall, and logs in to see the personal tabs', async ({ page }) => {
  await page.goto('/pointMall');
  const rewards = page.getByRole('region', { name: 'Rewards', exact: true });
  await expect(rewards.getByRole('link').first()).toBeVisible();
  await expect(own(page).getByText('Points never expire')).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('radio', { name: 'Vouchers' }).click();
  await expect(page).toHaveURL(/kind=voucher/);
  await expect(rewards.getByText('Goods')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search rewards' }).fill('coffee');
  await page.getByRole('searchbox', { name: 'Search rewards' }).press('Enter');
  await expect(rewards.getByRole('link')).toHaveCount(1);
  await rewards.getByRole('link').click();
  await expect(reward(page).getByText('Log in to redeem this reward.')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(reward(page)).toBeHidden();
  await expect(page).toHaveURL(/search=coffee/);

  await page.goto('/pointMall?tab=record');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
  await signIn(page, 'juan01');
  await expect(page.getByRole('tabpanel').getByText('Points in')).toBeVisible();
  await expectAccessible(page);
});

test(
  'play earns points at the brand’s rate, and they are in the record',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await platform.sandbox('PUT', '/sandbox/brand', {
      points: { turnoverPerPoint: { RNG: '0.01' } },
    });
    await openGame(page, '/rng', 'maria03');
    await spin(page);
    await platform.sandbox('POST', '/sandbox/points/earn');
    await page.goto('/pointMall');
    expect(await pointsNow(page)).toBeGreaterThan(0);
    await page.goto('/pointMall?tab=record');
    await expect(page.getByText(/^Play · /).first()).toBeVisible();
  },
);

test('every kind is redeemed: credit, spins, a voucher whose code is shown once, and goods', async ({
  page,
}) => {
  await comeTo(page, 'vip001', '?kind=cash');
  const rewards = page.getByRole('region', { name: 'Rewards', exact: true });
  const before = await pointsNow(page);
  const money = await amountIn(headerBalance(page));
  await rewards.getByRole('link').first().click();
  await redeem(page);
  await expect(reward(page).getByText(/ is in your wallet$/)).toBeVisible();
  const paid = await amountIn(reward(page).getByText(/ is in your wallet$/));
  await expectStateAccessible(page);
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => amountIn(headerBalance(page))).toBe(money + paid);
  await expect.poll(() => pointsNow(page)).toBeLessThan(before);

  await page.goto('/pointMall?kind=free-spins');
  await rewards.getByRole('link').first().click();
  await redeem(page);
  await expect(reward(page).getByText(/free spins on .* are yours$/)).toBeVisible();

  await page.goto('/pointMall?reward=voucher-coffee');
  await redeem(page);
  await expect(reward(page).getByText('Your voucher is ready')).toBeVisible();
  await reward(page)
    .getByRole('button', { name: /^Show the code/ })
    .dblclick();
  const code = (await reward(page).locator('code').textContent()) ?? '';
  expect(code.length).toBeGreaterThan(7);

  await page.goto('/pointMall?reward=goods-lantern');
  await fillDelivery(page);
  await redeem(page);
  await expect(reward(page).getByText(/^We’ve got your order\. We’ll send it once/)).toBeVisible();
  await reward(page).getByRole('button', { name: 'See redeemed rewards' }).click();

  await expect(page).toHaveURL(/tab=redeemed/);
  const items = redemptions(page).locator(':scope > li');
  await expect(items.first()).toContainText('In process');
  await items.first().getByText('What happened').click();
  await expect(items.first().getByText('Maria Clara')).toBeVisible();
  // Only the end of the code is visible.
  await expect(items.nth(1).locator('code')).not.toHaveText(code);
  await expect(items.nth(1).getByRole('button', { name: /^Show the code/ })).toHaveCount(0);
  await expectAccessible(page);
});

test(
  'rejected goods refund their points, with the reason in the timeline',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await comeTo(page, 'vip001');
    await expect(own(page).getByText(/^[\d,]+$/)).toBeVisible();
    const before = await pointsNow(page);
    await page.goto('/pointMall?reward=goods-mug');
    await fillDelivery(page);
    const id = await redeem(page);
    await expect(
      reward(page).getByText(/^We’ve got your order\. We’ll send it once/),
    ).toBeVisible();
    await platform.operator('PUT', `/ops/redemptions/${id}`, {
      status: 'REJECTED',
      note: 'The parcel service does not go there.',
    });
    await page.goto('/pointMall?tab=redeemed&redeemStatus=rejected');
    const item = redemptions(page).locator(':scope > li').first();
    await expect(item).toContainText('The parcel service does not go there.');
    await item.getByText('What happened').click();
    await expect(item.getByText('Points refunded')).toBeVisible();
    await page.goto('/pointMall');
    await expect.poll(() => pointsNow(page)).toBe(before);
  },
);

test('points are converted to money in the wallet, once', async ({ page }) => {
  await comeTo(page, 'vip001');
  await expect(own(page).getByText(/^[\d,]+$/)).toBeVisible();
  const points = await pointsNow(page);
  const money = await amountIn(headerBalance(page));
  await own(page).getByRole('button', { name: 'Convert to balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert points to balance' });
  await dialog.getByLabel(/^Points to convert/).fill('1,000');
  await dialog.getByLabel(/^Payment password/).fill(PAYMENT_PASSWORD);
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Convert to ₱100.00' }).dblclick();
  await expect(dialog.getByText('₱100.00 is in your wallet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => pointsNow(page)).toBe(points - 1_000);
  await expect.poll(() => amountIn(headerBalance(page))).toBe(money + 100_00);
});

test(
  'selling out while the form is filled in shows an error, and spends nothing',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await comeTo(page, 'vip001');
    await page.goto('/pointMall?reward=goods-kite');
    await fillDelivery(page);
    await platform.sandbox('PUT', '/sandbox/rewards/goods-kite', { stock: 0 });
    await reward(page)
      .getByLabel(/^Payment password/)
      .fill(PAYMENT_PASSWORD);
    await reward(page)
      .getByRole('button', { name: /^Redeem for / })
      .click();
    await expect(reward(page).getByText('This didn’t go through')).toBeVisible();
    await reward(page).getByRole('button', { name: 'Close' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Sold out' });
    await expect(card.first()).toBeVisible();
    await page.reload();
    await page.goto('/pointMall?reward=goods-kite');
    await expect(reward(page).getByText('This reward is sold out right now.')).toBeVisible();
  },
);
