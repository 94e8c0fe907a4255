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

const PAYMENT_PASSWORD = '123456';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Close your account' });

async function addBankAccount(page: Page) {
  await centre(page).getByRole('button', { name: 'Add an account' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add a payout account' });
  await adding.getByRole('combobox', { name: /^Bank/ }).click();
  await page.getByRole('option', { name: 'Bangko Bayani' }).click();
  await adding.getByLabel(/^Account number/).fill('1111 2222 3333');
  await adding.getByLabel(/^Account holder/).fill('Maria Clara Santos');
  await adding.getByLabel(/^Payment password/).fill(PAYMENT_PASSWORD);
  await adding.getByRole('button', { name: 'Add account' }).click();
  await expect(adding).toBeHidden();
}

async function openDialog(page: Page) {
  await centre(page).getByRole('button', { name: 'Close my account' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function requestClosing(page: Page) {
  await openDialog(page);
  await expect(dialog(page).getByRole('radio', { name: /Bangko Bayani/ })).toBeChecked();
  await dialog(page)
    .getByLabel(/^Payment password/)
    .fill(PAYMENT_PASSWORD);
  await dialog(page).getByLabel('Your login password').fill(PASSWORD);
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Close my account' }).click();
  await expect(centre(page).getByText(/We’re checking the withdrawal of ₱2,500\.00/)).toBeVisible();
}

interface Withdrawals {
  value: { list: { id: string; state: string; isClosing: boolean; net: string }[] };
}

interface Outbox {
  value: { details: { change?: string } | null }[];
}

test('a member cancels a closing, closes the account after all, is paid and can’t log in again', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, 'maria03', '/?member=ownData');
  await expect(centre(page).getByRole('heading', { name: 'Close your account' })).toBeVisible();
  await expectAccessible(page);

  // Money can only be paid to a payout account.
  await openDialog(page);
  await dialog(page).getByRole('link', { name: 'Go to withdrawals' }).click();
  await addBankAccount(page);

  await page.goto('/?member=ownData');
  await requestClosing(page);
  await centre(page).getByRole('button', { name: 'Cancel the closing' }).click();
  await expect(centre(page).getByText('Your account stays open.')).toBeVisible();

  await openDialog(page);
  await expect(dialog(page).getByText('₱2,500.00')).toBeVisible();
  await expectStateAccessible(page);
  await dialog(page).getByRole('button', { name: 'Keep my account' }).click();
  await requestClosing(page);

  const { value } = (await platform.operator(
    'GET',
    '/ops/withdrawals?account=maria03',
  )) as Withdrawals;
  const open = value.list.filter(({ state }) => state !== 'CANCELLED');
  expect(open).toMatchObject([{ isClosing: true, net: '2500.00' }]);
  const id = open[0]?.id ?? '';
  await platform.operator('PUT', `/ops/withdrawals/${id}`, { state: 'PAID' });

  await page.goto(`/?member=withdraw&withdrawal=${id}`);
  await centre(page).getByRole('button', { name: 'I got it' }).click();
  // The owner is told when it's done.
  await expect
    .poll(async () => {
      const { value: sent } = (await platform.sandbox('GET', '/sandbox/outbox')) as Outbox;
      return sent.map(({ details }) => details?.change);
    })
    .toContain('accountClosed');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await signIn(page, 'maria03', 'Perya2025');
  await expect(page.getByText(/^This account is closed/)).toBeHidden();
  await signIn(page, 'maria03');
  await expect(page.getByText(/^This account is closed/)).toBeVisible();
});
