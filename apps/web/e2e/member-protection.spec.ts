import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  openSignedIn,
  PASSWORD,
  signIn,
  test,
} from './fixtures';
import { slot } from './play';

const PAGE = '/?member=playerProtection';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Has a balance but no bets today, so the seed's losses don't interfere. */
const NEVER_PLAYED = 'agent02';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
const losses = (page: Page) => centre(page).getByRole('region', { name: 'Loss limits' });

async function open(page: Page, account: string): Promise<void> {
  await openSignedIn(page, account, PAGE);
  await expect(losses(page)).toBeVisible();
}

/** Sets the daily loss limit. */
async function limitLosses(page: Page, amount: string, button: 'Set' | 'Change'): Promise<void> {
  await losses(page)
    .getByRole('button', { name: `${button}: Daily loss limit` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Daily loss limit' });
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog).toBeHidden();
}

/** Taps the first slot of the lobby. */
async function tapSlot(page: Page): Promise<void> {
  await page.goto('/rng');
  await page
    .locator('[data-game]')
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(page).toHaveURL(/\/game/);
}

test('a loss limit rejects a bet that could exceed it, in the game and with a message', async ({
  page,
}) => {
  await open(page, NEVER_PLAYED);
  await limitLosses(page, '0.01', 'Set');
  await expect(losses(page).getByText('₱0.00 of ₱0.01')).toBeVisible();
  await expectAccessible(page);
  await tapSlot(page);
  const spin = slot(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  const balance = slot(page).getByRole('group', { name: 'Balance' });
  const before = await balance.textContent();
  await spin.click();
  await expect(slot(page).getByRole('status')).toHaveText(
    /^You have ₱0\.01 left before your loss limit/,
  );
  await expect(balance).toHaveText(before ?? '');
});

test('a lower limit applies immediately; a higher one waits a day and is confirmed again', async ({
  page,
  platform,
}) => {
  await open(page, NEVER_PLAYED);
  await limitLosses(page, '500', 'Set');
  await limitLosses(page, '200', 'Change');
  await expect(losses(page).getByText('₱0.00 of ₱200.00')).toBeVisible();
  await limitLosses(page, '900', 'Change');
  const waits = losses(page).getByText(/can be confirmed from/);
  await expect(waits).toBeVisible();
  await losses(page).getByRole('button', { name: 'Keep my limit: Daily loss limit' }).click();
  await expect(waits).toHaveCount(0);
  await limitLosses(page, '900', 'Change');
  await expect(waits).toBeVisible();
  await expect(losses(page).getByText('₱0.00 of ₱200.00')).toBeVisible();
  const confirm = losses(page).getByRole('button', {
    name: 'Confirm change: Daily loss limit',
  });
  await expect(confirm).toHaveCount(0);

  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 25 * HOUR_MS });
  // The session has expired by then.
  await page.evaluate(() => sessionStorage.clear());
  await open(page, NEVER_PLAYED);
  await expect(losses(page).getByText('₱0.00 of ₱200.00')).toBeVisible();
  await confirm.click();
  await expect(losses(page).getByText('₱0.00 of ₱900.00')).toBeVisible();
});

test('a time-out blocks play and promotions, and shows its end', async ({ page }) => {
  await open(page, 'juan01');
  await centre(page).getByRole('button', { name: 'Take a time-out' }).click();
  await page.getByRole('button', { name: 'Start: 24 hours' }).click();
  await expect(
    centre(page).getByRole('heading', { name: /^You’re on a break until/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await tapSlot(page);
  await expect(page.getByText(/^You’re on a break until .*: no games/)).toBeVisible();
  await page.goto('/promotions');
  await expect(page.getByText('No promotions right now')).toBeVisible();
});

test('play pauses after the chosen time, and goes on with an answer', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/brand', { protection: { realityChecks: [2, 30] } });
  await open(page, NEVER_PLAYED);
  const every = centre(page).getByRole('group', { name: 'Remind me every' });
  await every.getByRole('radio', { name: '2 minutes' }).check({ force: true });
  await expect(every.getByRole('radio', { name: '2 minutes' })).toBeChecked();
  await tapSlot(page);
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const question = page.getByRole('dialog', { name: 'Time for a quick check' });
  await expect(question).toHaveCount(0);

  // Less than the pause after which the time starts again.
  await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 3 * MINUTE_MS });
  await page.reload();
  await expect(question.getByText('3 minutes')).toBeVisible();
  await expectStateAccessible(page);
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await expect(question).toBeHidden();
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await page.reload();
  await expect(slot(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(question).toHaveCount(0);
});

test('self-exclusion signs the member out, and the sign-in shows help lines', async ({ page }) => {
  await open(page, 'juan01');
  await centre(page).getByRole('button', { name: 'Exclude myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  await dialog.getByRole('radio', { name: '6 months' }).check({ force: true });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog
    .getByRole('checkbox', { name: /^I want to close my account \(/ })
    .check({ force: true });
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText(/^Your account is closed until/).first()).toBeVisible();
  await expect(centre(page)).toBeHidden();

  await page.goto('/login');
  await signIn(page, 'juan01');
  await expect(
    page.getByRole('alert').filter({ hasText: 'You closed your account' }),
  ).toBeVisible();
  const help = page.getByRole('region', { name: 'Someone to talk to' });
  await expect(help.getByRole('link').first()).toHaveAttribute('href', /^https:/);
});
