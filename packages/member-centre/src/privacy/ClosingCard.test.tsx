import { cancelClosing, getClosing, requestClosing } from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
// The stories' instance: with two user-event instances on the page, typing fails after a play function.
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';

import * as stories from './ClosingCard.stories';
import { wireClosing } from './closingTesting';

const {
  Dialog,
  DialogWithANewAccount,
  DialogWithBonus,
  DialogWithNothingToPay,
  DialogWithoutAnAccount,
  NeedsCustomerService,
  OpenBets,
  PayingOut,
  Refused,
} = composeStories(stories);

const dialog = () => screen.getByRole('dialog', { name: 'Close your account' });
const submit = () =>
  userEvent.click(within(dialog()).getByRole('button', { name: 'Close my account' }));
const fill = async (label: RegExp, text: string) =>
  userEvent.type(within(dialog()).getByLabelText(label), text);

test('closes an account with money: to an account, with both passwords and the confirmed amounts', async () => {
  const platform = await runStory(DialogWithBonus);
  await fill(/Payment password/, '123456');
  await fill(/Your login password/, 'Perya2026');
  await fill(/Code from the app/, ' 654321');
  await fill(/Why are you closing it/, 'Too many offers');
  await userEvent.click(
    within(dialog()).getByRole('checkbox', { name: /I give up bonuses of ₱500\.00/ }),
  );
  await submit();
  await expect.poll(() => platform.calls(requestClosing)).toHaveLength(1);
  expect(platform.calls(requestClosing)[0]?.request).toEqual({
    password: 'Perya2026',
    code: '654321',
    reason: 'Too many offers',
    payout: '2000.00',
    forfeited: '500.00',
    accountId: '11',
    paymentPassword: '123456',
  });
  // The dialog closes, and the new state is read.
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(platform.calls(getClosing).length).toBeGreaterThan(1);
});

test('asks for no account and no payment password if there is nothing to pay', async () => {
  const platform = await runStory(DialogWithNothingToPay);
  expect(within(dialog()).queryByLabelText(/Payment password/)).toBeNull();
  await fill(/Your login password/, 'Perya2026');
  await userEvent.click(within(dialog()).getByRole('checkbox'));
  await submit();
  await expect.poll(() => platform.calls(requestClosing)).toHaveLength(1);
  expect(platform.calls(requestClosing)[0]?.request).toEqual({
    password: 'Perya2026',
    payout: '0.00',
    forfeited: '0.00',
  });
});

test('says that a closed account is closed', async () => {
  await runStory(DialogWithNothingToPay, (fake) =>
    fake.on(requestClosing, () => ({ state: 'CLOSED' as const })),
  );
  await fill(/Your login password/, 'Perya2026');
  await userEvent.click(within(dialog()).getByRole('checkbox'));
  await submit();
  expect(await screen.findByText('Your account is closed')).toBeVisible();
});

test('sends nothing without the confirmation and the passwords', async () => {
  const platform = await runStory(Dialog);
  await submit();
  await expect.poll(() => within(dialog()).getByRole('checkbox')).toBeInvalid();
  expect(within(dialog()).getByLabelText(/Your login password/)).toBeInvalid();
  expect(within(dialog()).getByLabelText(/Payment password/)).toBeInvalid();
  expect(platform.calls(requestClosing)).toHaveLength(0);
});

test('shows a wrong password at its field', async () => {
  await runStory(DialogWithNothingToPay, (fake) =>
    fake.on(requestClosing, () =>
      reject(400, 'WRONG_PASSWORD', 'login_password_wrong', {
        value: { errors: [{ path: 'password', message: 'login_password_wrong', params: {} }] },
      }),
    ),
  );
  await fill(/Your login password/, 'Perya2025');
  await userEvent.click(within(dialog()).getByRole('checkbox'));
  await submit();
  expect(await within(dialog()).findByText('Your login password is wrong.')).toBeVisible();
});

test('shows why a closing was refused, and reads the amounts again', async () => {
  const platform = await runStory(Refused);
  expect(within(dialog()).getByText(/The amounts have changed/)).toBeVisible();
  await expect.poll(() => platform.calls(getClosing).length).toBeGreaterThan(1);
});

test('lists what has to end first, and offers no closing', async () => {
  await OpenBets.run();
  const list = await screen.findByRole('list', { name: /once these are done/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(within(list).getByText('2 open bets: ₱150.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
});

test('sends an agent to customer service', async () => {
  await NeedsCustomerService.run();
  expect(await screen.findByRole('link', { name: 'Customer service' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
});

test('sends a member without a payout account to the withdrawals', async () => {
  await DialogWithoutAnAccount.run();
  expect(within(dialog()).getByRole('link', { name: 'Go to withdrawals' })).toBeVisible();
  expect(within(dialog()).queryByRole('button', { name: 'Close my account' })).toBeNull();
});

test('can’t be sent while the only account waits for its first withdrawal', async () => {
  await DialogWithANewAccount.run();
  expect(within(dialog()).getByRole('button', { name: 'Close my account' })).toBeDisabled();
});

test('cancels a closing, and says what is still paid', async () => {
  let isCancelled = false;
  const platform = await runStory(PayingOut, (fake) =>
    fake
      .on(getClosing, () =>
        isCancelled ? wireClosing() : wireClosing({ state: 'PAYING_OUT', requestedAt: 1 }),
      )
      .on(cancelClosing, () => {
        isCancelled = true;
        return { currency: 'PHP', stillPaid: '1000.00' };
      }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the closing' }));
  expect(await screen.findByText(/₱1,000\.00 is still paid to you/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Close my account' })).toBeVisible();
  expect(platform.calls(cancelClosing)).toHaveLength(1);
});
