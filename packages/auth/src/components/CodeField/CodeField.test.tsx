import {
  getHumanChallenge,
  listCountryCodes,
  requestLoginCode,
  requestPasswordCode,
} from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { getDeviceId } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as stories from './CodeField.stories';

const { Default, Refused, Resting, WithPhone } = composeStories(stories);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

/** Renders phone and code fields with a modified fake platform. */
async function show(change?: (fake: FakePlatform) => void) {
  const platform = await runStory(WithPhone, change);
  await screen.findByRole('combobox');
  return platform;
}

const typeNumber = (number = '0917 123 4567') =>
  userEvent.type(screen.getByLabelText('Mobile number'), number);
const button = (name = 'Get code') => screen.getByRole('button', { name });
const rest = () => screen.findByRole('button', { name: 'Send again', description: /seconds/ });

test('supports code autofill, and accepts 255 characters', async () => {
  await Default.run();
  const code = screen.getByLabelText('Verification code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(code);
  await userEvent.paste('7'.repeat(300));
  expect(code).toHaveValue('7'.repeat(255));
});

test('requests a code with the parsed number, a human check and the browser’s name', async () => {
  const platform = await show();
  await typeNumber('(0917) 123-4567');
  await userEvent.click(button());
  await rest();
  const [call] = platform.calls(requestLoginCode);
  expect(call?.request).toMatchObject({
    countryDialingCode: '+63',
    mobileNum: '9171234567',
    deviceId: getDeviceId(),
  });
  const proof = JSON.parse(atob(call?.request.humanCheck ?? '')) as { solution: object };
  expect(proof.solution).toBeDefined();
});

test('defaults to the country detected by the platform', async () => {
  await show();
  expect(screen.getByRole('combobox')).toHaveAccessibleName('Country: Philippines, +63');
});

test.each([
  ['', 'Please enter your mobile number.'],
  ['0917 123', 'Mobile numbers in this country have 10 digits.'],
  ['hello', 'This mobile number isn’t valid.'],
])('shows the error of %j and sends no request', async (number, words) => {
  const platform = await show();
  if (number) await typeNumber(number);
  await userEvent.click(button());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Mobile number')).toBeInvalid();
  expect(platform.calls(requestLoginCode)).toHaveLength(0);
  expect(platform.calls(getHumanChallenge)).toHaveLength(0);
  // A different number has no cooldown.
  await typeNumber('1');
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  ['for as long as the code is valid', { expiredMinutes: 2 }, 120],
  ['for a minute with a third-party service', { expiredMinutes: 2, thirdPartyService: true }, 60],
])('stays disabled %s, and is not announced every second', async (_, answer, seconds) => {
  // Set before rendering, because the platform's clock is initialized from the device's.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const elapsed = vi.spyOn(performance, 'now');
  const platform = await show((fake) => fake.on(requestLoginCode, () => answer));
  await typeNumber();
  await userEvent.click(button());
  const resting = await rest();
  // Tolerates one second of delay on slow machines.
  const shown = () => Number(/(\d+) s$/.exec(resting.textContent)?.[1]);
  const first = shown();
  expect(first).toBeLessThanOrEqual(seconds);
  expect(first).toBeGreaterThan(seconds - 3);
  expect(resting).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('We’ve sent a code to your phone.');
  const heard = () => document.getElementById(resting.getAttribute('aria-describedby') ?? '');
  const before = heard()?.textContent;
  // In steps, because the first timer may not be set yet on a slow machine.
  for (let second = 0; second < 5; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  expect(first - shown()).toBeGreaterThanOrEqual(5);
  expect(first - shown()).toBeLessThan(8);
  expect(resting).toHaveAccessibleName('Send again');
  expect(heard()).toHaveTextContent(before ?? '');
  elapsed.mockReturnValue(performance.now() + 5_000);
  await userEvent.click(resting);
  expect(platform.calls(requestLoginCode)).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000);
  });
  await userEvent.click(button('Send again'));
  await waitFor(() => expect(platform.calls(requestLoginCode)).toHaveLength(2));
});

test('sends one request on a double click', async () => {
  const platform = await show();
  await typeNumber();
  await userEvent.dblClick(button());
  await rest();
  expect(platform.calls(requestLoginCode)).toHaveLength(1);
});

test('sends at most one request a second, also after a rejection', async () => {
  const platform = await show((fake) =>
    fake.on(requestLoginCode, () => reject(503, 'CODE_NOT_SENT', 'code_not_sent')),
  );
  await typeNumber();
  const now = vi.spyOn(performance, 'now').mockReturnValue(50_000);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'OK, got it' }));
  now.mockReturnValue(50_999);
  await userEvent.click(button());
  now.mockReturnValue(51_000);
  expect(platform.calls(requestLoginCode)).toHaveLength(1);
  await userEvent.click(button());
  await waitFor(() => expect(platform.calls(requestLoginCode)).toHaveLength(2));
});

test('continues the countdown after a reload, for the same number only', async () => {
  await show();
  await typeNumber();
  await userEvent.click(button());
  await rest();
  cleanup();
  await show();
  await typeNumber('917-123-456');
  expect(button()).not.toHaveAttribute('aria-disabled');
  await typeNumber('7');
  expect((await rest()).textContent).toMatch(/\d+ s$/);
});

test('shows the platform’s error as a warning and keeps the input', async () => {
  await show((fake) =>
    fake.on(requestLoginCode, () =>
      reject(429, 'TOO_MANY_REQUESTS', 'too_many_requests', { params: { minutes: 5 } }),
    ),
  );
  await typeNumber();
  await userEvent.type(screen.getByLabelText('Verification code'), '48');
  await userEvent.click(button());
  const warning = await screen.findByRole('dialog', { name: 'Please note' });
  expect(warning).toHaveAccessibleDescription('Too many attempts. Try again in 5 minutes.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0917 123 4567');
  expect(screen.getByLabelText('Verification code')).toHaveValue('48');
  await waitFor(() => expect(button()).toHaveFocus());
});

test.each([
  ['offline', 'Connection problem. Check your internet and try again.'],
  ['server-error', 'Something went wrong on our side. Please try again in a moment.'],
  ['wrong-shape', 'We got an unexpected response and have been notified. Please try again.'],
] as const)('shows a warning when the platform fails with %s', async (error, words) => {
  await show((fake) => fake.fail(requestLoginCode, error));
  await typeNumber();
  await userEvent.click(button());
  expect(await screen.findByText(words)).toBeVisible();
  // Enabled, behind the warning.
  expect(screen.getByText('Get code').closest('button')).not.toHaveAttribute('aria-busy');
});

test('can be pressed again if the countries load late', async () => {
  const platform = await runStory(WithPhone, (fake) =>
    fake.fail(listCountryCodes, 'server-error', 1),
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Load the country codes again' }),
  );
  await screen.findByRole('combobox');
  await typeNumber();
  await userEvent.click(button());
  await rest();
  expect(platform.calls(requestLoginCode)).toHaveLength(1);
  expect(platform.calls(requestPasswordCode)).toHaveLength(0);
});

test('keeps keyboard focus during the countdown', async () => {
  await Resting.run();
  await userEvent.tab();
  await userEvent.tab();
  expect(button('Send again')).toHaveFocus();
});

test('closes the warning with its button', async () => {
  const errorSeen = vi.fn<() => void>();
  await Refused.run({ args: { ...Refused.args, sender: { ...Refused.args.sender!, errorSeen } } });
  await userEvent.click(screen.getByRole('button', { name: 'OK, got it' }));
  expect(errorSeen).toHaveBeenCalledOnce();
});
