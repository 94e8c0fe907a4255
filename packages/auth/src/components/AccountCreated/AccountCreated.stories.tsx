import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { AccountCreated } from './AccountCreated';

const meta = {
  title: 'Account/Registration/AccountCreated',
  component: AccountCreated,
  parameters: { catalogues: [catalogue] },
  args: { account: 'p09171234567', hasPassword: true, isBusy: false, onGoOn: fn() },
} satisfies Meta<typeof AccountCreated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The platform has generated a password. */
export const PasswordSent: Story = { args: { hasPassword: false } };

export const Busy: Story = { args: { isBusy: true } };

export const VietnameseOnAPhone: Story = {
  args: { account: 'averyveryverylongaccountname01', hasPassword: false },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
