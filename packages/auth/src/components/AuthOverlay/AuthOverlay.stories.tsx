import { login, loginByToken } from '@perya/api-client';
import { reject, storyState, wireLoginResult, type FakePlatform } from '@perya/api-client/testing';
import { signIn } from '@perya/session';
import { signInForTest, testMemberInfo } from '@perya/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { dismissLoginNotice, startPasswordChange, closeStep } from '../../stores/authStep';
import { PASSWORD_RULE, signInPlatform } from '../../testing';
import { AuthOverlay } from './AuthOverlay';

const meta = {
  title: 'Account/Sign in/AuthOverlay',
  component: AuthOverlay,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: signInPlatform,
    siteConfig: { registerRules: { password: PASSWORD_RULE } },
  },
  args: { onSignedIn: fn(), link: null },
  beforeEach: () => () => {
    closeStep();
    dismissLoginNotice();
  },
} satisfies Meta<typeof AuthOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a request, nothing is rendered. */
export const Quiet: Story = {};

const arrive = (kind: 'first-login' | 'registered') =>
  signIn({ token: 'test-token' }, testMemberInfo({ account: 'fresh01' }), { arrival: kind });

export const FirstLogin: Story = {
  beforeEach: () => {
    arrive('first-login');
    startPasswordChange({ account: 'fresh01', reason: 'first-login', knownPassword: 'Perya2026' });
  },
};

export const Registered: Story = {
  beforeEach: () => {
    arrive('registered');
  },
};

export const ResetLink: Story = { args: { link: { kind: 'reset', token: 'reset-1' } } };

export const LoginLinkWhileSignedIn: Story = {
  args: { link: { kind: 'login', token: 'link-1' } },
  beforeEach: () => signInForTest({ account: 'juan01' }),
};

export const SpentLoginLink: Story = {
  args: { link: { kind: 'login', token: 'link-1' } },
  parameters: storyState.answered(
    loginByToken,
    reject(401, 'TOKEN_LINK_INVALID', 'token_link_invalid'),
  ),
};

/** Signing in as this member requires a password change. */
export const ExpiredPassword: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      signInPlatform(fake);
      fake.on(login, () => wireLoginResult({ token: 'restricted', passwordExpired: true }));
    },
  },
};
