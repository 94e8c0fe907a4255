import {
  checkAffiliate,
  checkRegisterCode,
  getCaptcha,
  getRegisterRules,
  getRegisterSettings,
  register,
  registerByMobile,
} from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { useLanguage } from '@perya/i18n';
import { getToken } from '@perya/session';
import { composeStory } from '@storybook/react-vite';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import {
  ALL_RULES,
  MINIMAL_RULES,
  registerWorld,
  rulesWith,
  type RegisterWorld,
} from '../../register/registerTesting';
import { SETTINGS } from '../../testing';
import type { RegisterPanelProps } from './RegisterPanel';
import meta, * as stories from './RegisterPanel.stories';

interface World extends RegisterWorld {
  language?: string;
  props?: Partial<RegisterPanelProps>;
  change?: (fake: FakePlatform) => void;
}

/** Renders the panel with a modified fake platform. */
async function show({ language = 'EN', props = {}, change, ...world }: World = {}) {
  const onRegistered = fn();
  const onLogin = fn();
  const parameters = { ...meta.parameters, ...registerWorld(world) };
  const Panel = composeStory({ globals: { language } }, { ...meta, parameters });
  const platform = await runStory(Panel, change, { onRegistered, onLogin, ...props });
  return { platform, onRegistered, onLogin };
}

