import { resetPasswordByEmail } from '@perya/api-client';
import { reject, storyState } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';

import { catalogue } from '../../locales';
import { recoveryPlatform, REGISTER_RULES } from '../../password/recoveryTesting';
import { ResetPasswordDialog } from './ResetPasswordDialog';

const meta = {
  title: 'Account/Security/ResetPasswordDialog',
  component: ResetPasswordDialog,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: recoveryPlatform,
    siteConfig: { registerRules: REGISTER_RULES },
    route: { path: '/login', url: '/login' },
  },
  args: { token: 'story-token', onClose: fn(), onAskAgain: fn() },
} satisfies Meta<typeof ResetPasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticking: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'lanterns');
  },
};

export const SpentLink: Story = {
  parameters: storyState.answered(
    resetPasswordByEmail,
    reject(400, 'RESET_LINK_INVALID', 'reset_link_invalid'),
  ),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'Lantern2026');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Lantern2026');
    await userEvent.click(screen.getByRole('button', { name: 'Set password and log in' }));
    await screen.findByRole('dialog', { name: 'This link no longer works' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
