import { getCaptcha, login } from '@perya/api-client';
import { reject, type FakePlatform } from '@perya/api-client/testing';
import { getToken } from '@perya/session';
import { composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import { signInPlatform } from '../../testing';
import meta, * as stories from './LoginPanel.stories';

/** Shows the panel over a platform that the test changes. */
async function show(change: (fake: FakePlatform) => void = () => {}) {
  let platform!: FakePlatform;
  const onSignedIn = fn();
  const Panel = composeStory(stories.Default, {
    ...meta,
    args: { onSignedIn },
    parameters: {
      ...meta.parameters,
      platform: (fake: FakePlatform) => {
        platform = fake;
        signInPlatform(fake);
        change(fake);
      },
    },
  });
  await Panel.run();
  return { platform, onSignedIn };
}

async function typeCredentials(username = 'juan01', password = 'Perya2026') {
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

test('signs in after a human check, with the name trimmed and the password as typed', async () => {
  const { platform, onSignedIn } = await show();
  await typeCredentials('  juan01 ', ' Perya 2026 ');
  await submit();
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[false]]);
  expect(getToken()).not.toBeNull();
  const [call] = platform.calls(login);
  expect(call?.request).toMatchObject({
    type: 'USERNAME',
    username: 'juan01',
    password: ' Perya 2026 ',
  });
  const proof = JSON.parse(atob(call?.request.humanCheck ?? '')) as {
    solution: { counter: number };
  };
  expect(proof.solution.counter).toBe(3);
});

test('says what is missing and calls nobody', async () => {
  const { platform } = await show();
  await submit();
  expect(await screen.findByText('Please enter your username.')).toBeVisible();
  expect(screen.getByText('Please enter your password.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(platform.calls(login)).toHaveLength(0);
});

test('says why it failed and keeps what was typed', async () => {
  await show((fake) => fake.on(login, () => reject(401, 'WRONG_CREDENTIALS', 'wrong_credentials')));
  await typeCredentials('juan01', 'wrong');
  await submit();
  const alert = await screen.findByText('The username or the password is wrong.');
  expect(alert.closest('[role=alert]')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveValue('juan01');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(getToken()).toBeNull();
});

test('shows the captcha after a rejected login, and sends what was read from it', async () => {
  const { platform, onSignedIn } = await show((fake) =>
    fake
      .on(getCaptcha, () => 'iVBORw0KGgo=')
      .on(login, (request) =>
        request.captcha === 'k7q4p'
          ? {
              token: 'x'.repeat(32),
              firstTimeLogin: false,
              passwordExpired: false,
              passwordIsDefault: false,
            }
          : reject(401, 'CAPTCHA_REQUIRED', 'captcha_required', {
              value: { captchaRequired: true },
            }),
      ),
  );
  await typeCredentials();
  await submit();
  const picture = await screen.findByRole('img', { name: 'Picture with characters to read' });
  expect(picture).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
  await userEvent.type(screen.getByLabelText('Characters in the picture'), 'k7q4p');
  await submit();
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
  const second = platform.calls(login)[1];
  expect(second?.request.captchaKey).toBe(platform.calls(getCaptcha)[0]?.request.key);
});

test('makes one request of a double click', async () => {
  const { platform, onSignedIn } = await show();
  await typeCredentials();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
  expect(platform.calls(login)).toHaveLength(1);
});

test.each([
  ['offline', 'The network link is abnormal. Check your connection and try again.'],
  ['server-error', 'The service has a fault right now. Please try again in a moment.'],
  ['malformed', 'The answer could not be read. We have been told; please try again.'],
] as const)('survives a platform that is %s', async (fault, words) => {
  await show((fake) => fake.fail(login, fault));
  await typeCredentials();
  await submit();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
});
