import { RejectedError, type LoginMethod } from '@perya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { catalogue } from '../../locales';
import { useLogin } from '../../login/useLogin';
import { clearRememberedSignIn, signInMemory } from '../../remember/remember';
import { dismissLoginNotice, completePasswordChange, failStep } from '../../stores/authStep';
import { signInPlatform } from '../../testing';
import { LoginPanel } from './LoginPanel';

interface ExampleProps {
  onSignedIn(ranPendingAction: boolean): void;
  onRegister(): void;
}

function Example({ onSignedIn, onRegister }: ExampleProps) {
  const login = useLogin({ isOpen: true, onSignedIn });
  return (
    <div style={{ maxInlineSize: 400 }}>
      <LoginPanel login={login} register={<button type="button" onClick={onRegister} />} />
    </div>
  );
}

const meta = {
  title: 'Account/Sign in/LoginPanel',
  component: Example,
  parameters: { catalogues: [catalogue], platform: signInPlatform },
  args: { onSignedIn: fn(), onRegister: fn() },
  beforeEach: () => dismissLoginNotice,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All options that an operator can enable. */
export const Default: Story = {};

const without = (...names: string[]) => ({
  siteConfig: { switches: Object.fromEntries(names.map((name) => [name, false])) },
});

export const UsernameOnly: Story = {
  parameters: without(
    'verificationCodeLogin',
    'directRegistration',
    'freePlay',
    'forgotByEmail',
    'forgotByMobile',
    'googleLogin',
    'facebookLogin',
    'telegramLogin',
  ),
};

export const CodesOnly: Story = { parameters: without('mobileCodeLogin') };

export const NoHumanCheck: Story = { parameters: without('humanCheck') };

export const OneThirdParty: Story = { parameters: without('facebookLogin', 'telegramLogin') };

export const PasswordChanged: Story = {
  beforeEach: () => completePasswordChange('juan01'),
};

export const LinkSpent: Story = {
  beforeEach: () =>
    failStep(
      new RejectedError('loginByToken', {
        status: 401,
        code: 'TOKEN_LINK_INVALID',
        messageKey: 'token_link_invalid',
      }),
    ),
};

const rememberedBy = (method: Extract<LoginMethod, 'username' | 'sms'>) => async () => {
  await signInMemory.remember({
    method,
    username: 'juan01',
    password: 'Perya2026',
    dialingCode: '+63',
    mobileNumber: '9171234567',
  });
  return clearRememberedSignIn;
};

/** In a browser with a key store; the form is prefilled. */
export const Remembered: Story = {
  beforeEach: rememberedBy('username'),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('juan01'));
    await expect(screen.getByLabelText('Password')).toHaveValue('Perya2026');
    await expect(screen.getByRole('checkbox')).toBeChecked();
    await expect(document.cookie).toMatch(/(^|; )remember=[\w-]+(;|$)/);
  },
};

export const RememberedByPhone: Story = {
  beforeEach: rememberedBy('sms'),
  play: async () => {
    await expect(await screen.findByLabelText('Mobile number')).toHaveValue('9171234567');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
