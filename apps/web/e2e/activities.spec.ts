import type { Page } from '@playwright/test';
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
import { agree } from './getting-in';
import { openByName, openGame, slot, spin } from './play';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', { defaultLanguage: 'EN' }),
);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

/** Signs in and opens a tab of the points mall. */
async function comeTo(page: Page, account: string, tab: string): Promise<void> {
  await openSignedIn(page, account, `/pointMall?tab=${tab}`);
  await expect(page).toHaveURL(new RegExp(`/pointMall\\?tab=${tab}`));
}

test('a guest logs in to check in once a day, and the points are in the record', async ({
  page,
}) => {
  await page.goto('/pointMall?tab=earn');
  await expect(heading(page, 'Daily check-in')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await signIn(page, 'maria03');
  const days = page.getByRole('list', { name: 'Check-in days' });
  await expect(days.getByRole('listitem')).toHaveCount(7);
  await expectStateAccessible(page);
  await page.getByRole('button', { name: /^Check in: 10 points$/ }).dblclick();
  await expect(page.getByText('You got 10 points')).toBeVisible();
  await expect(days.getByText('Checked in')).toHaveCount(1);
  await expect(page.getByText(/You’ve checked in today/)).toBeVisible();
  await page.goto('/pointMall?tab=record');
  await expect(page.getByRole('row', { name: /Check-in/ })).toHaveCount(1);
});

test('a mission progresses with play and pays money and points', async ({ page }) => {
  await openGame(page, '/rng', 'maria03');
  await spin(page);
  await page.goto('/pointMall?tab=earn');
  const before = await amountIn(headerBalance(page));
  const claim = page.getByRole('button', { name: 'Claim ₱10.00 and 50 points: Your first round' });
  await claim.dblclick();
  await expect(claim).toBeHidden();
  await expect.poll(() => amountIn(headerBalance(page))).toBe(before + 10_00);
});

test('a ticket spins the wheel once; the platform’s outcome is paid, recorded and verifiable', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/brand', {
    activities: {
      wheel: {
        segments: [
          { id: 'cash-50', prize: { type: 'CASH', units: 50 }, odds: 1_000_000 },
          { id: 'none-1', prize: { type: 'NONE' }, odds: 0 },
        ],
      },
    },
  });
  await platform.sandbox('POST', '/sandbox/raffle-tickets', { account: 'maria03', count: 1 });
  await comeTo(page, 'maria03', 'wheel');
  // The seed's deposits may have earned tickets too.
  const tickets = page.getByRole('main').getByText(/^\d+ tickets?$/);
  const ticketCount = async () => Number.parseInt((await tickets.textContent()) ?? '', 10);
  const had = await ticketCount();
  expect(had).toBeGreaterThan(0);
  const odds = page.getByRole('table', { name: 'Prizes and odds' });
  await expect(odds.getByRole('row', { name: /₱50\.00.*100%/ })).toBeVisible();
  await expectAccessible(page);
  const before = await amountIn(headerBalance(page));
  const button = page.getByRole('button', { name: 'Spin the wheel' });
  await button.dblclick();
  await expect(page.getByText('You won ₱50.00')).toBeVisible({ timeout: 15_000 });
  await expect.poll(ticketCount).toBe(had - 1);
  await expect.poll(() => amountIn(headerBalance(page))).toBe(before + 50_00);

  // The double click caused only one spin.
  const check = page.getByRole('button', { name: /^Check the spin from/ });
  await expect(check).toHaveCount(1);
  await check.click();
  const proof = page.getByRole('dialog', { name: /^Spin proof/ });
  await proof.getByRole('button', { name: 'Check the result' }).click();
  await expect(proof.getByText('Verified: the number is the same')).toBeVisible();
  await expectStateAccessible(page);
});

test('a guest opens a tournament and joins it after logging in', async ({ page }) => {
  await page.goto('/pointMall?tab=tournaments');
  await expect(heading(page, 'Running now')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See leaderboard: Slots lantern race' }).first().click();
  await expect(page).toHaveURL(/[?&]tournament=/);
  await expect(page.getByRole('table', { name: 'Prizes by place' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in to join' }).click();
  await signIn(page, 'agent02');
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All tournaments' }).click();
  await expect(heading(page, 'Running now')).toBeVisible();
});

test(
  'free spins are in the reward centre, link to their game and are used there',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await platform.sandbox('POST', '/sandbox/free-spins', {
      account: 'maria03',
      spins: 3,
      days: 7,
    });
    await openSignedIn(page, 'maria03', '/promotions?member=rewardCenter');
    const centre = page.getByRole('dialog', { name: 'Member center' });
    const spins = centre.getByRole('region', { name: 'Free spins' });
    await expect(spins.getByText('3 of 3')).toBeVisible();
    await expectAccessible(page);
    const link = spins.getByRole('link', { name: /^Go to game: / });
    const name = ((await link.getAttribute('aria-label')) ?? '').replace('Go to game: ', '');
    await link.click();
    await expect(page).toHaveURL(/\/rng\?/);
    await openByName(page, '/rng', name);
    await expect(slot(page).getByText(/3 of 3 free spins left/)).toBeVisible();
    await slot(page).getByRole('button', { name: 'Spin' }).click();
    // The spin may win the game's own free spins, which are shown first.
    const left = slot(page).getByText(/(Reward: 2 of 3|^(\d+) of \2) free spins left/);
    await expect(left).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'an operator’s gift is claimed, and its turnover is a progress bar',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Username' }).fill('bagong01');
    await page.getByLabel('Password', { exact: true }).fill('Sampagita1');
    await page.getByLabel('Confirm password').fill('Sampagita1');
    await agree(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('dialog', { name: /Welcome to/ })).toBeVisible();
    await page.goto('/promotions');
    const before = await amountIn(headerBalance(page));
    await page.goto('/promotions?member=rewardCenter');
    const centre = page.getByRole('dialog', { name: 'Member center' });
    const claim = centre.getByRole('button', { name: 'Claim ₱100.00: Registration reward' });
    await claim.dblclick();
    await expect(claim).toBeHidden();
    const running = centre.getByRole('region', { name: 'In progress' });
    await expect(
      running.getByRole('progressbar', { name: 'Turnover before withdrawal' }),
    ).toHaveAttribute('aria-valuetext', '₱0.00 of ₱500.00');
    await expectAccessible(page);
    await page.goto('/promotions');
    expect(await amountIn(headerBalance(page))).toBe(before + 100_00);
  },
);
