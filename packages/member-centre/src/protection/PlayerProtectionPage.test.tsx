import {
  confirmProtectionLimit,
  dropProtectionChange,
  excludeMyself,
  setProtectionLimit,
  setRealityCheck,
  takeTimeOut,
  type AnyEndpoint,
} from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './PlayerProtectionPage.stories';

const { Default, Failed, TimeOut } = composeStories(stories);

async function show(change?: (fake: FakePlatform) => void) {
  const platform = await runStory(Default, change);
  await screen.findByRole('region', { name: 'Deposit limits' });
  return platform;
}

/** The bodies of the requests sent to an endpoint. */
const sent = (platform: FakePlatform, endpoint: AnyEndpoint) =>
  platform.calls(endpoint).map(({ request }) => request);

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows how much of each limit is used', async () => {
  await show();
  const losses = screen.getByRole('region', { name: 'Loss limits' });
  expect(within(losses).getByRole('progressbar', { name: 'Daily' })).toHaveAttribute(
    'aria-valuetext',
    '₱500.00 of ₱500.00',
  );
  expect(within(losses).getByText(/Limit reached\./)).toBeVisible();
  expect(within(losses).getByText(/You have ₱80.00 in open bets/)).toBeVisible();
});

test('sends a lower limit, which applies immediately', async () => {
  const platform = await show();
  await click('Change: Daily deposit limit');
  const dialog = await screen.findByRole('dialog', { name: 'Daily deposit limit' });
  await userEvent.click(within(dialog).getByRole('radio', { name: '₱500.00' }));
  expect(within(dialog).getByText('Applies as soon as you save it.')).toBeVisible();
  await click('Save limit');
  await waitFor(() =>
    expect(sent(platform, setProtectionLimit)).toEqual([
      { kind: 'DEPOSIT', period: 'DAY', amount: '500.00' },
    ]),
  );
});

test('shows that a higher limit, or none, is delayed', async () => {
  const platform = await show();
  await click('Change: Daily deposit limit');
  const dialog = await screen.findByRole('dialog');
  const amount = within(dialog).getByRole('textbox', { name: 'Or enter an amount' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,200.50');
  expect(within(dialog).getByText(/confirm it in 24 hours/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'No limit' }));
  await click('Save limit');
  await waitFor(() => expect(sent(platform, setProtectionLimit)).toMatchObject([{ amount: null }]));
});

test('does not send an invalid limit', async () => {
  const platform = await show();
  await click('Set: Weekly deposit limit');
  const dialog = await screen.findByRole('dialog');
  const amount = within(dialog).getByRole('textbox');
  await userEvent.type(amount, 'ten');
  await click('Save limit');
  const wrong = 'Enter an amount like 500 or 500.50.';
  expect(await within(dialog).findByText(wrong)).toBeVisible();
  expect(amount).toHaveFocus();
  expect(sent(platform, setProtectionLimit)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('radio', { name: '₱500.00' }));
  expect(within(dialog).queryByText(wrong)).toBeNull();
  expect(amount).toHaveValue('500');
});

test('allows an increase to be confirmed only when due, and canceled before', async () => {
  const platform = await show();
  expect(
    screen.queryByRole('button', { name: 'Confirm change: Monthly deposit limit' }),
  ).toBeNull();
  await click('Keep my limit: Monthly deposit limit');
  await waitFor(() =>
    expect(sent(platform, dropProtectionChange)).toEqual([{ kind: 'DEPOSIT', period: 'MONTH' }]),
  );
  await click('Confirm change: Weekly loss limit');
  await waitFor(() =>
    expect(sent(platform, confirmProtectionLimit)).toEqual([{ kind: 'LOSS', period: 'WEEK' }]),
  );
});

test('sets the reality check interval', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('radio', { name: '15 minutes' }));
  await waitFor(() => expect(sent(platform, setRealityCheck)).toEqual([{ minutes: 15 }]));
});

test('selects the chosen reality check without waiting for the platform, and reverts if it fails', async () => {
  await show((fake) => {
    fake.on(setRealityCheck, () => reject(500, 'INTERNAL', 'unknown'));
  });
  const interval = screen.getByRole('radio', { name: '15 minutes' });
  fireEvent.click(interval);
  expect(interval).toBeChecked();
  await waitFor(() => expect(interval).not.toBeChecked());
});

test('starts a time-out of the selected length', async () => {
  const platform = await show();
  await click('Take a time-out');
  const dialog = await screen.findByRole('dialog', { name: 'Time-out' });
  await userEvent.click(within(dialog).getByRole('radio', { name: '6 weeks' }));
  await click('Start: 6 weeks');
  await waitFor(() => expect(sent(platform, takeTimeOut)).toEqual([{ hours: 1008 }]));
});

test('requires the password and a confirmation for self-exclusion', async () => {
  const platform = await show((fake) => {
    fake.on(excludeMyself, () => reject(400, 'WRONG_PASSWORD', 'login_password_wrong'));
  });
  await click('Exclude myself');
  const dialog = await screen.findByRole('dialog', { name: 'Self-exclusion' });
  await click('Close my account');
  expect(await within(dialog).findByText('Enter your password.')).toBeVisible();
  expect(within(dialog).getByText('Check this box if you’re sure.')).toBeVisible();
  expect(sent(platform, excludeMyself)).toEqual([]);
});

test('shows a wrong password at its field, and keeps the selection', async () => {
  const platform = await show((fake) => {
    fake.on(excludeMyself, () => reject(400, 'WRONG_PASSWORD', 'login_password_wrong'));
  });
  await click('Exclude myself');
  const dialog = await screen.findByRole('dialog', { name: 'Self-exclusion' });
  await userEvent.click(within(dialog).getByRole('radio', { name: '1 year' }));
  const password = within(dialog).getByLabelText(/Your password/);
  await userEvent.type(password, 'Perya2025');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await click('Close my account');
  await waitFor(() => expect(password).toBeInvalid());
  expect(password).toHaveFocus();
  expect(password).toHaveValue('Perya2025');
  expect(within(dialog).getByRole('radio', { name: '1 year' })).toBeChecked();
  expect(sent(platform, excludeMyself)).toMatchObject([{ months: 12, password: 'Perya2025' }]);
});

test('shows why the limits did not load, with a retry button', async () => {
  await Failed.run();
  const totals = await screen.findByRole('region', { name: 'Your play so far' });
  expect(await within(totals).findByText('We couldn’t load this')).toBeVisible();
  await expect.poll(() => screen.getAllByText('We couldn’t load this')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

test('shows the end of a break, and links to the withdrawal', async () => {
  await TimeOut.run();
  expect(await screen.findByRole('heading', { name: /You’re on a break until/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw your balance' })).toHaveAttribute(
    'href',
    '/?member=withdraw',
  );
});
