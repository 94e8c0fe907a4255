import {
  login,
  requestPasswordCode,
  requestPasswordEmail,
  resetPasswordByMobile,
} from '@perya/api-client';
import { reject, runStory, wireLoginResult, type FakePlatform } from '@perya/api-client/testing';
import { getToken, useLoginRequest } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';

import { closeStep, useLoginNotice } from '../../stores/authStep';
import type { ForgotPasswordDialogProps } from './ForgotPasswordDialog';
import * as stories from './ForgotPasswordDialog.stories';

beforeEach(() => {
  sessionStorage.clear();
  closeStep();
});

const offered = composeStories(stories);

async function show(
  story: keyof typeof offered,
  change?: (fake: FakePlatform) => void,
  args?: Pick<ForgotPasswordDialogProps, 'customerService'>,
) {
  const onClose = fn();
  const platform = await runStory(offered[story], change, { onClose, ...args });
  await screen.findByRole('dialog');
  return { platform, onClose };
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const loginRequest = () => renderHook(useLoginRequest).result.current;
const notice = () => renderHook(useLoginNotice).result.current;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillInMobile() {
  await screen.findByRole('combobox');
  await type('Mobile number', '0917 123 4567');
  await press('Get code');
  await screen.findByRole('button', { name: 'Send again' });
  await type('Verification code', ' 482910 ');
  await type('New password', 'Lantern2026');
}

test('offers both methods in tabs, selects the first, and keeps the input of each', async () => {
  await show('Default');
  expect(screen.getByRole('tab', { name: 'By email' })).toHaveAttribute('aria-selected', 'true');
  await type('Username', 'juan01');
  await userEvent.click(screen.getByRole('tab', { name: 'By mobile' }));
  await type('Mobile number', '0917');
  await userEvent.click(screen.getByRole('tab', { name: 'By email' }));
  expect(screen.getByLabelText('Username')).toHaveValue('juan01');
  await userEvent.click(screen.getByRole('tab', { name: 'By mobile' }));
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0917');
});

test.each([
  ['EmailOnly', 'Email', 'Mobile number'],
  ['MobileOnly', 'Mobile number', 'Email'],
] as const)('shows no tabs with %s', async (story, there, absent) => {
  await show(story);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByLabelText(there)).toBeVisible();
  expect(screen.queryByLabelText(absent)).toBeNull();
});

