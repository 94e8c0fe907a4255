import {
  getCaptcha,
  getHumanChallenge,
  getMemberInfo,
  listCountryCodes,
  login,
  loginFreePlay,
  requestLoginCode,
} from '@perya/api-client';
import {
  reject,
  runStory,
  wireLoginResult,
  wireMemberInfo,
  type FakePlatform,
} from '@perya/api-client/testing';
import { getToken } from '@perya/session';
import { composeStories, composeStory } from '@storybook/react-vite';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { recoveryPlatform } from '../../password/recoveryTesting';
import { browserKeyStore } from '../../remember/keyStore';
import { clearRememberedSignIn, signInMemory } from '../../remember/remember';
import meta, * as stories from './LoginPanel.stories';

const { CodesOnly, Default, NoHumanCheck, UsernameOnly } = composeStories(stories);

/** Renders the panel with a modified fake platform. */
async function show(change?: (fake: FakePlatform) => void, story = Default) {
  const onSignedIn = fn();
  const onRegister = fn();
  const platform = await runStory(story, change, { onSignedIn, onRegister });
  return { platform, onSignedIn, onRegister };
}

async function typeCredentials(username = 'juan01', password = 'Perya2026') {
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const submit = () => press('Log in');
const toMobile = () => userEvent.click(screen.getByRole('tab', { name: 'By mobile' }));

/** A fake key store, because jsdom has no IndexedDB. */
function keepKeys() {
  let key: CryptoKey | undefined;
  vi.spyOn(browserKeyStore, 'get').mockImplementation(() => Promise.resolve(key));
  vi.spyOn(browserKeyStore, 'set').mockImplementation((next) => {
    key = next;
    return Promise.resolve();
  });
  vi.spyOn(browserKeyStore, 'remove').mockImplementation(() => {
    key = undefined;
    return Promise.resolve();
  });
}

describe('by username', () => {
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

  test('skips the human check if the operator has disabled it', async () => {
    const { platform, onSignedIn } = await show(undefined, NoHumanCheck);
    await typeCredentials();
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    expect(platform.calls(getHumanChallenge)).toHaveLength(0);
    expect(platform.calls(login)[0]?.request.humanCheck).toBeUndefined();
  });

  test('loads the member with the new token before the session opens', async () => {
    let tokenInStorage: string | null = 'not asked';
    const { platform, onSignedIn } = await show((fake) =>
      fake.on(getMemberInfo, () => {
        tokenInStorage = sessionStorage.getItem('token');
        return wireMemberInfo({ type: 41 });
      }),
    );
    await typeCredentials();
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    expect(platform.calls(getMemberInfo)[0]?.token).toBe('session-token');
    expect(tokenInStorage).toBeNull();
    expect(sessionStorage.getItem('isAgent')).toBe('true');
  });

  test('shows missing fields and sends no request', async () => {
    const { platform } = await show();
    await submit();
    expect(await screen.findByText('Please enter your username.')).toBeVisible();
    expect(screen.getByText('Please enter your password.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(platform.calls(login)).toHaveLength(0);
  });

  test('shows the error and keeps the input', async () => {
    await show((fake) =>
      fake.on(login, () => reject(401, 'WRONG_CREDENTIALS', 'wrong_credentials')),
    );
    await typeCredentials('juan01', 'wrong');
    await submit();
    const alert = await screen.findByText('Wrong username or password.');
    expect(alert.closest('[role=alert]')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveValue('juan01');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(getToken()).toBeNull();
  });

  test('shows the captcha after a rejected login, and sends its answer', async () => {
    const { platform, onSignedIn } = await show((fake) =>
      fake
        .on(getCaptcha, () => 'iVBORw0KGgo=')
        .on(login, (request) =>
          request.captcha === 'k7q4p'
            ? wireLoginResult()
            : reject(401, 'CAPTCHA_REQUIRED', 'captcha_required', {
                value: { captchaRequired: true },
              }),
        ),
    );
    await typeCredentials();
    await submit();
    const picture = await screen.findByRole('img', { name: 'Picture with characters to read' });
    expect(picture).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
    await userEvent.type(screen.getByLabelText('Characters in the picture'), ' k7q4p ');
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    const second = platform.calls(login)[1];
    expect(second?.request.captchaKey).toBe(platform.calls(getCaptcha)[0]?.request.key);
  });

  test('shows a wrong captcha at its field, with a new picture', async () => {
    const { platform } = await show((fake) =>
      fake.on(login, ({ captcha }) =>
        reject(400, 'WRONG_CAPTCHA', captcha ? 'captcha_wrong' : 'captcha_required', {
          value: { captchaRequired: true },
        }),
      ),
    );
    await typeCredentials();
    await submit();
    await userEvent.type(await screen.findByLabelText('Characters in the picture'), 'nope');
    await submit();
    const field = screen.getByLabelText('Characters in the picture');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveAccessibleDescription(/Those characters don’t match the picture\./);
    await expect.poll(() => field).toHaveValue('');
    expect(platform.calls(getCaptcha)).toHaveLength(2);
  });

  test('sends one request on a double click', async () => {
    const { platform, onSignedIn } = await show();
    await typeCredentials();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    expect(platform.calls(login)).toHaveLength(1);
  });

  test.each([
    ['offline', 'Connection problem. Check your internet and try again.'],
    ['server-error', 'Something went wrong on our side. Please try again in a moment.'],
    ['malformed', 'We got an unexpected response and have been notified. Please try again.'],
  ] as const)('shows the error when the platform fails with %s', async (error, words) => {
    await show((fake) => fake.fail(login, error));
    await typeCredentials();
    await submit();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  });

  test('supports password managers', async () => {
    await show();
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('by mobile', () => {
  async function typeNumber(number = '0917 123 4567') {
    await toMobile();
    await userEvent.type(await screen.findByLabelText('Mobile number'), number);
  }

  test('sends the number in the platform’s format, and the code, without a human check', async () => {
    const { platform, onSignedIn } = await show();
    await typeNumber();
    await userEvent.type(screen.getByLabelText('Code from the text message'), ' 204815 ');
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[false]]);
    expect(platform.calls(login)[0]?.request).toEqual({
      type: 'SMS',
      countryDialingCode: '+63',
      mobileNum: '9171234567',
      verificationCode: '204815',
    });
    expect(platform.calls(getHumanChallenge)).toHaveLength(0);
  });

  test('shows missing fields and invalid numbers', async () => {
    const { platform } = await show();
    await typeNumber('12');
    await submit();
    expect(await screen.findByText('Please enter the verification code.')).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toBeInvalid();
    expect(platform.calls(login)).toHaveLength(0);
  });

  test('asks for a second code from an unknown IP address, and sends both', async () => {
    const { platform, onSignedIn } = await show((fake) =>
      fake.on(login, ({ secondVerificationCode }) =>
        secondVerificationCode === '991122'
          ? wireLoginResult()
          : reject(
              403,
              secondVerificationCode ? 'CODE_INVALID' : 'SECOND_VERIFICATION_REQUIRED',
              secondVerificationCode ? 'code_invalid' : 'second_verification_required',
              { value: { secondVerificationRequired: true } },
            ),
      ),
    );
    await typeNumber();
    await userEvent.type(screen.getByLabelText('Code from the text message'), '204815');
    await submit();
    const second = await screen.findByLabelText('Second code');
    expect(second).toHaveFocus();
    expect(screen.getByText(/You’re logging in from a new place\. We’ve/)).toBeVisible();
    expect(screen.getByLabelText('Code from the text message')).toHaveValue('204815');

    await userEvent.type(second, '000000');
    await submit();
    await expect.poll(() => second.getAttribute('aria-invalid')).toBe('true');
    expect(second).toHaveAccessibleDescription('The verification code is wrong.');
    expect(screen.getByLabelText('Code from the text message')).toBeValid();

    await userEvent.clear(second);
    await userEvent.type(second, '991122');
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    expect(platform.calls(login).at(-1)?.request).toMatchObject({
      verificationCode: '204815',
      secondVerificationCode: '991122',
    });
  });

  test('starts over with another number', async () => {
    await show((fake) =>
      fake.on(login, () =>
        reject(403, 'SECOND_VERIFICATION_REQUIRED', 'second_verification_required', {
          value: { secondVerificationRequired: true },
        }),
      ),
    );
    await typeNumber();
    await userEvent.type(screen.getByLabelText('Code from the text message'), '204815');
    await submit();
    await screen.findByLabelText('Second code');
    await userEvent.type(screen.getByLabelText('Mobile number'), '8');
    expect(screen.queryByLabelText('Second code')).toBeNull();
  });

  test('shows a wrong code at its field', async () => {
    await show((fake) => fake.on(login, () => reject(400, 'CODE_INVALID', 'code_invalid')));
    await typeNumber();
    const code = screen.getByLabelText('Code from the text message');
    await userEvent.type(code, '1');
    await submit();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(code).toHaveAccessibleDescription('The verification code is wrong.');
    expect(code).toHaveFocus();
  });

  test('never offers to change the password', async () => {
    const { onSignedIn } = await show((fake) =>
      fake.on(login, () =>
        wireLoginResult({ passwordExpired: true, passwordIsDefault: true, firstTimeLogin: true }),
      ),
    );
    await typeNumber();
    await userEvent.type(screen.getByLabelText('Code from the text message'), '204815');
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
  });

  test('accepts the number’s password if the operator allows it', async () => {
    const { platform, onSignedIn } = await show();
    await typeNumber();
    await userEvent.click(screen.getByRole('radio', { name: 'Password' }));
    await userEvent.type(
      screen.getByLabelText('Password', { selector: 'input[type=password]' }),
      'Perya2026',
    );
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    expect(platform.calls(login)[0]?.request).toMatchObject({
      type: 'USERNAME',
      username: '+639171234567',
      password: 'Perya2026',
    });
    expect(platform.calls(login)[0]?.request.humanCheck).toBeDefined();
  });

  test('offers codes only if the operator has disabled passwords', async () => {
    await show(undefined, CodesOnly);
    await toMobile();
    expect(await screen.findByLabelText('Code from the text message')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('requests a login code', async () => {
    const { platform } = await show();
    await typeNumber();
    await press('Get code');
    await expect.poll(() => platform.calls(requestLoginCode)).toHaveLength(1);
  });

  test.each([
    ['+84 912 345 678', '+84', '912345678'],
    ['0918 123 4567', '+63', '9181234567'],
  ])(
    'waits for the countries when %s is typed, and a code requested, before they are loaded',
    async (number, countryDialingCode, mobileNum) => {
      const { promise: known, resolve: answer } = Promise.withResolvers<void>();
      const { platform } = await show((fake) => {
        recoveryPlatform(fake);
        fake.on(listCountryCodes, async () => {
          await known;
          return [
            { countryCode: 'VN', countryDialingCode: '84', flag: null },
            { countryCode: 'PH', countryDialingCode: '63', flag: null },
          ];
        });
      });
      await toMobile();
      await userEvent.type(await screen.findByLabelText('Mobile number'), number);
      await press('Get code');
      answer();
      const button = await screen.findByRole('button', { name: 'Send again' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(platform.calls(requestLoginCode)).toMatchObject([
        { request: { countryDialingCode, mobileNum } },
      ]);
    },
  );

  test('shows an invalid number’s error even if the countries load late', async () => {
    const { promise: known, resolve: answer } = Promise.withResolvers<void>();
    const { platform } = await show((fake) =>
      fake.on(listCountryCodes, async () => {
        await known;
        return [{ countryCode: 'PH', countryDialingCode: '63', flag: null }];
      }),
    );
    await toMobile();
    const number = await screen.findByLabelText('Mobile number');
    await userEvent.type(number, '0917 123');
    await press('Get code');
    answer();
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
    expect(number).toHaveAccessibleDescription(/10 digits/);
    expect(platform.calls(requestLoginCode)).toHaveLength(0);
  });

  test('retries loading the countries', async () => {
    const { platform } = await show((fake) => {
      recoveryPlatform(fake);
      fake.fail(listCountryCodes, 'malformed', 1);
    });
    await toMobile();
    await screen.findByRole('button', { name: 'Load the country codes again' });
    await userEvent.type(screen.getByLabelText('Mobile number'), '0919 123 4567');
    await press('Get code');
    await expect.poll(() => platform.calls(requestLoginCode)).toHaveLength(1);
  });

  test('keeps the input when switching tabs', async () => {
    await show();
    await typeCredentials();
    await typeNumber();
    await userEvent.type(screen.getByLabelText('Code from the text message'), '204815');
    await userEvent.click(screen.getByRole('tab', { name: 'By username' }));
    expect(await screen.findByLabelText('Username')).toHaveValue('juan01');
    expect(screen.getByLabelText('Password')).toHaveValue('Perya2026');
    await toMobile();
    expect(await screen.findByLabelText('Code from the text message')).toHaveValue('204815');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0917 123 4567');
  });

  test('supports arrow keys', async () => {
    await show();
    await userEvent.click(screen.getByRole('tab', { name: 'By username' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'By mobile' })).toHaveFocus();
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
  });
});

describe('remembered credentials', () => {
  beforeEach(async () => {
    keepKeys();
    await clearRememberedSignIn();
  });

  test('are stored if the box is checked', async () => {
    const { onSignedIn } = await show();
    await typeCredentials();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me for a day' }));
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    await expect(signInMemory.recall()).resolves.toEqual({
      method: 'username',
      username: 'juan01',
      password: 'Perya2026',
    });
    expect(document.cookie).not.toContain('Perya');
  });

  test('follow the box, even if it was changed before the key store was read', async () => {
    const late = Promise.withResolvers<null>();
    vi.spyOn(signInMemory, 'recall').mockReturnValueOnce(late.promise);
    const { onSignedIn } = await show();
    const box = screen.getByRole('checkbox', { name: 'Remember me for a day' });
    await userEvent.click(box);
    await act(async () => late.resolve(null));
    expect(box).toBeChecked();
    await typeCredentials();
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    await expect(signInMemory.recall()).resolves.toMatchObject({ username: 'juan01' });
  });

  test('are not stored if the box is unchecked', async () => {
    await signInMemory.remember({ method: 'username', username: 'ana', password: 'old' });
    const { onSignedIn } = await show();
    await expect.poll(() => screen.getByLabelText('Username')).toHaveValue('ana');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    await expect.poll(() => signInMemory.recall()).toBeNull();
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    await expect(signInMemory.recall()).resolves.toBeNull();
  });

  test('prefill both forms, and select the one last used', async () => {
    await signInMemory.remember({
      method: 'sms',
      username: 'juan01',
      password: 'Perya2026',
      dialingCode: '+63',
      mobileNumber: '9171234567',
    });
    await show();
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('9171234567');
    await userEvent.click(screen.getByRole('tab', { name: 'By username' }));
    expect(await screen.findByLabelText('Password')).toHaveValue('Perya2026');
  });

  test('keep the username after a later sign-in by phone', async () => {
    await signInMemory.remember({ method: 'username', username: 'juan01', password: 'Perya2026' });
    const { onSignedIn } = await show();
    await expect.poll(() => screen.getByLabelText('Username')).toHaveValue('juan01');
    await toMobile();
    await userEvent.type(await screen.findByLabelText('Mobile number'), '09171234567');
    await userEvent.type(screen.getByLabelText('Code from the text message'), '204815');
    await submit();
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    await expect(signInMemory.recall()).resolves.toEqual({
      method: 'sms',
      username: 'juan01',
      password: 'Perya2026',
      dialingCode: '+63',
      mobileNumber: '9171234567',
    });
  });

  test('are not stored after a rejected attempt', async () => {
    await show((fake) =>
      fake.on(login, () => reject(401, 'WRONG_CREDENTIALS', 'wrong_credentials')),
    );
    await typeCredentials();
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    await screen.findByText('Wrong username or password.');
    await expect(signInMemory.recall()).resolves.toBeNull();
  });

  test('are removed by a trial sign-in', async () => {
    await signInMemory.remember({ method: 'username', username: 'juan01', password: 'Perya2026' });
    const { platform, onSignedIn } = await show();
    await press('Try it with play money');
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1);
    expect(platform.calls(loginFreePlay)).toHaveLength(1);
    expect(getToken()).toBe('trial-token');
    await expect(signInMemory.recall()).resolves.toBeNull();
  });
});

describe('options disabled by the operator', () => {
  test('are not shown', async () => {
    await show(undefined, UsernameOnly);
    expect(screen.getByLabelText('Username')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      'Log in',
    ]);
    expect(screen.queryByText(/New here/)).toBeNull();
  });

  test.each([
    ['googleLogin', 'Log in with Google'],
    ['facebookLogin', 'Log in with Facebook'],
    ['telegramLogin', 'Log in with Telegram'],
  ])('are hidden: switching off %s hides the button %s', async (name, button) => {
    const parameters = { siteConfig: { switches: { [name]: false } } };
    await show(undefined, composeStory({ parameters }, meta));
    const group = within(screen.getByRole('group', { name: 'Log in with' }));
    expect(group.getAllByRole('button')).toHaveLength(2);
    expect(group.queryByRole('button', { name: button })).toBeNull();
  });
});

test('links to the registration', async () => {
  const { onRegister } = await show();
  await press('Register');
  expect(onRegister).toHaveBeenCalledOnce();
});
