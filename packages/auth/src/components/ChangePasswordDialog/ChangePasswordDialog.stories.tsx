import { changePassword } from '@perya/api-client';
import { reject, storyState } from '@perya/api-client/testing';
import { setTemporaryToken } from '@perya/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';

import { catalogue } from '../../locales';
import { PASSWORD_RULE, signInPlatform } from '../../testing';
import { ChangePasswordDialog } from './ChangePasswordDialog';

const meta = {
  title: 'Account/Security/ChangePasswordDialog',
  component: ChangePasswordDialog,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: signInPlatform,
    siteConfig: { registerRules: { password: PASSWORD_RULE } },
  },
  args: {
    account: 'expire01',
    reason: 'expired',
    knownPassword: 'Perya2026',
    onChanged: fn(),
    onClose: fn(),
  },
  beforeEach: () => setTemporaryToken('restricted'),
} satisfies Meta<typeof ChangePasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = {};

export const DefaultPassword: Story = { args: { account: 'ana.cruz', reason: 'default' } };

export const FirstLogin: Story = { args: { account: 'fresh01', reason: 'first-login' } };

export const OldPasswordAsked: Story = { args: { knownPassword: undefined } };

export const LongName: Story = {
  args: { account: 'maria.clara.de.los.santos.y.alba.de.la.vega.1998' },
};

async function change(password: string, again = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

export const NothingTyped: Story = {
  play: () => userEvent.click(screen.getByRole('button', { name: 'Change password' })),
};

export const RuleTicking: Story = {
  play: () => userEvent.type(screen.getByLabelText('New password'), 'Mango20'),
};

export const NotTheSame: Story = { play: () => change('Mango2026', 'Mango2027') };

export const OldPasswordWrong: Story = {
  parameters: storyState.answered(changePassword, reject(400, 'WRONG_PASSWORD', 'password_wrong')),
  play: () => change('Mango2026'),
};

export const SameAsBefore: Story = {
  parameters: storyState.answered(changePassword, reject(400, 'SAME_PASSWORD', 'password_same')),
  play: () => change('Perya2026'),
};

export const Offline: Story = {
  parameters: storyState.failed(changePassword, 'offline'),
  play: () => change('Mango2026'),
};

export const Busy: Story = {
  parameters: storyState.loading(changePassword),
  play: () => change('Mango2026'),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { ...FirstLogin, globals: { language: 'VI' } };
