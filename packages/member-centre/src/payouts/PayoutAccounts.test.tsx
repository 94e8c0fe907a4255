import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import meta, * as stories from './PayoutAccounts.stories';

const { Empty, Failed } = composeStories(stories);

async function show() {
  let platform!: FakePlatform;
  const Page = composeStory(stories.Default, {
    ...meta,
    parameters: {
      ...meta.parameters,
      platform: (fake: FakePlatform) => {
        platform = fake;
        meta.parameters.platform(fake);
      },
    },
  });
  await Page.run();
  await screen.findByText('Bangko Bayani');
  return platform;
}

async function fillIn(password: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'E-wallet' }));
  await userEvent.type(
    within(dialog).getByRole('textbox', { name: /Phone number/ }),
    '0917 123 4567',
  );
  await userEvent.type(within(dialog).getByLabelText(/Payment password/), password);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add the account' }));
  return dialog;
}

test('adds an account in the own name, with the payment password', async () => {
  const platform = await show();
  await fillIn('123456');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(platform.calls(addPayoutAccount)[0]?.request).toEqual({
    accountType: 'E_WALLET',
    provider: 'LAKBAY',
    accountNo: '0917 123 4567',
    paymentPassword: '123456',
  });
  expect(platform.calls(listPayoutAccounts)).toHaveLength(2);
});

test('says at the field that the payment password is wrong, and keeps what was typed', async () => {
  await show();
  const dialog = await fillIn('000000');
  expect(await within(dialog).findByText(/payment password is wrong/i)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Phone number/ })).toHaveValue(
    '0917 123 4567',
  );
});

test('removes an account only with the payment password', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bangko Bayani •••• 6789' }));
  const dialog = await screen.findByRole('dialog');
  const remove = within(dialog).getByRole('button', { name: 'Remove the account' });
  expect(remove).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/Payment password/), '123456');
  await userEvent.click(remove);
  await expect
    .poll(() => platform.calls(removePayoutAccount)[0]?.request)
    .toEqual({ accountId: '11', paymentPassword: '123456' });
});

test('offers the first account, and says why nothing came', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { name: 'No account yet' })).toBeVisible();
  await Failed.run();
  expect(await screen.findByText('This did not load')).toBeVisible();
});
