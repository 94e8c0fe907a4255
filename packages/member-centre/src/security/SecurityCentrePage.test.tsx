import {
  bindContact,
  changePassword,
  disableTotp,
  endSession,
  getSecurityStatus,
  listCountryCodes,
  requestContactCode,
  setPaymentPassword,
  startTotp,
} from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { composeStory, composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
// The stories' instance: with two user-event instances on the page, typing fails after a play function.
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';

import meta, * as stories from './SecurityCentrePage.stories';

const {
  Default,
  Devices,
  Failed,
  LoginPassword,
  Mobile,
  PaymentPassword,
  RecoveryCodes,
  SecondFactorOn,
} = composeStories(stories);

test('lists the security tasks with their score', async () => {
  await Default.run();
  const tasks = await screen.findByRole('list', { name: 'Account protection' });
  expect(within(tasks).getByRole('link', { name: /Email.*Not confirmed/ })).toHaveAttribute(
    'href',
    expect.stringContaining('task=email'),
  );
  expect(screen.getByText('55 of 100')).toBeVisible();
  expect(screen.getByText('would add 30')).toBeVisible();
});

test('opens a task with its own URL and a back link', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('link', { name: /^Devices and logins/ }));
  expect(await screen.findByText('This device')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(await screen.findByRole('list', { name: 'Account protection' })).toBeVisible();
});

test('changes the payment password, and shows a confirmation in the list', async () => {
  const platform = await runStory(PaymentPassword, (fake) =>
    fake.on(setPaymentPassword, () => ({ withdrawalsRestUntil: null })),
  );
  await userEvent.type(await screen.findByLabelText(/Current payment password/), '123456');
  await userEvent.type(screen.getByLabelText(/^New payment password(?! again)/), '246810');
  await userEvent.type(screen.getByLabelText(/Confirm new payment password/), '246811');
  await userEvent.click(screen.getByRole('button', { name: 'Set payment password' }));
  expect(await screen.findByText('The passwords don’t match.')).toBeVisible();
  expect(platform.calls(setPaymentPassword)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/Confirm new payment password/), '{Backspace}0');
  await userEvent.click(screen.getByRole('button', { name: 'Set payment password' }));
  expect(await screen.findByText('Your payment password is set.')).toBeVisible();
  expect(platform.calls(setPaymentPassword).at(-1)?.request).toMatchObject({
    mode: 'CHANGE',
    paymentPassword: '123456',
    newPaymentPassword: '246810',
  });
});

test('shows the platform’s error at its field', async () => {
  await runStory(PaymentPassword, (fake) =>
    fake.on(setPaymentPassword, () =>
      reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong'),
    ),
  );
  const field = await screen.findByLabelText(/Current payment password/);
  await userEvent.type(field, '000000');
  await userEvent.type(screen.getByLabelText(/^New payment password(?! again)/), '246810');
  await userEvent.type(screen.getByLabelText(/Confirm new payment password/), '246810');
  await userEvent.click(screen.getByRole('button', { name: 'Set payment password' }));
  await expect.poll(() => field).toHaveAccessibleDescription(/wrong/i);
});

test('focuses the first wrong password, and clears the error on change', async () => {
  const platform = await runStory(LoginPassword);
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const current = screen.getByLabelText(/Current password/);
  await expect.poll(() => current).toBeInvalid();
  expect(current).toHaveFocus();
  expect(screen.getByLabelText(/^New password(?! again)/)).toBeInvalid();
  await userEvent.type(current, 'Perya2026');
  expect(current).not.toBeInvalid();
  expect(platform.calls(changePassword)).toHaveLength(0);
});

test('shows a wrong current password, and keeps the input', async () => {
  await runStory(LoginPassword, (fake) =>
    fake.on(changePassword, () =>
      reject(400, 'INVALID_REQUEST', 'login_password_wrong', {
        value: { errors: [{ path: 'password', message: 'login_password_wrong', params: {} }] },
      }),
    ),
  );
  const current = await screen.findByLabelText(/Current password/);
  await userEvent.type(current, 'Perya2025');
  await userEvent.type(screen.getByLabelText(/^New password(?! again)/), 'Mango2026');
  await userEvent.type(screen.getByLabelText(/Confirm new password/), 'Mango2026');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expect.poll(() => current).toBeInvalid();
  expect(current).toHaveFocus();
  expect(current).toHaveValue('Perya2025');
  expect(screen.getByLabelText(/Confirm new password/)).toHaveValue('Mango2026');
});

test('sends a change once, however often its button is pressed', async () => {
  const platform = await runStory(LoginPassword, (fake) =>
    fake.on(changePassword, () => new Promise<never>(() => {})),
  );
  await userEvent.type(await screen.findByLabelText(/Current password/), 'Perya2026');
  await userEvent.type(screen.getByLabelText(/^New password(?! again)/), 'Mango2026');
  await userEvent.type(screen.getByLabelText(/Confirm new password/), 'Mango2026');
  const button = screen.getByRole('button', { name: 'Change password' });
  await userEvent.dblClick(button);
  await expect.poll(() => platform.calls(changePassword)).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(platform.calls(changePassword)).toHaveLength(1);
});

