import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';

import { catalogue } from '../../locales';
import { recoveryPlatform, REGISTER_RULES } from '../../password/recoveryTesting';
import { ForgotPasswordDialog } from './ForgotPasswordDialog';

const brand = (switches: { forgotByEmail?: boolean; forgotByMobile?: boolean } = {}) => ({
  siteConfig: { registerRules: REGISTER_RULES, switches },
});

const meta = {
  title: 'Account/Security/ForgotPasswordDialog',
  component: ForgotPasswordDialog,
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue],
    platform: recoveryPlatform,
    route: { path: '/rng', url: '/rng' },
    ...brand(),
  },
  args: { onClose: fn() },
} satisfies Meta<typeof ForgotPasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPhoneTab: NonNullable<Story['play']> = async () => {
  const [, byPhone] = await screen.findAllByRole('tab');
  if (byPhone) await userEvent.click(byPhone);
};

export const Default: Story = {};

export const ByPhone: Story = { play: openPhoneTab };

export const EmailOnly: Story = { parameters: brand({ forgotByMobile: false }) };

export const MobileOnly: Story = { parameters: brand({ forgotByEmail: false }) };

export const NoMethod: Story = {
  parameters: brand({ forgotByEmail: false, forgotByMobile: false }),
};

export const Invalid: Story = {
  parameters: brand({ forgotByEmail: false }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Mobile number'), '0917 123');
    await userEvent.type(screen.getByLabelText('New password'), 'perya');
    await userEvent.click(screen.getByRole('button', { name: 'Set password and log in' }));
    await screen.findByText('Please enter the verification code.');
  },
};

export const EmailSent: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'juan01');
    await userEvent.type(screen.getByLabelText('Email'), 'juan@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    await screen.findByRole('dialog', { name: 'Check your email' });
  },
};

export const Phone: Story = { ...ByPhone, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { ...ByPhone, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...ByPhone, globals: { language: 'VI' } };
