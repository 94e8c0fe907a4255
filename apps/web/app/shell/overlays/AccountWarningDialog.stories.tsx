import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { withRootData } from '../../testing';
import { lazyShellCatalogue } from '../locales';
import AccountWarningDialog from './AccountWarningDialog';

const meta = {
  title: 'Site/Shell/AccountWarningDialog',
  component: AccountWarningDialog,
  decorators: [withRootData],
  args: { warning: 'in_need_true_account' },
  parameters: { layout: 'fullscreen', catalogues: [lazyShellCatalogue, catalogue] },
} satisfies Meta<typeof AccountWarningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TrialAccount: Story = { parameters: { session: { accountType: 'trial' } } };

export const TrialAccountAtTheChat: Story = {
  args: { warning: 'in_please_information' },
  parameters: { session: { accountType: 'trial' } },
};

export const MemberAtTheAgentCentre: Story = {
  args: { warning: 'agents_only' },
  parameters: { session: {} },
};

export const Guest: Story = {};

export const ThaiOnAPhone: Story = {
  ...TrialAccount,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const VietnameseOnAPhone: Story = {
  ...TrialAccountAtTheChat,
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