test('requires the address before sending a code', async () => {
  const platform = await runStory(Mobile);
  const [first] = await screen.findAllByRole('button', { name: 'Get code' });
  if (!first) throw new Error('There is no code to ask for.');
  await userEvent.click(first);
  const address = screen.getByLabelText(/New mobile number/);
  await expect.poll(() => address).toBeInvalid();
  expect(address).toHaveFocus();
  await userEvent.type(address, '9');
  expect(address).not.toBeInvalid();
  expect(platform.calls(requestContactCode)).toHaveLength(0);
  expect(platform.calls(bindContact)).toHaveLength(0);
});

test('shows why a code was not sent', async () => {
  await runStory(Mobile, (fake) =>
    fake.on(requestContactCode, () =>
      reject(400, 'INVALID_REQUEST', 'mobile_invalid', {
        value: {
          errors: [{ path: 'contact.mobileNumber', message: 'mobile_invalid', params: {} }],
        },
      }),
    ),
  );
  await userEvent.type(await screen.findByLabelText(/New mobile number/), '1');
  const [first] = screen.getAllByRole('button', { name: 'Get code' });
  if (!first) throw new Error('There is no code to ask for.');
  await userEvent.click(first);
  const code = screen.getByLabelText(/Code sent to the new contact/);
  await expect.poll(() => code).toHaveAccessibleDescription(/isn’t valid/);
});

test('requires the password before setting up two-factor authentication', async () => {
  const WithoutPlay = composeStory({ parameters: stories.SecondFactor.parameters ?? {} }, meta);
  const platform = await runStory(WithoutPlay);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const password = screen.getByLabelText(/Your login password/);
  await expect.poll(() => password).toHaveFocus();
  expect(password).toBeInvalid();
  expect(platform.calls(startTotp)).toHaveLength(0);
});

test('links a phone with codes to the new one and the previous one, with a countdown', async () => {
  const platform = await runStory(Mobile, (fake) =>
    fake
      .on(requestContactCode, () => ({ validMinutes: 2, restMs: 120_000 }))
      .on(bindContact, () => null),
  );
  await userEvent.type(await screen.findByLabelText(/New mobile number/), '9175550001');
  const [first, second] = screen.getAllByRole('button', { name: 'Get code' });
  if (!first || !second) throw new Error('There are not two codes to ask for.');
  await userEvent.click(first);
  // Allows for a few seconds of countdown on a slow machine.
  expect(await screen.findByRole('button', { name: /^1[012]\d s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(second);
  await expect
    .poll(() => platform.calls(requestContactCode).map(({ request }) => request.purpose))
    .toEqual(['bind', 'change']);
  await userEvent.type(screen.getByLabelText(/Code sent to the new contact/), '111111');
  await userEvent.type(screen.getByLabelText(/Code sent to \+63···4567/), '222222');
  await userEvent.type(screen.getByLabelText(/Your login password/), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and link' }));
  expect(await screen.findByText(/It’s linked and confirmed\. You were logged/)).toBeVisible();
  expect(platform.calls(bindContact).at(-1)?.request).toEqual({
    contact: { channel: 'mobile', dialingCode: '+63', mobileNumber: '9175550001' },
    code: '111111',
    currentCode: '222222',
    password: 'Perya2026',
  });
});

test('shows ten recovery codes after the app is confirmed', async () => {
  await RecoveryCodes.run();
  const codes = screen.getByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText('Two-step login is on.')).toBeVisible();
});

test('disables two-factor authentication with password and code', async () => {
  const platform = await runStory(SecondFactorOn, (fake) => fake.on(disableTotp, () => null));
  await userEvent.type(await screen.findByLabelText(/Your login password/), 'Perya2026');
  await userEvent.type(screen.getByLabelText(/Code from the app, or a recovery code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-step login is off.')).toBeVisible();
  expect(platform.calls(disableTotp).at(-1)?.request).toEqual({
    password: 'Perya2026',
    code: '123456',
  });
});

test('signs another device out, and not this one', async () => {
  const platform = await runStory(Devices, (fake) => fake.on(endSession, () => null));
  const open = await screen.findByRole('list', { name: 'Logged in now' });
  expect(within(open).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(
    within(open).getByRole('button', { name: 'Log out: Samsung Internet, Android' }),
  );
  await expect.poll(() => platform.calls(endSession).at(-1)?.request).toEqual({ sessionId: 's2' });
});

test('shows a load error with a retry button', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows that the country codes did not load, with a retry button', async () => {
  await runStory(Mobile, (fake) => fake.fail(listCountryCodes, 'server-error', 1));
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect
    .poll(() => screen.getByRole('combobox', { name: 'Country code' }))
    .toHaveTextContent('63');
  expect(screen.queryByText('We couldn’t load this')).toBeNull();
});

test('refetches the status after a change', async () => {
  const platform = await runStory(SecondFactorOn, (fake) => fake.on(disableTotp, () => null));
  await userEvent.type(await screen.findByLabelText(/Your login password/), 'Perya2026');
  await userEvent.type(screen.getByLabelText(/Code from the app, or a recovery code/), '123456');
  const before = platform.calls(getSecurityStatus).length;
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await expect.poll(() => platform.calls(getSecurityStatus).length).toBeGreaterThan(before);
});
