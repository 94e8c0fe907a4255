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

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
/** The balance in the header, which is updated behind the open centre but inert for screen readers. */
const balanceOf = (page: Page) =>
  page
    .getByRole('group', { name: 'Balance', includeHidden: true })
    .getByText(/₱[\d,]+\.\d{2}/)
    .first();

/** A one-pixel PNG. */
const RECEIPT = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Signs in and opens the deposit form. Returns the balance. */
async function open(page: Page): Promise<number> {
  await openSignedIn(page, 'juan01', '/?member=depositv2');
  await expect(centre(page).getByRole('heading', { name: 'Deposit', level: 2 })).toBeVisible();
  return amountIn(balanceOf(page));
}

/** Orders ₱500.00 with a payment method. */
async function order(page: Page, method: RegExp) {
  await centre(page).getByRole('radio', { name: method }).check();
  await centre(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill('500');
  await centre(page).getByRole('button', { name: 'Deposit ₱500.00' }).click();
}

/** Presses a button on the payment service's page, which redirects back. */
async function atTheProvider(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/member=depositv2&deposit=D/);
  await expect(centre(page).getByRole('heading', { name: 'Progress' })).toBeVisible();
}

const control = (platform: TestPlatform, body: object) =>
  platform.sandbox('PUT', '/sandbox/deposits', body);
const idOf = (page: Page) => new URL(page.url()).searchParams.get('deposit') ?? '';
const isPaid = (page: Page) =>
  expect(centre(page).getByText('The money is in your wallet.')).toBeVisible();

for (const method of [/^E-wallet/, /^Card/]) {
  test(
    `a deposit by ${method.source} opens the payment service and returns as paid`,
    { tag: method.test('Card') ? [] : '@deep' },
    async ({ page }) => {
      const before = await open(page);
      await expectAccessible(page);
      await order(page, method);
      await atTheProvider(page, 'Pay PHP 500.00');
      await isPaid(page);
      await expectStateAccessible(page);
      const arrived = await amountIn(centre(page).getByText(/^\+₱/).first());
      await expect.poll(() => amountIn(balanceOf(page))).toBe(before + arrived);
    },
  );
}

test('a code is scanned, and an asset is sent', async ({ page, platform }) => {
  const before = await open(page);
  await order(page, /^QR code/);
  await expect(
    centre(page).getByRole('img', { name: 'Scan this code to pay ₱500.00' }),
  ).toBeVisible();
  await control(platform, { depositId: idOf(page), action: 'pay' });
  await isPaid(page);
  await centre(page).getByRole('button', { name: 'Another deposit' }).click();
  await order(page, /^Crypto/);
  await expect(centre(page).getByText(/^Send exactly 8\.60 USDT/)).toBeVisible();
  await control(platform, { depositId: idOf(page), action: 'pay' });
  await isPaid(page);
  await expect.poll(() => amountIn(balanceOf(page))).toBe(before + 500_00 + 492_50);
});

test('a transfer has a receipt that staff confirm', async ({ page, platform }) => {
  const before = await open(page);
  await order(page, /^Bank transfer/);
  await expect(centre(page).getByText('0012 3456 7890')).toBeVisible();
  await centre(page)
    .getByLabel(/^Transfer receipt/)
    .setInputFiles(RECEIPT);
  await centre(page).getByRole('button', { name: 'Send receipt' }).click();
  await expect(centre(page).getByText('1 picture sent')).toBeVisible();
  await expectStateAccessible(page);
  await platform.operator('PUT', `/ops/deposits/${idOf(page)}`, { isConfirmed: true });
  await isPaid(page);
  await expect.poll(() => amountIn(balanceOf(page))).toBe(before + 500_00);
});

test(
  'a declined payment fails, and a new one keeps the input',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page);
    await order(page, /^E-wallet/);
    await atTheProvider(page, 'Decline the payment');
    await expect(centre(page).getByText('The payment service rejected the payment')).toBeVisible();
    await centre(page).getByRole('button', { name: 'Try again' }).click();
    await expect(centre(page).getByRole('textbox', { name: /^Amount/ })).toHaveValue('500');
  },
);

for (const { callback, reason } of [
  { callback: 'twice', reason: 'The payment service confirmed the payment' },
  { callback: 'never', reason: 'We checked with the payment service: it’s paid' },
  { callback: 'wrongSignature', reason: 'We checked with the payment service: it’s paid' },
]) {
  test(
    `a callback that comes ${callback} credits once`,
    { tag: callback === 'twice' ? [] : '@deep' },
    async ({ page, platform }) => {
      await platform.sandbox('PUT', '/sandbox/brand', { deposits: { askAfterSeconds: 3 } });
      await control(platform, { callback });
      const before = await open(page);
      await order(page, /^E-wallet/);
      await atTheProvider(page, 'Pay PHP 500.00');
      await expect(centre(page).getByText(reason)).toBeVisible({ timeout: 30_000 });
      await expect.poll(() => amountIn(balanceOf(page))).toBe(before + 500_00);
    },
  );
}

test(
  'a callback after the order has expired still credits',
  { tag: '@deep' },
  async ({ page, platform }) => {
    await platform.sandbox('PUT', '/sandbox/brand', { deposits: { expiryMinutes: 5 } });
    await control(platform, { callback: 'late', lateSeconds: 600 });
    const before = await open(page);
    await order(page, /^E-wallet/);
    await atTheProvider(page, 'Pay PHP 500.00');
    await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 6 * 60_000 });
    await expect(centre(page).getByText('Not paid in time')).toBeVisible();
    await platform.sandbox('PUT', '/sandbox/clock', { offsetMs: 11 * 60_000 });
    await expect(
      centre(page).getByText(/^The payment arrived late, and we accepted it/),
    ).toBeVisible({
      timeout: 30_000,
    });
    await expect.poll(() => amountIn(balanceOf(page))).toBe(before + 500_00);
  },
);
