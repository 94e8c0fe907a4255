import {
  checkAffiliate,
  checkRegisterCode,
  getCaptcha,
  getRegisterRules,
  getRegisterSettings,
  register,
  registerByMobile,
} from '@perya/api-client';
import { reject, type FakePlatform } from '@perya/api-client/testing';
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
import type { RegisterPanelProps } from './RegisterPanel';
import meta, * as stories from './RegisterPanel.stories';

interface World extends RegisterWorld {
  language?: string;
  props?: Partial<RegisterPanelProps>;
}

/** Renders the panel with a modified fake platform. */
async function show({ language = 'EN', props = {}, change, ...world }: World = {}) {
  let platform!: FakePlatform;
  const onRegistered = fn();
  const onLogin = fn();
  const Panel = composeStory(stories.Default, {
    ...meta,
    args: { ...meta.args, onRegistered, onLogin, ...props },
    globals: { language },
    parameters: {
      ...meta.parameters,
      ...registerWorld({
        ...world,
        change: (fake) => {
          platform = fake;
          change?.(fake);
        },
      }),
    },
  });
  await Panel.run();
  return { platform, onRegistered, onLogin };
}

/** The label of an optional field ends in "optional". */
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}(\\s+optional)?$`));
const type = (name: string, text: string) => userEvent.type(field(name), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function typeAccount(username = 'lola99', password = 'Sampaguita8') {
  await type('Username', username);
  await type('Password', password);
}

const MINIMAL = { rules: MINIMAL_RULES, settings: { byMobile: false } } as const;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/register');
});

describe('what is drawn', () => {
  test('draws every field that the rules enable, required ones as such', async () => {
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
      'E-mail',
      'Invitation code',
      'Mobile number',
    ]) {
      expect(screen.getByLabelText(new RegExp(`^${name}`))).not.toBeRequired();
    }
    for (const name of ['Username', 'Password', 'Password again', 'Full name', 'Date of birth']) {
      expect(field(name)).toBeRequired();
    }
    expect(await screen.findByRole('img', { name: /characters to read/ })).toBeVisible();
  });

  test('draws nothing else', async () => {
    await show(MINIMAL);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByLabelText('Password again')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('tells password managers and phone keyboards what each field takes', async () => {
    await show({ rules: ALL_RULES });
    await type('Mobile number', '9');
    const tokens = {
      Username: 'username',
      Password: 'new-password',
      'Password again': 'new-password',
      'Mobile number': 'tel-national',
      'Code from the text message': 'one-time-code',
      'Full name': 'name',
      'Date of birth': 'bday',
    };
    for (const [name, token] of Object.entries(tokens)) {
      expect(field(name)).toHaveAttribute('autocomplete', token);
    }
    expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('inputmode', 'email');
    expect(screen.getByLabelText(/^WhatsApp/)).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText(/^QQ/)).toHaveAttribute('inputmode', 'numeric');
  });

  test('names the reward that a Zalo number brings', async () => {
    await show({ rules: rulesWith('username', 'password', 'zalo') });
    expect(screen.getByLabelText(/^Zalo/)).toHaveAccessibleDescription(
      'Enter Zalo number ID to redeem bonus: up to ₫131,000.00.',
    );
  });

  test('ends the calendar of birthdays at the age limit of the brand', async () => {
    await show({ rules: ALL_RULES });
    const max = field('Date of birth').getAttribute('max') ?? '';
    expect(new Date().getFullYear() - Number(max.slice(0, 4))).toBeGreaterThanOrEqual(21);
  });

  test('asks for a code only once there is a number to send it to', async () => {
    await show();
    expect(screen.queryByLabelText('Code from the text message')).toBeNull();
    await type('Mobile number', '9171234567');
    expect(field('Code from the text message')).toBeVisible();
  });

  test.each([
    ['both ways', {}, ['By username', 'By mobile']],
    ['the phone alone', { byUsername: false }, []],
    ['the username alone', { byMobile: false }, []],
  ])('has tabs for %s', async (_, settings, tabs) => {
    await show({ settings });
    expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  });

  test('lets the settings have the last word over the switches of the brand', async () => {
    await show({
      settings: { byMobile: false },
      siteConfig: { switches: { mobileRegistration: true } },
    });
    await expect.poll(() => screen.queryByRole('tab')).toBeNull();
  });

  test('leaves the password to the platform where the brand says so', async () => {
    await show({ settings: { byUsername: false, mobileWithPassword: false } });
    await expect.poll(() => screen.queryByLabelText('Password')).toBeNull();
    expect(field('Mobile number')).toBeRequired();
  });

  test('is closed where the operator has closed it, with a way to customer service', async () => {
    await show({
      siteConfig: { switches: { directRegistration: false } },
      props: { service: <a href="/helpmc">Live chat</a> },
    });
    expect(screen.getByRole('heading', { name: /closed right now/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Live chat' })).toBeVisible();
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  test('is closed where the platform leaves no way open', async () => {
    await show({ settings: { byUsername: false, byMobile: false } });
    expect(await screen.findByRole('heading', { name: /closed right now/ })).toBeVisible();
  });

  test('asks for the rules where the page came without them, and again on demand', async () => {
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

  test('draws the form from what the tab has kept while the platform is away', async () => {
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

  test('has the way to the login in the dialog, and the button that clears on the page', async () => {
    const { onLogin } = await show({ ...MINIMAL, props: { placement: 'dialog' } });
    expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onLogin).toHaveBeenCalledTimes(1);
  });
});

describe('where the focus is', () => {
  test('is on the form of a dialog once that is there', async () => {
    await show({ props: { placement: 'dialog' } });
    expect(screen.getByRole('tab', { name: 'By username' })).toHaveFocus();
  });

  test('is left alone on a page', async () => {
    await show();
    expect(document.body).toHaveFocus();
  });
});

describe('what is checked', () => {
  test('says what is missing, how much, and goes to the first', async () => {
    const { platform } = await show({
      ...MINIMAL,
      rules: rulesWith('username', 'password', 'checkPass'),
    });
    await submit();
    expect(await screen.findByText('Please enter your username.')).toBeVisible();
    expect(screen.getByText('Please enter your password.')).toBeVisible();
    expect(screen.getByRole('status', { name: '' })).toBeDefined();
    expect(screen.getByText(/fields need another look/).closest('[role=status]')).not.toBeNull();
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toHaveAccessibleDescription(/Please enter your username/);
    expect(platform.calls(register)).toHaveLength(0);
  });

  test('checks a field when the visitor goes on, and not before something is typed', async () => {
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

  test('ticks off the rule of the password while it is typed', async () => {
    await show(MINIMAL);
    const rule = async (label: string) => (await screen.findByText(label)).closest('li');
    expect(await rule('at least one digit')).not.toHaveAttribute('data-met');
    await type('Password', 'abc1');
    expect(await rule('at least one digit')).toHaveAttribute('data-met');
    expect(await rule('8–20 characters')).not.toHaveAttribute('data-met');
    await type('Password', 'defg');
    expect(await rule('8–20 characters')).toHaveAttribute('data-met');
  });

  test('compares the passwords, whichever of them is changed', async () => {
    await show({ ...MINIMAL, rules: rulesWith('username', 'password', 'checkPass') });
    await type('Password', 'Sampaguita8');
    await type('Password again', 'Sampaguita9');
    await userEvent.tab();
    expect(await screen.findByText('The two passwords are not the same.')).toBeVisible();
    await userEvent.clear(field('Password'));
    await type('Password', 'Sampaguita9');
    await userEvent.tab();
    await expect.poll(() => screen.queryByText('The two passwords are not the same.')).toBeNull();
  });

  test('checks the number against its country', async () => {
    const { platform } = await show({
      settings: { byUsername: false, smsVerification: false },
    });
    await screen.findByRole('combobox');
    await type('Mobile number', '91712345');
    await submit();
    expect(await screen.findByText(/phone number in this country has/)).toBeVisible();
    expect(platform.calls(registerByMobile)).toHaveLength(0);
  });

  test('refuses who is under 18', async () => {
    await show({ ...MINIMAL, rules: rulesWith('username', 'password', 'dateOfBirth') });
    const year = new Date().getFullYear() - 17;
    await userEvent.type(screen.getByLabelText(/^Date of birth/), `${year}-01-01`);
    await userEvent.tab();
    expect(await screen.findByText('You must be at least 18 years old to play.')).toBeVisible();
  });

  test('does not go on without the agreement, which is ticked from the start', async () => {
    const { platform } = await show(MINIMAL);
    const box = screen.getByRole('checkbox', { name: /user agreement/ });
    expect(box).toBeChecked();
    expect(within(box.closest('label')!).getByRole('link')).toHaveAttribute('href', '/help');
    await userEvent.click(box);
    await typeAccount();
    await submit();
    expect(await screen.findByText(/Please tick the box/)).toBeVisible();
    expect(box).toHaveFocus();
    expect(platform.calls(register)).toHaveLength(0);
  });
});

describe('what is kept', () => {
  test('keeps what was typed from one way to register to the other', async () => {
    await show();
    await typeAccount();
    await type('Mobile number', '9171234567');
    await userEvent.click(await screen.findByRole('tab', { name: 'By mobile' }));
    expect(field('Mobile number')).toHaveValue('9171234567');
    expect(field('Password')).toHaveValue('Sampaguita8');
    await userEvent.click(screen.getByRole('tab', { name: 'By username' }));
    expect(field('Username')).toHaveValue('lola99');
  });

  test('forgets the faults of one way to register on the way to the other, and moves no focus', async () => {
    await show();
    await submit();
    expect(await screen.findByText(/fields need another look/)).toBeVisible();
    const tab = screen.getByRole('tab', { name: 'By mobile' });
    await userEvent.click(tab);
    expect(screen.queryByText(/need another look/)).toBeNull();
    expect(tab).toHaveFocus();
  });

  test('keeps what was typed, and what is wrong with it, through a change of language', async () => {
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

  test('clears a little at once, and much after asking', async () => {
    await show();
    await type('Username', 'lola99');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(field('Username')).toHaveValue('');

    await typeAccount();
    await type('Password again', 'Sampaguita8');
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

describe('what is sent', () => {
  test('registers, opens the session and says so, once for a double click', async () => {
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

  test('registers once for two presses before the page is drawn again', async () => {
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

  test('sends only what is drawn and filled, by the names of the call', async () => {
    const { platform } = await show({ rules: ALL_RULES });
    await typeAccount();
    await type('Password again', 'Sampaguita8');
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

  test('shows the invitation that the visitor came with, and lets it be taken away', async () => {
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

  test('warns of an invitation that nobody knows, at its field', async () => {
    const { platform } = await show({
      ...MINIMAL,
      rules: rulesWith('username', 'password', 'affiliateCode'),
    });
    await typeAccount();
    await userEvent.type(screen.getByLabelText(/^Invitation code/), 'NOBODY');
    await submit();
    expect(await screen.findByText(/invitation code is not valid/)).toBeVisible();
    expect(screen.getByLabelText(/^Invitation code/)).toHaveFocus();
    expect(platform.calls(register)).toHaveLength(0);
  });

  test('says at the code that it is wrong, without a dialog, and sends nothing', async () => {
    const { platform } = await show({
      settings: { byUsername: false, mobileWithPassword: false },
    });
    await screen.findByRole('combobox');
    await type('Mobile number', '9171234567');
    await type('Code from the text message', '111111');
    await submit();
    expect(await screen.findByText('The verification code is wrong.')).toBeVisible();
    expect(field('Code from the text message')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.calls(checkRegisterCode)).toHaveLength(1);
    expect(platform.calls(registerByMobile)).toHaveLength(0);
  });

  test('shows the name of an account made by phone before it goes on', async () => {
    const { platform, onRegistered } = await show({
      settings: { byUsername: false, mobileWithPassword: false },
    });
    await screen.findByRole('combobox');
    await type('Mobile number', '0917 123 4567');
    await type('Code from the text message', '246810');
    await submit();
    expect(await screen.findByText('p6302914457')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your account name' })).toHaveFocus();
    expect(screen.getByText(/password is in the text message/)).toBeVisible();
    expect(getToken()).toBeNull();
    expect(onRegistered).not.toHaveBeenCalled();
    expect(platform.calls(registerByMobile)[0]?.request).toMatchObject({
      countryDialingCode: '+63',
      mobileNum: '9171234567',
      verificationCode: '246810',
    });

    await userEvent.click(screen.getByRole('button', { name: 'I have it, go on' }));
    await expect.poll(() => onRegistered.mock.calls).toEqual([[false]]);
    expect(getToken()).toBe('session-token');
  });

  test.each([
    ['VI', 'Tên tài khoản của bạn', 'Tạo tài khoản', 'Số di động'],
    ['EN', 'Your account name', 'Create account', 'Mobile number'],
  ])('says that name in %s', async (language, title, button, mobile) => {
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
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('what the platform refuses', () => {
  test('says a taken username at its field, and keeps everything', async () => {
    await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, () =>
          reject(409, 'USERNAME_TAKEN', 'username_taken', {
            value: { faults: [{ path: 'username', message: 'username_taken', params: {} }] },
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

  test('says a fault of a field that is not drawn over the button', async () => {
    await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, () =>
          reject(400, 'INVALID_REQUEST', 'invalid_request', {
            value: { faults: [{ path: 'email', message: 'form.email', params: {} }] },
          }),
        ),
    });
    await typeAccount();
    await submit();
    const words = await screen.findByText('This is not an e-mail address.');
    expect(words.closest('[role=alert]')).toHaveFocus();
  });

  test('brings the picture where the platform asks for it, and a new one for each attempt', async () => {
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
    expect(await screen.findByText(/characters from the picture are wrong/)).toBeVisible();
    expect(answer).toHaveValue('');
    expect(platform.calls(getCaptcha)).toHaveLength(2);
    await userEvent.type(answer, 'k7Q4p');
    await submit();
    await expect.poll(() => onRegistered.mock.calls).toHaveLength(1);
    const keys = platform.calls(register).map(({ request }) => request.captchaKey);
    expect(new Set(keys).size).toBe(3);
  });

  test('drops an invitation that does not hold, and goes on without it', async () => {
    history.replaceState(null, '', '/register?affiliateCode=GONE02');
    const { platform, onRegistered } = await show({
      ...MINIMAL,
      change: (fake) =>
        fake.on(register, ({ affiliateCode, username = '' }) =>
          affiliateCode
            ? reject(400, 'INVALID_REQUEST', 'invitation_code_error', {
                value: { faults: [{ path: 'affiliateCode', message: 'invitation_code_error' }] },
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
    expect(await screen.findByText(/invitation you came by is not valid/)).toBeVisible();
    await submit();
    await expect.poll(() => onRegistered.mock.calls).toHaveLength(1);
    expect(platform.calls(register)).toHaveLength(2);
  });

  test('says that the account may exist where no answer came, and leads to the login', async () => {
    const { onLogin } = await show({
      ...MINIMAL,
      change: (fake) => fake.fail(register, 'malformed', 1),
    });
    await typeAccount();
    await submit();
    expect(await screen.findByText(/Try to log in first/)).toBeVisible();
    expect(field('Username')).toHaveValue('lola99');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onLogin).toHaveBeenCalledTimes(1);
  });
});
