import type { Locator, Page } from '@playwright/test';
import {
  amountIn,
  expect,
  expectAccessible,
  headerBalance,
  openSignedIn,
  putNoticesAway,
  test,
} from './fixtures';
import { agree, expectSignedIn } from './getting-in';
import { openGame, spin } from './play';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member center' });

/** Signs in and opens a page of the centre. */
async function comeTo(page: Page, account: string, name: string): Promise<Locator> {
  await openSignedIn(page, account, `/promotions?member=${name}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

/** Opens another page of the centre by its URL, with the same session. */
async function turnTo(page: Page, name: string): Promise<Locator> {
  await page.goto(`/promotions?member=${name}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

/** The balance in the header after the centre is closed. */
async function balanceNow(page: Page): Promise<number> {
  await page.goto('/promotions');
  return amountIn(headerBalance(page));
}

test('a member claims a reward and last month’s rebate, and the amounts are exact', async ({
  page,
}) => {
  let place = await comeTo(page, 'juan01', 'rewardCenter');
  const waiting = place.getByRole('region', { name: 'Ready to claim' });
  await expect(waiting.getByRole('button', { name: /^Claim ₱150\.00/ })).toBeVisible();
  await expectAccessible(page);
  const before = await balanceNow(page);
  place = await turnTo(page, 'rewardCenter');
  const friend = waiting.getByRole('button', { name: /^Claim ₱150\.00/ });
  await friend.dblclick();
  await expect(friend).toBeHidden();
  expect(await balanceNow(page)).toBe(before + 150_00);

  place = await turnTo(page, 'manualRebate');
  const all = place.getByRole('button', { name: /^Claim all: / });
  await expect(all).toBeEnabled();
  await expectAccessible(page);
  const rebate = await amountIn(all);
  await all.dblclick();
  await expect(place.getByText(/ is in your wallet$/)).toBeVisible();
  await expect(all).toBeDisabled();
  await expect(
    place.getByRole('region', { name: 'Claimed so far' }).getByRole('table'),
  ).toBeVisible();
  expect(await balanceNow(page)).toBe(before + 150_00 + rebate);
});

test('a mission is completed by play, claimed once, and ranked', async ({ page }) => {
  await openGame(page, '/rng', 'maria03');
  await spin(page);
  const before = await balanceNow(page);
  const place = await turnTo(page, 'missionLeaderboard');
  await expectAccessible(page);
  const claim = place.getByRole('button', {
    name: 'Claim ₱10.00 and 50 points: Your first round',
  });
  await claim.dblclick();
  await expect(claim).toBeHidden();
  const once = place.getByRole('region', { name: 'One-time', exact: true });
  await expect(once.getByText('Claimed', { exact: true })).toBeVisible();
  await place.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(place.getByText('Your place: 1')).toBeVisible();
  expect(await balanceNow(page)).toBe(before + 10_00);
});

test('a friend registers by the copied link and is listed; rewards are claimed', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  let place = await comeTo(page, 'juan01', 'referral');
  await expect(place.getByRole('img', { name: 'Scan to register with your link' })).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Copy link' }).click();
  await expect(place.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/register?referralCode=JUAN7PER');

  const theirs = await browser.newContext();
  await putNoticesAway(theirs);
  const friend = await theirs.newPage();
  await friend.goto(link);
  await friend.getByRole('textbox', { name: 'Username' }).fill('kaibigan1');
  await friend.getByLabel('Password', { exact: true }).fill('Sampagita1');
  await friend.getByLabel('Confirm password').fill('Sampagita1');
  await agree(friend);
  await friend.getByRole('button', { name: 'Create account' }).click();
  await expect(friend.getByRole('dialog', { name: /Welcome to/ })).toContainText('kaibigan1');
  await theirs.close();

  const before = await balanceNow(page);
  place = await turnTo(page, 'referral');
  // Both use the same machine, so the friend is listed but doesn't count.
  const row = place.getByRole('row', { name: /ka\*\*\*1/ });
  await expect(row.getByText('Not eligible')).toBeVisible();
  await place.getByRole('button', { name: 'Claim ₱150.00' }).dblclick();
  await expect(place.getByText('₱150.00 is in your wallet')).toBeVisible();
  expect(await balanceNow(page)).toBe(before + 150_00);
});

test('a message is read, deleted, restored and deleted; the count updates', async ({
  page,
  platform,
}) => {
  await platform.sandbox('POST', '/sandbox/message', {
    account: 'juan01',
    title: 'A parcel has come',
    body: '<p>It waits <strong>at the desk</strong>.<img src=x onerror="document.title=\'hurt\'"></p>',
  });
  const place = await comeTo(page, 'juan01', 'messageV2');
  const list = place.getByRole('list', { name: 'Your messages, newest first' });
  await expect(list.getByText('Unread')).toHaveCount(3);
  await expectAccessible(page);
  await list.getByRole('button', { name: /^A parcel has come/ }).click();
  await expect(list.getByText('at the desk')).toBeVisible();
  await expect(page).not.toHaveTitle('hurt');
  await expect(list.getByText('Unread')).toHaveCount(2);
  await list.getByRole('button', { name: 'Delete “A parcel has come”' }).click();
  await expect(list.getByText('A parcel has come')).toHaveCount(0);
  await place.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('A parcel has come')).toBeVisible();
  await list.getByRole('button', { name: 'Delete “A parcel has come”' }).click();
  await place.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByText('Unread')).toHaveCount(0);
  await place.getByRole('tab', { name: 'Announcements' }).click();
  await expect(place.getByRole('list', { name: 'Announcements' })).toBeVisible();

  await page.goto('/promotions');
  await expectSignedIn(page, 'juan01');
  await expect(page.getByRole('banner').getByText(/\d+ unread/)).toHaveCount(0);
});

test('redemptions show their state, and feedback is sent', { tag: '@deep' }, async ({ page }) => {
  let place = await comeTo(page, 'juan01', 'redeemHistory');
  const list = place.getByRole('list', { name: 'Your redemptions, newest first' });
  await expect(list.getByText('In process').first()).toBeVisible();
  await expect(
    list.getByText('The address was missing. We’ve refunded your points.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  place = await turnTo(page, 'feedback');
  await place
    .getByRole('textbox', { name: 'Your message' })
    .fill('The lanterns are lovely, please hang some more of them.');
  await place.getByRole('button', { name: 'Send' }).click();
  await expect(place.getByText('We’ve got your message')).toBeVisible();
  await expectAccessible(page);
});
