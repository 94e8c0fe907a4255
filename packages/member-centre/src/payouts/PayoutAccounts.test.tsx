import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './PayoutAccounts.stories';

const { Default, Empty, Failed } = composeStories(stories);

async function show(prepare?: (fake: FakePlatform) => void) {
  const platform = await runStory(Default, prepare);
  await screen.findByText('Bangko Bayani');
  return platform;
}

async function fillIn(password: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'E-wallet' }));
  await userEvent.type(
    within(dialog).getByRole('textbox', { name: /E-wallet mobile number/ }),
    '0917 123 4567',
  );
  await userEvent.type(within(dialog).getByLabelText(/Payment password/), password);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add account' }));
  return dialog;
}

test('adds an account in the member’s own name, with the payment password', async () => {
  const platform = await show();
  await fillIn('123456');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(platform.calls(addPayoutAccount)[0]?.request).toEqual({
    kind: 'E_WALLET',
    provider: 'LAKBAY',
    number: '0917 123 4567',
    paymentPassword: '123456',
  });
  expect(platform.calls(listPayoutAccounts)).toHaveLength(2);
});

test('shows a wrong payment password at its field, and keeps the input', async () => {
  await show();
  const dialog = await fillIn('000000');
  expect(await within(dialog).findByText(/payment password is wrong/i)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /E-wallet mobile number/ })).toHaveValue(
    '0917 123 4567',
  );
});

test('shows an invalid number until it is changed', async () => {
  await show((fake) =>
    fake.on(addPayoutAccount, () => reject(422, 'PAYOUT_NUMBER_WRONG', 'payout_wallet_wrong')),
  );
  const dialog = await fillIn('123456');
  const number = within(dialog).getByRole('textbox', { name: /E-wallet mobile number/ });
  await expect.poll(() => number).toBeInvalid();
  expect(number).toHaveFocus();
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await userEvent.type(number, '8');
  await expect.poll(() => number).toBeValid();
});

test('shows missing values at each field', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add account' }));
  expect(await within(dialog).findAllByText('This can’t be empty.')).toHaveLength(2);
  expect(within(dialog).getByText(/Enter your 6-digit payment password\./)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Account number/ })).toHaveFocus();
  expect(platform.calls(addPayoutAccount)).toHaveLength(0);
});

test('removes an account only with the payment password', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bangko Bayani •••• 6789' }));
  const dialog = await screen.findByRole('dialog');
  const remove = within(dialog).getByRole('button', { name: 'Remove account' });
  expect(remove).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/Payment password/), '123456');
  await userEvent.click(remove);
  await expect
    .poll(() => platform.calls(removePayoutAccount)[0]?.request)
    .toEqual({ id: '11', paymentPassword: '123456' });
});

test('offers to add the first account, and shows load errors', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No payout accounts yet' })).toBeVisible();
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});
