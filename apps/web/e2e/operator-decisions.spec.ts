import type { TestPlatform } from '@perya/test-kit/platform';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });

/** The items of one of the operator's lists. */
async function list<Item>(platform: TestPlatform, path: `/ops/${string}`): Promise<Item[]> {
  const { value } = (await platform.operator('GET', path)) as { value: { list: Item[] } };
  return value.list;
}

interface Redemption {
  account: string;
  redemption: { id: string; rewardName: string };
}

interface Site {
  maintenance: boolean;
  switches: Record<string, boolean>;
  vendorsOff: string[];
  gamesOff: string[];
}

test('what members ask for is in the operator’s lists, and they read the decisions', async ({
  page,
  platform,
}) => {
  // A redemption that is waiting.
  await openSignedIn(page, 'juan01', '/?member=redeemHistory');
  const redemptions = centre(page).getByRole('list', { name: 'Your redemptions, newest first' });
  await expect(redemptions.getByText('In process').first()).toBeVisible();
  const waiting = redemptions.getByText('In process', { exact: true });
  const count = await waiting.count();
  const [asked] = await list<Redemption>(
    platform,
    '/ops/redemptions?status=IN_PROCESS&account=juan01',
  );
  await platform.operator('PUT', `/ops/redemptions/${asked?.redemption.id ?? ''}`, {
    status: 'REJECTED',
    note: 'Sold out since Monday.',
  });
  await page.reload();
  await expect(redemptions.getByText('Sold out since Monday.').first()).toBeVisible();
  await expect(waiting).toHaveCount(count - 1);

  // Feedback.
  await page.goto('/?member=feedback');
  await centre(page)
    .getByRole('textbox', { name: 'Your message' })
    .fill('The lanterns are lovely, please hang some more of them.');
  await centre(page).getByRole('button', { name: 'Send' }).click();
  await expect(centre(page).getByText('We’ve got your message')).toBeVisible();
  const [feedback] = await list(platform, '/ops/feedback?account=juan01');
  expect(feedback).toMatchObject({
    account: 'juan01',
    content: 'The lanterns are lovely, please hang some more of them.',
  });

  // A deposit by bank transfer, and a withdrawal.
  await page.goto('/?member=depositv2');
  await centre(page)
    .getByRole('radio', { name: /^Bank transfer/ })
    .check();
  await centre(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill('500');
  await centre(page).getByRole('button', { name: 'Deposit ₱500.00' }).click();
  await expect(page).toHaveURL(/deposit=D/);
  const depositId = new URL(page.url()).searchParams.get('deposit');
  const deposits = await list<{ deposit: { id: string; amount: string } }>(
    platform,
    '/ops/deposits?account=juan01',
  );
  expect(deposits.find(({ deposit }) => deposit.id === depositId)).toMatchObject({
    account: 'juan01',
    deposit: { amount: '500.00' },
  });

  await page.goto('/?member=withdraw');
  await centre(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill('800');
  await centre(page)
    .getByLabel(/^Payment password/)
    .fill('123456');
  await centre(page)
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
  await centre(page).getByRole('link', { name: 'View withdrawal' }).click();
  const [withdrawal] = await list<{ id: string }>(
    platform,
    '/ops/withdrawals?state=REQUESTED&account=juan01',
  );
  expect(withdrawal).toMatchObject({ account: 'juan01', amount: '800.00' });
  await platform.operator('PUT', `/ops/withdrawals/${withdrawal?.id ?? ''}`, {
    state: 'REFUSED',
    reason: 'The account number is of another bank.',
  });
  await expect(
    centre(page).getByText('The account number is of another bank.').first(),
  ).toBeVisible();
});

test('the operator closes a game, a provider, the registration and the site, and each call is kept', async ({
  page,
  platform,
}) => {
  const site = async () => ((await platform.operator('GET', '/ops/site')) as { value: Site }).value;
  const before = await site();
  expect(before).toMatchObject({ maintenance: false, vendorsOff: [], gamesOff: [] });
  await openSignedIn(page, 'juan01', '/rng');
  const card = page.locator('[data-game]').first();
  const game = (await card.getAttribute('data-game')) ?? '';
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const found = page.getByRole('button', { name: `Play ${name}`, exact: true });
  const isListed = async () => {
    await page.goto(`/rng?${new URLSearchParams({ q: name })}`);
    return found.isVisible();
  };
  await expect.poll(isListed).toBe(true);
  await platform.operator('PUT', `/ops/games/${game}`, { isOn: false });
  expect((await site()).gamesOff).toEqual([game]);
  await expect.poll(isListed).toBe(false);
  await platform.operator('PUT', `/ops/games/${game}`, { isOn: true });
  await expect.poll(isListed).toBe(true);

  await platform.operator('PUT', '/ops/vendors/BDW', { isOn: false });
  await platform.operator('PUT', '/ops/switches/DIRECTREG3', { isOn: false });
  expect(await site()).toMatchObject({ vendorsOff: ['BDW'], switches: { DIRECTREG3: false } });
  const html = async () => (await page.request.get('/rng')).text();
  await expect.poll(async () => (await html()).includes('vendor/BDW')).toBe(false);

  await platform.operator('PUT', '/ops/site', { maintenance: true });
  expect((await page.goto('/'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
  await platform.operator('PUT', '/ops/site', { maintenance: false });
  // The closed page asks again at growing intervals.
  await expect(page.locator('[data-game]').first()).toBeVisible({ timeout: 60_000 });

  const log = await list<{ call: string; status: number | null }>(platform, '/ops/audit');
  const calls = log.filter(({ call }) => call.startsWith('opsSet')).toReversed();
  expect(calls.map(({ call, status }) => [call, status])).toEqual([
    ['opsSetGame', 200],
    ['opsSetGame', 200],
    ['opsSetVendor', 200],
    ['opsSetSwitch', 200],
    ['opsSetStatus', 200],
    ['opsSetStatus', 200],
  ]);
});