test('links to customer service if there is no method', async () => {
  await show('NoMethod');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /You can’t reset your password online here\./,
  );
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('uses the site’s customer service link', async () => {
  await show('Default', undefined, { customerService: <a href="/helpmc">Chat with us</a> });
  expect(screen.getByRole('link', { name: 'Chat with us' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contact customer service' })).toBeNull();
});

test('closes with its icon and Esc', async () => {
  const { onClose } = await show('Default');
  await press('Close');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test.each([
  ['', '', 'Please enter your username.', 'Please enter your email.'],
  [
    'juan',
    'juan@',
    'Use 6–15 letters and digits, starting with a letter.',
    'This email isn’t valid.',
  ],
  [
    '1juan01',
    'juan',
    'Use 6–15 letters and digits, starting with a letter.',
    'This email isn’t valid.',
  ],
])(
  'rejects username %j and e-mail %j, and sends no request',
  async (username, email, first, second) => {
    const { platform } = await show('EmailOnly');
    if (username) await type('Username', username);
    if (email) await type('Email', email);
    await press('Send reset link');
    expect(await screen.findByText(first)).toBeVisible();
    expect(screen.getByText(second)).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(platform.calls(requestPasswordEmail)).toHaveLength(0);
  },
);

test('requests the email with a human check, without revealing whether the account exists', async () => {
  const { platform, onClose } = await show('EmailOnly');
  await type('Username', ' juan01 ');
  await type('Email', 'juan@example.com');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send reset link' }));
  const sent = await screen.findByRole('dialog', { name: 'Check your email' });
  expect(sent).toHaveAccessibleDescription(
    'If this username and juan@example.com belong together, we’ve sent a link to set a new password.',
  );
  const calls = platform.calls(requestPasswordEmail);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.request).toMatchObject({ username: 'juan01', email: 'juan@example.com' });
  expect(calls[0]?.request.humanCheck).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('returns from the confirmation to the form', async () => {
  await show('EmailOnly');
  await type('Username', 'juan01');
  await type('Email', 'juan@example.com');
  await press('Send reset link');
  await screen.findByRole('dialog', { name: 'Check your email' });
  await press('Edit details');
  expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeVisible();
});

test('shows why no email was sent and keeps the input', async () => {
  await show('EmailOnly', (fake) =>
    fake.on(requestPasswordEmail, () =>
      reject(429, 'TOO_MANY_REQUESTS', 'too_many_requests', { params: { minutes: 5 } }),
    ),
  );
  await type('Username', 'juan01');
  await type('Email', 'juan@example.com');
  await press('Send reset link');
  const alert = await screen.findByText('Too many attempts. Try again in 5 minutes.');
  expect(alert.closest('[role=alert]')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('juan@example.com');
});

test('sets a new password by phone, signs in with it and opens the home page', async () => {
  const { platform } = await show('MobileOnly');
  await fillInMobile();
  await press('Set password and log in');
  expect(await screen.findByText('/')).toBeVisible();
  expect(platform.calls(requestPasswordCode)[0]?.request).toMatchObject({
    countryDialingCode: '+63',
    mobileNum: '9171234567',
  });
  expect(platform.calls(resetPasswordByMobile)[0]?.request).toEqual({
    countryDialingCode: '+63',
    mobileNum: '9171234567',
    verificationCode: '482910',
    newPassword: 'Lantern2026',
  });
  expect(platform.calls(login)[0]?.request).toMatchObject({
    username: 'juan01',
    password: 'Lantern2026',
  });
  expect(getToken()).not.toBeNull();
});

test.each([
  ['right', 0],
  ['a day behind', 86_400_000],
  ['a day ahead', -86_400_000],
])('counts down by the platform’s clock when the device’s clock is %s', async (_, offsetMs) => {
  const platformNow = () => Date.now() + offsetMs;
  // The platform's clock is set from its responses only.
  vi.spyOn(Response, 'json').mockImplementation(
    (body, init) =>
      new Response(JSON.stringify(body), {
        ...init,
        headers: { date: new Date(platformNow()).toUTCString() },
      }),
  );
  const countdown = async () => {
    await show('MobileOnly', (fake) =>
      fake.on(requestPasswordCode, () => ({ expirationTime: platformNow() + 45_000 })),
    );
    await screen.findByRole('combobox');
    await type('Mobile number', '0917 123 4567');
  };
  const secondsShown = async () => {
    const again = await screen.findByRole('button', { name: 'Send again' });
    return Number(/(\d+) s$/.exec(again.textContent)?.[1]);
  };
  await countdown();
  await press('Get code');
  expect(await secondsShown()).toSatisfy((left: number) => left > 38 && left <= 46);
  // After a reload, when it's set again.
  await countdown();
  expect(await secondsShown()).toSatisfy((left: number) => left > 30 && left <= 46);
});

test('shows every error of the phone form at once, and focuses the first', async () => {
  const { platform } = await show('MobileOnly');
  await screen.findByRole('combobox');
  await type('New password', 'perya');
  await press('Set password and log in');
  expect(await screen.findByText('Please enter your mobile number.')).toBeVisible();
  expect(screen.getByText('Please enter the verification code.')).toBeVisible();
  expect(
    screen.getByText('Use 8–20 characters with at least one letter and one digit.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  expect(platform.calls(resetPasswordByMobile)).toHaveLength(0);
});

test.each([
  ['CODE_INVALID', 'code_invalid', 'Verification code', 'The verification code is wrong.'],
  [
    'CODE_EXPIRED',
    'code_expired',
    'Verification code',
    'The verification code has expired. Get a new one.',
  ],
  [
    'SAME_PASSWORD',
    'password_same',
    'New password',
    'The new password must be different from the old one.',
  ],
])('shows %s at its field', async (code, key, label, words) => {
  await show('MobileOnly', (fake) => fake.on(resetPasswordByMobile, () => reject(400, code, key)));
  await fillInMobile();
  await press('Set password and log in');
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0917 123 4567');
});

test('shows a single field’s error at that field', async () => {
  await show('MobileOnly', (fake) =>
    fake.on(resetPasswordByMobile, () =>
      reject(400, 'INVALID_REQUEST', 'pattern.oneUppercase', {
        params: { length: '8–20' },
        value: {
          errors: [
            { path: 'newPassword', message: 'pattern.oneUppercase', params: { length: '8–20' } },
          ],
        },
      }),
    ),
  );
  await fillInMobile();
  await press('Set password and log in');
  const words = 'Use 8–20 characters with at least one capital letter.';
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
});

test('shows other errors above the form', async () => {
  await show('MobileOnly', (fake) =>
    fake.on(resetPasswordByMobile, () =>
      reject(403, 'OPERATION_NOT_ENABLED', 'operation_not_enabled'),
    ),
  );
  await fillInMobile();
  await press('Set password and log in');
  expect(await screen.findByText(/This is turned off on this site\. Please/)).toBeVisible();
});

test('opens the login if the platform requires another step', async () => {
  const { platform } = await show('MobileOnly', (fake) =>
    fake.on(login, () =>
      reject(401, 'CAPTCHA_REQUIRED', 'captcha_required', { value: { captchaRequired: true } }),
    ),
  );
  await fillInMobile();
  await press('Set password and log in');
  await waitFor(() => expect(platform.calls(login)).toHaveLength(1));
  await waitFor(() => expect(loginRequest()).toEqual({ kind: 'login', reason: 'asked' }));
  expect(notice()).toEqual({ kind: 'password-changed', account: 'juan01' });
  expect(getToken()).toBeNull();
});

test('signs in once on a double press', async () => {
  const { platform } = await show('MobileOnly', (fake) => fake.on(login, () => wireLoginResult()));
  await fillInMobile();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Set password and log in' }));
  expect(await screen.findByText('/')).toBeVisible();
  expect(platform.calls(resetPasswordByMobile)).toHaveLength(1);
});

test('provides the account to password managers once it is known', async () => {
  let answer!: () => void;
  await show('MobileOnly', (fake) =>
    fake.on(login, () => new Promise((resolve) => (answer = () => resolve(wireLoginResult())))),
  );
  await fillInMobile();
  await press('Set password and log in');
  const account = document.querySelector('input[autocomplete=username]');
  await waitFor(() => expect(account).toHaveValue('juan01'));
  await waitFor(() => expect(answer).toBeDefined());
  answer();
  expect(await screen.findByText('/')).toBeVisible();
});

test('shows the message of a platform that says which accounts exist', async () => {
  const unknown = 'username_or_email_unknown';
  await show('EmailOnly', (fake) =>
    fake.on(requestPasswordEmail, () => reject(422, 'UNKNOWN_ACCOUNT', unknown)),
  );
  await type('Username', 'juan01');
  await type('Email', 'juan@mail.example');
  await press('Send reset link');
  expect(await screen.findByText('This username or email doesn’t exist.')).toBeVisible();
});
