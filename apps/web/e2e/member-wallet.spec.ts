import type { Locator, Page } from '@playwright/test';
import { amountIn, expect, expectAccessible, openSignedIn, test } from './fixtures';

test.beforeEach(({ platform }) =>
  platform.sandbox('PUT', '/sandbox/brand', {
    defaultLanguage: 'EN',
    vendorWallets: ['XGS', 'SS'],
  }),
);

const TRANSFER = '**/wps/relay/GCS_walletTransfer';

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member center' });

/** Signs in and opens a page of the centre. */
async function comeTo(page: Page, name: string): Promise<Locator> {
  await openSignedIn(page, 'juan01', `/promotions?member=${name}`);
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

const wallet = (place: Locator, name: string): Locator =>
  place.getByRole('list', { name: 'Your wallets' }).getByRole('listitem').filter({ hasText: name });

const amountField = (place: Locator): Locator => place.getByRole('textbox', { name: /^Amount/ });

/** The idempotency keys of the page's transfers, in order. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCS_walletTransfer')) {
      keys.push(request.headers()['idempotency-key'] ?? 'none');
    }
  });
  return keys;
}

test('a member transfers money between wallets, once, and collects it again', async ({ page }) => {
  const place = await comeTo(page, 'transferFund');
  const keys = keysOf(page);
  const total = place.getByText('Total balance').locator('..');
  expect(await amountIn(total)).toBe(10_000_00);
  await expectAccessible(page);

  await amountField(place).fill('1234.50');
  await place.getByRole('button', { name: 'Transfer ₱1,234.50' }).dblclick();
  await expect(
    place.getByText('₱1,234.50 transferred: Main wallet → Xylo Game Shed'),
  ).toBeVisible();
  await expect(wallet(place, 'Xylo Game Shed')).toContainText('₱1,234.50');
  await expect(wallet(place, 'Main wallet')).toContainText('₱8,765.50');
  expect(keys).toHaveLength(1);
  expect(await amountIn(total)).toBe(10_000_00);

  await place.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(place.getByText(/₱1,234\.50$/)).toHaveCount(0);
  await place.getByRole('button', { name: 'Show the balance' }).click();

  await place.getByRole('button', { name: 'Collect all' }).click();
  await expect(place.getByText('₱1,234.50 collected into your main wallet')).toBeVisible();
  await expect(wallet(place, 'Main wallet')).toContainText('₱10,000.00');
  await expect(wallet(place, 'Xylo Game Shed')).toContainText('₱0.00');
});

test('a transfer whose response is lost is checked by its key, and never doubled', async ({
  page,
}) => {
  const place = await comeTo(page, 'transferFund');
  const keys = keysOf(page);
  let lost = 0;
  // The platform processes the request, but its response is lost twice.
  await page.route(TRANSFER, async (route) => {
    if (lost >= 2) {
      await route.fallback();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await amountField(place).fill('500');
  await place.getByRole('button', { name: 'Transfer ₱500.00' }).click();
  await expect(place.getByText('Checking…')).toBeVisible();
  await expect(place.getByText('₱500.00 transferred: Main wallet → Xylo Game Shed')).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await expect(wallet(place, 'Xylo Game Shed')).toContainText('₱500.00');
  await expect(wallet(place, 'Main wallet')).toContainText('₱9,500.00');
});

test('a transfer that was pending when the page was left is resolved after a reload', async ({
  page,
}) => {
  const place = await comeTo(page, 'transferFund');
  const keys = keysOf(page);
  const isDone = Promise.withResolvers<void>();
  // The platform processes the request, but the page is left before the response.
  await page.route(
    TRANSFER,
    async (route) => {
      await route.fetch();
      isDone.resolve();
    },
    { times: 1 },
  );
  await amountField(place).fill('500');
  await place.getByRole('button', { name: 'Transfer ₱500.00' }).click();
  await isDone.promise;
  await page.reload();
  await expect(place.getByText('₱500.00 transferred: Main wallet → Xylo Game Shed')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expect(wallet(place, 'Xylo Game Shed')).toContainText('₱500.00');
});

test(
  'a transfer dropped by the network is sent again, once',
  { tag: '@deep' },
  async ({ page, platform }) => {
    const place = await comeTo(page, 'transferFund');
    await platform.sandbox('PUT', '/sandbox/faults', [
      { method: 'POST', path: '/wps/relay/GCS_walletTransfer', kind: 'drop', times: 1 },
    ]);
    await amountField(place).fill('500');
    await place.getByRole('button', { name: 'Transfer ₱500.00' }).click();
    await expect(
      place.getByText('₱500.00 transferred: Main wallet → Xylo Game Shed'),
    ).toBeVisible();
    await expect(wallet(place, 'Xylo Game Shed')).toContainText('₱500.00');
  },
);

test(
  'offline, nothing is sent, and a message is shown',
  { tag: '@deep' },
  async ({ page, context }) => {
    const place = await comeTo(page, 'transferFund');
    await expect(wallet(place, 'Main wallet')).toContainText('₱10,000.00');
    const keys = keysOf(page);
    await amountField(place).fill('500');
    await context.setOffline(true);
    await place.getByRole('button', { name: 'Transfer ₱500.00' }).click();
    await expect(place.getByText('Not sent')).toBeVisible();
    expect(keys).toHaveLength(0);
    await context.setOffline(false);
    await expect(wallet(place, 'Main wallet')).toContainText('₱10,000.00');
  },
);

test(
  'a member sends money to the upline with the payment password',
  { tag: '@deep' },
  async ({ page }) => {
    const place = await comeTo(page, 'transferUpline');
    await expect(place.getByText('agent02')).toBeVisible();
    await expectAccessible(page);
    await amountField(place).fill('250');
    const password = place.getByLabel('Payment password', { exact: true });
    await password.fill('654321');
    await place.getByRole('button', { name: 'Send ₱250.00' }).click();
    await expect(place.getByText('The payment password is wrong.')).toBeVisible();
    await password.fill('123456');
    await place.getByRole('button', { name: 'Send ₱250.00' }).dblclick();
    await expect(place.getByText('₱250.00 sent to agent02')).toBeVisible();
    await expect(place.getByText('₱9,750.00')).toBeVisible();
  },
);

test('money sent to the upline as the page was left is found again without the payment password', async ({
  page,
}) => {
  const place = await comeTo(page, 'transferUpline');
  const isDone = Promise.withResolvers<void>();
  // The platform processes the request, but the page is left before the response.
  await page.route(
    '**/wps/relay/MCSFE_transferUpline',
    async (route) => {
      await route.fetch();
      isDone.resolve();
    },
    { times: 1 },
  );
  await amountField(place).fill('250');
  await place.getByLabel('Payment password', { exact: true }).fill('123456');
  await place.getByRole('button', { name: 'Send ₱250.00' }).click();
  await isDone.promise;
  await page.reload();
  await expect(place.getByText('₱250.00 sent to agent02')).toBeVisible();
  await expect(place.getByText('₱9,750.00')).toBeVisible();
  await expect(amountField(place)).toHaveValue('');
});

test('the page asks once per session whether one wallet serves all games, and again on refresh', async ({
  page,
  platform,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname === '/wps/relay/GCS_merchantWallet') asked.push(address);
  });
  const place = await comeTo(page, 'transferFund');
  await expect(amountField(place)).toBeVisible();
  await page.reload();
  await expect(amountField(place)).toBeVisible();
  expect(asked.map(({ searchParams }) => searchParams.get('merchantCode'))).toEqual(['perya']);

  await platform.sandbox('PUT', '/sandbox/brand', { vendorWallets: [] });
  await place.getByRole('button', { name: 'Refresh wallets' }).click();
  await expect(place.getByRole('heading', { name: 'One wallet for all games' })).toBeVisible();
  await expect(amountField(place)).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test('a single wallet has no transfers', { tag: '@deep' }, async ({ page, platform }) => {
  await platform.sandbox('PUT', '/sandbox/brand', { vendorWallets: [] });
  const place = await comeTo(page, 'transferFund');
  await expect(place.getByRole('heading', { name: 'One wallet for all games' })).toBeVisible();
  await expect(amountField(place)).toHaveCount(0);
});
