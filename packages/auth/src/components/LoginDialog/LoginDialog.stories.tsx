import { requestLogin } from '@perya/session';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../i18n';
import { signInPlatform } from '../../testing';
import { LoginDialog } from './LoginDialog';

const meta = {
  title: 'Auth/LoginDialog',
  component: LoginDialog,
  parameters: { layout: 'fullscreen', catalogues: [catalogue], platform: signInPlatform },
  beforeEach: () => requestLogin(),
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };
