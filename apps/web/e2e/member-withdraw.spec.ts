import type { TestPlatform } from '@perya/test-kit/platform';
import type { Page } from '@playwright/test';
import {
  amountIn,
  expect,
  expectAccessible,
  expectStateAccessible,
  openSignedIn,
  test,
} from './fixtures';

const PAGE = '/?member=withdraw';
const PAYMENT_PASSWORD = '123456';

/** A one-pixel PNG. */
const PICTURE = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
const summary = (page: Page) => centre(page).getByRole('region', { name: 'What you can withdraw' });
const timeline = (page: Page) => centre(page).getByRole('list', { name: 'Progress' });

async function open(page: Page) {
  await openSignedIn(page, 'juan01', PAGE);
  await expect(summary(page)).toBeVisible();
}

async function ask(page: Page, amount: string, password = PAYMENT_PASSWORD) {
  await centre(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill(amount);
  await centre(page)
    .getByLabel(/^Payment password/)
    .fill(password);
  await centre(page)
    .getByRole('button', { name: /^Withdraw ₱/ })
    .dblclick();
}

async function askAndFollow(page: Page, amount: string) {
  await ask(page, amount);
  await centre(page).getByRole('link', { name: 'View withdrawal' }).click();
  await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
}

/** The id of the withdrawal that the page shows. */
const idOf = (page: Page) => new URL(page.url()).searchParams.get('withdrawal') ?? '';
/** Pays it as the operator. */
const pay = (platform: TestPlatform, page: Page) =>
  platform.operator('PUT', `/ops/withdrawals/${idOf(page)}`, { state: 'PAID' });

test('a member is paid and confirms it; a wrong payment password withdraws nothing', async ({
  page,
  platform,
}) => {
  await open(page);
  await expectAccessible(page);
  const before = await amountIn(summary(page).getByText(/₱/).first());

  await ask(page, '1000', '654321');
  await expect(centre(page).getByText(/payment password is wrong/i)).toBeVisible();

  await askAndFollow(page, '1000');
  await pay(platform, page);
  // Updated by push or polling, without a reload.
  await expect(centre(page).getByRole('heading', { name: 'Did you get the money?' })).toBeVisible();
  await expectStateAccessible(page);
  await centre(page).getByRole('button', { name: 'I got it' }).click();
  await expect(
    centre(page).getByRole('status').getByText('Received', { exact: true }),
  ).toBeVisible();
  await expect(timeline(page).getByRole('listitem')).toHaveCount(6);

  await centre(page).getByRole('link', { name: 'All withdrawals' }).click();
  await expect.poll(() => amountIn(summary(page).getByText(/₱/).first())).toBe(before - 1_000_00);
  // One request, regardless of the number of presses.
  await expect(
    centre(page).getByRole('list', { name: 'Your withdrawals' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('a missing payout is reported with proof, and returned with a reason', async ({
  page,
  platform,
}) => {
  await open(page);
  await askAndFollow(page, '500.50');
  await pay(platform, page);
  await centre(page).getByRole('button', { name: 'I didn’t get it' }).click();
  await centre(page)
    .getByLabel(/^Proof/)
    .setInputFiles(PICTURE);
  await centre(page)
    .getByLabel(/^What should we know/)
    .fill('My statement shows nothing.');
  await centre(page).getByRole('button', { name: 'Send proof' }).click();
  await expect(centre(page).getByRole('heading', { name: 'We’re looking into it' })).toBeVisible();
  await expect(timeline(page).getByText('My statement shows nothing.')).toBeVisible();

  await platform.operator('PUT', `/ops/disputes/${idOf(page)}`, {
    outcome: 'REFUNDED',
    reason: 'The bank sent the money back.',
  });
  await expect(timeline(page).getByText('The bank sent the money back.')).toBeVisible();
  await centre(page).getByRole('link', { name: 'All withdrawals' }).click();
  await expect(summary(page).getByText('₱10,000.00').first()).toBeVisible();
});

test('a member cancels a withdrawal before it is approved, and removes the account', async ({
  page,
  platform,
}) => {
  await platform.sandbox('PUT', '/sandbox/brand', { withdrawals: { canCancel: true } });
  await open(page);
  const before = await amountIn(summary(page).getByText(/₱/).first());
  await askAndFollow(page, '700');
  await centre(page).getByRole('button', { name: 'Cancel withdrawal' }).dblclick();
  await expect(
    centre(page).getByText(/^Your withdrawal is canceled, and the money is/),
  ).toBeVisible();
  await expect(timeline(page).getByText('Canceled')).toHaveCount(1);
  await centre(page).getByRole('link', { name: 'All withdrawals' }).click();
  await expect.poll(() => amountIn(summary(page).getByText(/₱/).first())).toBe(before);

  await page.goto('/?member=securityCenter&task=payouts');
  const remove = centre(page).getByRole('button', { name: /^Remove / });
  await expect(remove.first()).toBeVisible();
  const count = await remove.count();
  const name = (await remove.first().getAttribute('aria-label')) ?? '';
  await remove.first().click();
  const dialog = page.getByRole('dialog', { name: 'Remove this account?' });
  const password = dialog.getByLabel(/^Payment password/);
  await password.fill('654321');
  await dialog.getByRole('button', { name: 'Remove account' }).click();
  await expect(dialog.getByText(/payment password is wrong/i)).toBeVisible();
  await password.fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove account' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toHaveCount(count - 1);
  await expect(centre(page).getByRole('button', { name, exact: true })).toHaveCount(0);
});

test(
  'an unconfirmed payout counts as received after the deadline',
  { tag: '@deep' },
  async ({ page, platform }) => {
    // A minute instead of the brand's day, so that the session is still valid.
    await platform.sandbox('PUT', '/sandbox/brand', { withdrawals: { receiptMinutes: 1 } });
    await open(page);
    await askAndFollow(page, '200');
    await pay(platform, page);
    await expect(
      centre(page).getByRole('heading', { name: 'Did you get the money?' }),
    ).toBeVisible();
    await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 60_000 });
    await centre(page).getByRole('link', { name: 'All withdrawals' }).click();
    await centre(page)
      .getByRole('list', { name: 'Your withdrawals' })
      .getByRole('link', { name: /Marked as received/ })
      .click();
    await expect(
      timeline(page).getByText('We got no reply in time, so it was marked', { exact: false }),
    ).toBeVisible();
    await expect(centre(page).getByRole('button', { name: 'I got it' })).toBeHidden();
  },
);

test('remaining turnover is explained, and an account is added from the form', async ({ page }) => {
  await openSignedIn(page, 'juan01', '/promotions');
  await page
    .getByRole('region', { name: 'Ready to claim' })
    .getByRole('button', { name: 'Claim ₱150.00' })
    .click();
  await page.goto(PAGE);
  await expect(centre(page).getByText('Bet ₱450.00 more before you can withdraw.')).toBeVisible();
  await expect(centre(page).getByText(/^Bonus from/)).toBeVisible();
  await expect(summary(page).getByText('₱0.00').first()).toBeVisible();

  await centre(page).getByRole('button', { name: 'Add an account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a payout account' });
  await dialog.getByRole('radio', { name: 'Crypto address' }).check();
  await dialog.getByRole('combobox', { name: /^Network/ }).click();
  await page.getByRole('option', { name: /TRC20/ }).click();
  await dialog.getByLabel(/^Address/).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6x');
  await dialog.getByLabel(/^Payment password/).fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog.getByText(/This address isn’t valid on this network\./)).toBeVisible();
  await dialog.getByLabel(/^Address/).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog).toBeHidden();
  await expect(centre(page).getByText('TR7N…Lj6t').first()).toBeVisible();
});