/** The label of an optional field ends in "optional". */
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}(\\s+optional)?$`));
const type = (name: string, text: string) => userEvent.type(field(name), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const isAgreed = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /user agreement/ }).checked;
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /user agreement/ }));

async function typeAccount(username = 'lola99', password = 'Sampaguita8') {
  await type('Username', username);
  await type('Password', password);
  if (!isAgreed()) await agree();
}

const MINIMAL = { rules: MINIMAL_RULES, settings: { byMobile: false } } as const;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/register');
});

describe('rendered fields', () => {
  test('shows every field enabled by the rules, marked if required', async () => {
    await show({ rules: ALL_RULES, settings: { captchaRequired: true } });
    for (const name of [
      'Payment password',
      'QQ number',
      'LINE ID',
      'WhatsApp number',
      'Zalo number',
      'Facebook profile',
      'WeChat ID',
      'ID number',
      'Email',
      'Invitation code',
      'Mobile number',
    ]) {
      expect(screen.getByLabelText(new RegExp(`^${name}`))).not.toBeRequired();
    }
    for (const name of ['Username', 'Password', 'Confirm password', 'Full name', 'Date of birth']) {
      expect(field(name)).toBeRequired();
    }
    expect(await screen.findByRole('img', { name: /characters to read/ })).toBeVisible();
  });

  test('shows nothing else', async () => {
    await show(MINIMAL);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('sets autofill and keyboard attributes for each field', async () => {
    await show({ rules: ALL_RULES });
    await type('Mobile number', '9');
    const tokens = {
      Username: 'username',
      Password: 'new-password',
      'Confirm password': 'new-password',
      'Mobile number': 'tel-national',
      'Code from the text message': 'one-time-code',
      'Full name': 'name',
      'Date of birth': 'bday',
    };
    for (const [name, token] of Object.entries(tokens)) {
      expect(field(name)).toHaveAttribute('autocomplete', token);
    }
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('inputmode', 'email');
    expect(screen.getByLabelText(/^WhatsApp/)).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText(/^QQ/)).toHaveAttribute('inputmode', 'numeric');
  });

  test('shows the reward at the contact that the brand rewards, and at no other', async () => {
    const { contact } = SETTINGS.rewards;
    await show({
      rules: rulesWith('username', 'password', 'whatsapp', 'zalo'),
      rewards: {
        currency: 'VND',
        contact: contact && {
          ...contact,
          field: 'zalo',
          prize: { ...contact.prize, amount: '131000.00' },
        },
      },
    });
    await expect
      .poll(() => screen.getByLabelText(/^Zalo/))
      .toHaveAccessibleDescription('Enter your Zalo details to get ₫131,000.00.');
    expect(screen.getByLabelText(/^WhatsApp/)).not.toHaveAccessibleDescription();
  });

  test('shows no hint at a contact if the brand rewards none', async () => {
    const { platform } = await show({
      rules: rulesWith('username', 'password', 'whatsapp', 'zalo'),
      rewards: { contact: null },
    });
    await expect.poll(() => platform.calls(getRegisterSettings)).toHaveLength(1);
    for (const name of [/^Zalo/, /^WhatsApp/]) {
      expect(screen.getByLabelText(name)).not.toHaveAccessibleDescription();
    }
  });

  test('limits the birthday by the brand’s minimum age', async () => {
    await show({ rules: ALL_RULES });
    const max = field('Date of birth').getAttribute('max') ?? '';
    expect(new Date().getFullYear() - Number(max.slice(0, 4))).toBeGreaterThanOrEqual(21);
  });

  test('asks for a code only if there is a number', async () => {
    await show();
    expect(screen.queryByLabelText('Code from the text message')).toBeNull();
    await type('Mobile number', '9171234567');
    expect(field('Code from the text message')).toBeVisible();
  });

  test.each([
    ['username and phone', {}, ['By username', 'By mobile']],
    ['phone only', { byUsername: false }, []],
    ['username only', { byMobile: false }, []],
  ])('has tabs only for more than one method: %s', async (_, settings, tabs) => {
    await show({ settings });
    expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  });

  test('prefers the settings over the brand’s switches', async () => {
    await show({
      settings: { byMobile: false },
      siteConfig: { switches: { mobileRegistration: true } },
    });
    await expect.poll(() => screen.queryByRole('tab')).toBeNull();
  });

  test('leaves the password to the platform if the brand does', async () => {
    await show({ settings: { byUsername: false, mobileWithPassword: false } });
    await expect.poll(() => screen.queryByLabelText('Password')).toBeNull();
    expect(field('Mobile number')).toBeRequired();
  });

  test('is closed if the operator has closed it, with a customer service link', async () => {
    await show({
      siteConfig: { switches: { directRegistration: false } },
      props: { service: <a href="/helpmc">Live chat</a> },
    });
    expect(screen.getByRole('heading', { name: /closed right now/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Live chat' })).toBeVisible();
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  test('is closed if the platform has no registration method', async () => {
    await show({ settings: { byUsername: false, byMobile: false } });
    expect(await screen.findByRole('heading', { name: /closed right now/ })).toBeVisible();
  });

  test('loads the rules if the page has none, with a retry button', async () => {
    const { platform } = await show({
      siteConfig: { registerRules: {}, isPlatformReachable: false },
      change: (fake) =>
        fake.fail(getRegisterSettings, 'server-error', 1).on(getRegisterRules, () => ({
          username: { enabled: true, required: true },
          password: { enabled: true, required: true },
        })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(platform.calls(getRegisterRules)).toHaveLength(1);
  });

  test('uses the tab’s stored rules while the platform is down', async () => {
    const away = {
      siteConfig: { registerRules: {}, isPlatformReachable: false },
      change: (fake: FakePlatform) =>
        fake.fail(getRegisterSettings, 'offline').fail(getRegisterRules, 'offline'),
    };
    await show(MINIMAL);
    const kept = await vi.waitUntil(() => sessionStorage.getItem('registerSetup'));
    cleanup();
    // Each story starts with empty session storage.
    const { platform } = await show({
      ...away,
      change: (fake) => {
        away.change(fake);
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) =>
          key === 'registerSetup' ? kept : null,
        );
      },
    });
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(platform.calls(register)).toHaveLength(0);
  });

  test('has a login link in the dialog, and a clear button on the page', async () => {
    const { onLogin } = await show({ ...MINIMAL, props: { placement: 'dialog' } });
    expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onLogin).toHaveBeenCalledTimes(1);
  });
});

describe('focus', () => {
  test('moves to the dialog’s form once it has loaded', async () => {
    await show({ props: { placement: 'dialog' } });
    expect(screen.getByRole('tab', { name: 'By username' })).toHaveFocus();
  });

  test('is unchanged on a page', async () => {
    await show();
    expect(document.body).toHaveFocus();
  });
});

describe('validation', () => {
  test('shows the missing fields and their number, and focuses the first', async () => {
    const { platform } = await show({
      ...MINIMAL,
      rules: rulesWith('username', 'password', 'checkPass'),
    });
    await submit();
    expect(await screen.findByText('Please enter your username.')).toBeVisible();
    expect(screen.getByText('Please enter your password.')).toBeVisible();
    expect(screen.getByRole('status', { name: '' })).toBeDefined();
    expect(screen.getByText(/^Please check \d+ field/).closest('[role=status]')).not.toBeNull();
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toHaveAccessibleDescription(/Please enter your username/);
    expect(platform.calls(register)).toHaveLength(0);
  });

  test('validates a non-empty field on blur', async () => {
    await show(MINIMAL);
    await userEvent.click(field('Username'));
    await userEvent.tab();
    expect(screen.queryByText('Please enter your username.')).toBeNull();
    await type('Username', '9x');
    await userEvent.tab();
    expect(await screen.findByText(/starting with a letter/, { selector: 'span' })).toBeVisible();
    expect(field('Username')).toBeInvalid();
    await type('Username', 'abc');
    expect(field('Username')).not.toBeInvalid();
  });

  test('updates the password checklist while typing', async () => {
    await show(MINIMAL);
    const rule = async (label: string) => (await screen.findByText(label)).closest('li');
    expect(await rule('at least one digit')).not.toHaveAttribute('data-met');
    await type('Password', 'abc1');
    expect(await rule('at least one digit')).toHaveAttribute('data-met');
    expect(await rule('8–20 characters')).not.toHaveAttribute('data-met');
    await type('Password', 'defg');
    expect(await rule('8–20 characters')).toHaveAttribute('data-met');
  });

  test('compares the passwords when either changes', async () => {
    await show({ ...MINIMAL, rules: rulesWith('username', 'password', 'checkPass') });
    await type('Password', 'Sampaguita8');
    await type('Confirm password', 'Sampaguita9');
    await userEvent.tab();
    expect(await screen.findByText('The passwords don’t match.')).toBeVisible();
    await userEvent.clear(field('Password'));
    await type('Password', 'Sampaguita9');
    await userEvent.tab();
    await expect.poll(() => screen.queryByText('The passwords don’t match.')).toBeNull();
  });

  test('validates the number for its country', async () => {
    const { platform } = await show({
      settings: { byUsername: false, smsVerification: false },
    });
    await screen.findByRole('combobox');
    await type('Mobile number', '91712345');
    await submit();
    expect(await screen.findByText(/Mobile numbers in this country have/)).toBeVisible();
    expect(platform.calls(registerByMobile)).toHaveLength(0);
  });

  test('rejects visitors below the brand’s age limit', async () => {
    await show({ ...MINIMAL, rules: rulesWith('username', 'password', 'dateOfBirth') });
    const year = new Date().getFullYear() - 20;
    await userEvent.type(screen.getByLabelText(/^Date of birth/), `${year}-01-01`);
    await userEvent.tab();
    expect(await screen.findByText('You must be at least 21 years old to play.')).toBeVisible();
  });

  test('requires the agreement, which is never checked by default', async () => {
    const { platform } = await show(MINIMAL);
    const box = screen.getByRole('checkbox', { name: /user agreement/ });
    expect(box).not.toBeChecked();
    const terms = within(box.closest('label')!).getByRole('link');
    expect(terms).toHaveAttribute('href', '/help?article=terms');
    // The form stays as it is.
    expect(terms).toHaveAttribute('target', '_blank');
    await typeAccount();
    await userEvent.click(box);
    await submit();
    expect(await screen.findByText(/Please check the box to accept the user/)).toBeVisible();
    expect(box).toHaveFocus();
    expect(platform.calls(register)).toHaveLength(0);
  });
});

describe('kept input', () => {
  test('keeps the input when changing the registration method', async () => {
    await show();
    await typeAccount();
    await type('Mobile number', '9171234567');
    await userEvent.click(await screen.findByRole('tab', { name: 'By mobile' }));
    expect(field('Mobile number')).toHaveValue('9171234567');
    expect(field('Password')).toHaveValue('Sampaguita8');
    await userEvent.click(screen.getByRole('tab', { name: 'By username' }));
    expect(field('Username')).toHaveValue('lola99');
  });

  test('clears errors when changing the registration method, and does not move focus', async () => {
    await show();
    await submit();
    expect(await screen.findByText(/^Please check \d+ field/)).toBeVisible();
    const tab = screen.getByRole('tab', { name: 'By mobile' });
    await userEvent.click(tab);
    expect(screen.queryByText(/^Please check \d+ field/)).toBeNull();
    expect(tab).toHaveFocus();
  });

  test('keeps input and errors when the language changes', async () => {
    function Picker() {
      const { change } = useLanguage();
      return <button onClick={() => void change('VI')}>Tiếng Việt</button>;
    }
    const Panel = composeStory(
      {
        ...stories.Minimal,
        decorators: [
          (Story) => (
            <>
              <Picker />
              <Story />
            </>
          ),
        ],
      },
      meta,
    );
    await Panel.run();
    await type('Username', '9x');
    await type('Password', 'Sampaguita8');
    await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByLabelText('Tên đăng nhập')).toHaveValue('9x');
    expect(screen.getByLabelText('Mật khẩu')).toHaveValue('Sampaguita8');
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveAccessibleDescription(
      // The help text and the error.
      /bắt đầu bằng chữ cái\..* .*bắt đầu bằng chữ cái\./,
    );
  });

  test('clears a few fields immediately, and many after confirmation', async () => {
    await show();
    await type('Username', 'lola99');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(field('Username')).toHaveValue('');

    await typeAccount();
    await type('Confirm password', 'Sampaguita8');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear everything you typed?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(field('Username')).toHaveValue('lola99');

    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(field('Username')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
  });
});

describe('requests', () => {
  test('registers, opens the session and confirms it, once on a double click', async () => {
    history.replaceState(null, '', '/register?referralCode=friend_7&affiliateCode=AG01&token=x#s');
    const { platform, onRegistered } = await show(MINIMAL);
    await typeAccount('  lola99 ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await expect.poll(() => onRegistered.mock.calls).toEqual([[false]]);
    expect(getToken()).toBe('session-token');
    expect(platform.calls(register)).toHaveLength(1);
    expect(platform.calls(register)[0]?.request).toMatchObject({
      username: 'lola99',
      password: 'Sampaguita8',
      referralCode: 'friend_7',
      affiliateCode: 'AG01',
      registerMethod: 'WEB',
      domain: location.host,
      registerUrl: `${location.origin}/register?referralCode=friend_7&affiliateCode=AG01`,
      deviceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  test('registers once for two presses before a re-render', async () => {
    const { platform, onRegistered } = await show(MINIMAL);
    await typeAccount();
    const button = screen.getByRole('button', { name: 'Create account' });
    act(() => {
      button.click();
      button.click();
    });
    await expect.poll(() => onRegistered.mock.calls).toEqual([[false]]);
    expect(platform.calls(register)).toHaveLength(1);
  });

  test('sends only rendered and filled fields, with the request’s names', async () => {
    const { platform } = await show({ rules: ALL_RULES });
    await typeAccount();
    await type('Confirm password', 'Sampaguita8');
    await type('Full name', 'Maria  Santos'.replace('  ', ' '));
    await userEvent.type(screen.getByLabelText(/^QQ/), '123456');
    await userEvent.type(field('Date of birth'), '1990-04-25');
    await submit();
    await expect.poll(() => platform.calls(register)).toHaveLength(1);
    const sent = platform.calls(register)[0]?.request ?? {};
    expect(Object.keys(sent).toSorted()).toEqual(
      [
        'confirmPassword',
        'dateOfBirth',
        'deviceId',
        'domain',
        'humanCheck',
        'login',
        'password',
        'payeeName',
        'qqNum',
        'registerMethod',
        'registerUrl',
        'username',
      ].toSorted(),
    );
  });

  test('shows the visitor’s invitation code, which can be removed', async () => {
    history.replaceState(null, '', '/register?affiliateCode=AG01');
    const { platform } = await show({
      ...MINIMAL,
      rules: rulesWith('username', 'password', 'affiliateCode'),
    });
    const code = screen.getByLabelText(/^Invitation code/);
    expect(code).toHaveValue('AG01');
    await userEvent.clear(code);
    await typeAccount();
    await submit();
    await expect.poll(() => platform.calls(register)).toHaveLength(1);
    expect(platform.calls(register)[0]?.request.affiliateCode).toBeUndefined();
    expect(platform.calls(checkAffiliate)).toHaveLength(0);
  });

  test('shows an unknown invitation code at its field', async () => {
    const { platform } = await show({
      ...MINIMAL,
      rules: rulesWith('username', 'password', 'affiliateCode'),
    });
    await typeAccount();
    await userEvent.type(screen.getByLabelText(/^Invitation code/), 'NOBODY');
    await submit();
    expect(await screen.findByText(/This invitation code isn’t valid\. Check it/)).toBeVisible();
    expect(screen.getByLabelText(/^Invitation code/)).toHaveFocus();
    expect(platform.calls(register)).toHaveLength(0);
  });

  test('shows a wrong code at its field, without a dialog, and sends nothing', async () => {
    const { platform } = await show({
      settings: { byUsername: false, mobileWithPassword: false },
    });
    await screen.findByRole('combobox');
    await type('Mobile number', '9171234567');
    await type('Code from the text message', '111111');
    await agree();
    await submit();
    expect(await screen.findByText('The verification code is wrong.')).toBeVisible();
    expect(field('Code from the text message')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.calls(checkRegisterCode)).toHaveLength(1);
    expect(platform.calls(registerByMobile)).toHaveLength(0);
  });

  test('shows the account name generated for a phone before continuing', async () => {
    const { platform, onRegistered } = await show({
      settings: { byUsername: false, mobileWithPassword: false },
    });
    await screen.findByRole('combobox');
    await type('Mobile number', '0917 123 4567');
    await type('Code from the text message', '246810');
    await agree();
    await submit();
    expect(await screen.findByText('p6302914457')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your username' })).toHaveFocus();
    expect(screen.getByText(/password is in the text message/)).toBeVisible();
    expect(getToken()).toBeNull();
    expect(onRegistered).not.toHaveBeenCalled();
    expect(platform.calls(registerByMobile)[0]?.request).toMatchObject({
      countryDialingCode: '+63',
      mobileNum: '9171234567',
      verificationCode: '246810',
    });

    await userEvent.click(screen.getByRole('button', { name: 'I’ve saved it, continue' }));
    await expect.poll(() => onRegistered.mock.calls).toEqual([[false]]);
    expect(getToken()).toBe('session-token');
  });

  test.each([
    ['VI', 'Tên đăng nhập của bạn', 'Tạo tài khoản', 'Số điện thoại'],
    ['EN', 'Your username', 'Create account', 'Mobile number'],
  ])('shows the generated account name in %s', async (language, title, button, mobile) => {
    await show({
      language,
      rules: rulesWith('mobileNum'),
      settings: {
        byUsername: false,
        mobileWithPassword: false,
        smsVerification: false,
      },
    });
    await screen.findByRole('combobox');
    await type(mobile, '9171234567');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('rejections by the platform', () => {
  test('shows a taken username at its field, and keeps all input', async () => {
    await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, () =>
          reject(409, 'USERNAME_TAKEN', 'username_taken', {
            value: { errors: [{ path: 'username', message: 'username_taken', params: {} }] },
          }),
        ),
    });
    await typeAccount();
    await submit();
    expect(await screen.findByText('This username is taken. Choose another.')).toBeVisible();
    expect(field('Username')).toHaveFocus();
    expect(field('Password')).toHaveValue('Sampaguita8');
    // The name is still taken after the field loses focus.
    await userEvent.tab();
    expect(screen.getByText('This username is taken. Choose another.')).toBeVisible();
    await type('Username', 'x');
    expect(screen.queryByText('This username is taken. Choose another.')).toBeNull();
  });

  test('shows the error of a missing field above the button', async () => {
    await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, () =>
          reject(400, 'INVALID_REQUEST', 'invalid_request', {
            value: { errors: [{ path: 'email', message: 'form.email', params: {} }] },
          }),
        ),
    });
    await typeAccount();
    await submit();
    const words = await screen.findByText('This email isn’t valid.');
    expect(words.closest('[role=alert]')).toHaveFocus();
  });

  test('shows the captcha if the platform requires it, with a new picture for each attempt', async () => {
    const { platform, onRegistered } = await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, ({ captcha, username = '' }, { callIndex }) => {
          if (callIndex === 0) {
            return reject(400, 'CAPTCHA', 'captcha_required', { value: { captchaRequired: true } });
          }
          return captcha === 'k7Q4p'
            ? {
                token: 't',
                firstTimeLogin: false,
                passwordExpired: false,
                passwordIsDefault: false,
                account: username,
              }
            : reject(400, 'CAPTCHA', 'captcha_wrong', { value: { captchaRequired: true } });
        }),
    });
    await typeAccount();
    await submit();
    const answer = await screen.findByLabelText('Characters in the picture');
    await userEvent.type(answer, 'wrong');
    await submit();
    expect(await screen.findByText(/Those characters don’t match the picture\./)).toBeVisible();
    expect(answer).toHaveValue('');
    expect(platform.calls(getCaptcha)).toHaveLength(2);
    await userEvent.type(answer, 'k7Q4p');
    await submit();
    await expect.poll(() => onRegistered.mock.calls).toHaveLength(1);
    const keys = platform.calls(register).map(({ request }) => request.captchaKey);
    expect(new Set(keys).size).toBe(3);
  });

  test('drops an invalid invitation code, and continues without it', async () => {
    history.replaceState(null, '', '/register?affiliateCode=GONE02');
    const { platform, onRegistered } = await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, ({ affiliateCode, username = '' }) =>
          affiliateCode
            ? reject(400, 'INVALID_REQUEST', 'invitation_code_error', {
                value: { errors: [{ path: 'affiliateCode', message: 'invitation_code_error' }] },
              })
            : {
                token: 't',
                firstTimeLogin: false,
                passwordExpired: false,
                passwordIsDefault: false,
                account: username,
              },
        ),
    });
    await typeAccount();
    await submit();
    expect(await screen.findByText(/Your invitation is no longer valid\. Create/)).toBeVisible();
    await submit();
    await expect.poll(() => onRegistered.mock.calls).toHaveLength(1);
    expect(platform.calls(register)).toHaveLength(2);
  });

  test('explains that the account may exist if there is no response, and links to the login', async () => {
    const { onLogin } = await show({
      ...MINIMAL,
      change: (fake) => fake.fail(register, 'malformed', 1),
    });
    await typeAccount();
    await submit();
    expect(await screen.findByText(/We didn’t get a reply, so we can’t tell if/)).toBeVisible();
    expect(field('Username')).toHaveValue('lola99');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onLogin).toHaveBeenCalledTimes(1);
  });
});
