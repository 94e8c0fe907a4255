import {
  addPayoutAccount,
  confirmWithdrawal,
  getWithdrawalTerms,
  reportWithdrawalMissing,
  requestWithdrawal,
} from '@perya/api-client';
import {
  reject,
  runStory,
  wireWithdrawalTerms,
  type FakePlatform,
} from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as panelStories from './WithdrawalPanel.stories';
import * as stories from './WithdrawPage.stories';

const { Default, NoAccountYet, TurnoverLeft } = composeStories(stories);
const { AwaitingReceipt, Refused, NotReceived } = composeStories(panelStories);

async function show(prepare?: (fake: FakePlatform) => void) {
  const platform = await runStory(Default, prepare);
  await screen.findByRole('textbox', { name: /Amount/ });
  return platform;
}

async function ask(amount: string, password = '123456') {
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), amount);
  await userEvent.type(screen.getByLabelText(/Payment password/), password);
}

test('shows the quote before sending, and sends once', async () => {
  const platform = await show();
  await ask('1,000');
  const quote = screen.getByRole('region', { name: 'Fee and amount you receive' });
  expect(within(quote).getByText('₱10.00')).toBeVisible();
  expect(within(quote).getByText('₱990.00')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw ₱1,000.00' }));
  expect(await screen.findByText('You’ve requested a withdrawal of ₱1,000.00')).toBeVisible();
  expect(platform.calls(requestWithdrawal).map(({ request }) => request)).toEqual([
    { accountId: '11', amount: '1000.00', fee: '10.00', paymentPassword: '123456' },
  ]);
  expect(screen.getByRole('link', { name: 'View withdrawal' })).toHaveAttribute(
    'href',
    expect.stringContaining('withdrawal=504'),
  );
  // The withdrawable amount has changed.
  await expect.poll(() => platform.calls(getWithdrawalTerms).length).toBeGreaterThan(1);
});

test('shows the parts of a large amount', async () => {
  await show((fake) =>
    fake.on(getWithdrawalTerms, () => ({
      ...wireWithdrawalTerms(),
      balance: '300000.00',
      withdrawable: '300000.00',
    })),
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '120000');
  const quote = screen.getByRole('region', { name: 'Fee and amount you receive' });
  expect(within(quote).getAllByRole('listitem')).toHaveLength(3);
  expect(within(quote).getByText('₱30.00')).toBeVisible();
});

test('shows why an amount cannot be withdrawn', async () => {
  await show();
  const amount = screen.getByRole('textbox', { name: /Amount/ });
  await userEvent.type(amount, '99');
  expect(await screen.findByText('The minimum is ₱100.00.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '10000.01');
  expect(await screen.findByText('You can withdraw ₱10,000.00 now.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, 'lots');
  expect(await screen.findByText(/Enter an amount like/)).toBeVisible();
});

test('shows the platform’s error, and accepts the password again', async () => {
  await show((fake) =>
    fake.on(requestWithdrawal, () =>
      reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong'),
    ),
  );
  await ask('1000', '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw ₱1,000.00' }));
  expect(await screen.findByText(/payment password is wrong/i)).toBeVisible();
  expect(screen.getByLabelText(/Payment password/)).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('1000');
});

test('shows missing fields, and focuses the first', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/Enter an amount like/)).toBeVisible();
  expect(screen.getByText(/Enter your 6-digit payment password\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.queryByText(/Enter an amount like/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw ₱/ }));
  expect(platform.calls(requestWithdrawal)).toHaveLength(0);
});

test('does not submit when an account is added', async () => {
  const platform = await show();
  await ask('1000');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add an account' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'E-wallet' }));
  await userEvent.type(
    within(dialog).getByRole('textbox', { name: /E-wallet mobile number/ }),
    '09171234567',
  );
  await userEvent.type(within(dialog).getByLabelText(/Payment password/), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add account' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(platform.calls(addPayoutAccount)).toHaveLength(1);
  expect(platform.calls(requestWithdrawal)).toHaveLength(0);
});

test('resets the form for another withdrawal', async () => {
  await show();
  await ask('1000');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw ₱1,000.00' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Another withdrawal' }));
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('');
  expect(screen.getByLabelText(/Payment password/)).toHaveValue('');
});

test('explains the remaining turnover by source', async () => {
  await TurnoverLeft.run();
  expect(await screen.findByText('Bet ₱1,240.00 more before you can withdraw.')).toBeVisible();
  expect(screen.getByText(/Bonus from/)).toBeVisible();
  expect(screen.getByText('₱300.00 of ₱1,500.00')).toBeVisible();
  expect(screen.getByText(/Free spins from/)).toBeVisible();
});

test('explains what is locked with the same figures, and shows no negative amount', async () => {
  await TurnoverLeft.run();
  const summary = await screen.findByRole('region', { name: 'What you can withdraw' });
  const locked = within(summary).getByText('Locked until you’ve bet ₱1,240.00 more');
  expect(locked.nextSibling).toHaveTextContent('₱9,500.00');
  expect(screen.getByText(/^Until then, ₱9,500\.00 of your balance stays locked/)).toBeVisible();
  expect(within(summary).queryByText(/[−-]₱/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '500');
  expect(await screen.findByText('Bet ₱1,240.00 more first.')).toBeVisible();
});

test('requires an account first', async () => {
  await NoAccountYet.run();
  expect(await screen.findByRole('heading', { name: 'First, add a payout account' })).toBeVisible();
});

test('shows every state with its reason', async () => {
  await Refused.run();
  const timeline = await screen.findByRole('list', { name: 'Progress' });
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(2);
  expect(within(timeline).getByText(/no account has this number/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I got it' })).toBeNull();
});

test('confirms the receipt', async () => {
  const platform = await runStory(AwaitingReceipt);
  await userEvent.click(await screen.findByRole('button', { name: 'I didn’t get it' }));
  expect(screen.getByRole('button', { name: 'Send proof' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'I got it' }));
  await expect.poll(() => platform.calls(confirmWithdrawal)[0]?.request).toEqual({ id: '501' });
});

test('sends proof and comment once, and keeps both after an error', async () => {
  const platform = await runStory(AwaitingReceipt, (fake) =>
    fake.fail(reportWithdrawalMissing, 'server-error', 1),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I didn’t get it' }));
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const proof = new File([png], 'proof.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/^Proof/), proof);
  await screen.findByText('proof.png');
  const comment = screen.getByRole('textbox', { name: /^What should we know/ });
  await userEvent.type(comment, 'Nothing came.');
  await userEvent.click(screen.getByRole('button', { name: 'Send proof' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('proof.png')).toBeVisible();
  expect(comment).toHaveValue('Nothing came.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send proof' }));
  await expect.poll(() => platform.calls(reportWithdrawalMissing)).toHaveLength(2);
  expect(platform.calls(reportWithdrawalMissing)[1]?.request).toMatchObject({
    id: '501',
    comment: 'Nothing came.',
  });
});

test('still accepts a late confirmation', async () => {
  await NotReceived.run();
  expect(await screen.findByRole('button', { name: 'I got it' })).toBeVisible();
  expect(screen.getByText('You sent 1 picture as proof.')).toBeVisible();
});

test('shows that the form did not load, and renders it after a retry', async () => {
  await runStory(Default, (fake) => fake.fail(getWithdrawalTerms, 'server-error', 1));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
