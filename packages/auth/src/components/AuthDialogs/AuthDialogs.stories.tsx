import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { catalogue } from '../../locales';
import {
  closeStep,
  openFollowedLink,
  startForgotPassword,
  startPasswordChange,
} from '../../stores/authStep';
import { PASSWORD_RULE, signInPlatform } from '../../testing';
import { AuthDialogs } from './AuthDialogs';

const meta = {
  title: 'Account/Sign in/AuthDialogs',
  component: AuthDialogs,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, loadedCatalogue],
    platform: signInPlatform,
    siteConfig: { registerRules: { password: PASSWORD_RULE } },
  },
  beforeEach: () => closeStep,
  // Two instances, as on a sign-in page within the shell: one dialog is open.
  render: (args) => (
    <>
      <AuthDialogs {...args} />
      <AuthDialogs {...args} />
    </>
  ),
} satisfies Meta<typeof AuthDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts a step, as the sign-in does. */
const step = (start: () => void): NonNullable<Story['play']> =>
  async function play() {
    start();
    await expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  };

export const None: Story = {};

export const ForgotPassword: Story = { play: step(startForgotPassword) };

export const ExpiredPassword: Story = {
  play: step(() => startPasswordChange({ account: 'expire01', reason: 'expired' })),
};

export const FollowedResetLink: Story = {
  play: step(() => openFollowedLink({ kind: 'reset', token: 'a'.repeat(43) })),
};
