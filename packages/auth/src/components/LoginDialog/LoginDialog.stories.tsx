import { requestLogin, expireSession } from '@perya/session';
import { signInForTest } from '@perya/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { registerWorld } from '../../register/registerTesting';
import { signInPlatform } from '../../testing';
import { LoginDialog } from './LoginDialog';

const meta = {
  title: 'Account/Sign in/LoginDialog',
  component: LoginDialog,
  parameters: { layout: 'fullscreen', catalogues: [catalogue], platform: signInPlatform },
  beforeEach: () => requestLogin(),
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const ended = (reason: Parameters<typeof expireSession>[0]) => () => {
  signInForTest();
  expireSession(reason);
};

export const SessionExpired: Story = { beforeEach: ended('expired') };

export const SignedInElsewhere: Story = { beforeEach: ended('replaced') };

export const SignedOutElsewhere: Story = { beforeEach: ended('ended') };

export const Register: Story = {
  parameters: registerWorld(),
  beforeEach: () => requestLogin('register'),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RegisterPhone: Story = { ...Register, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
