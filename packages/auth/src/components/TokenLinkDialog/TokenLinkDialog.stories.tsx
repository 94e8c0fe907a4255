import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { TokenLinkDialog } from './TokenLinkDialog';

const meta = {
  title: 'Account/Sign in/TokenLinkDialog',
  component: TokenLinkDialog,
  parameters: { layout: 'fullscreen', catalogues: [catalogue] },
  args: {
    account: null,
    failure: null,
    isBusy: true,
    canRetry: true,
    onUse: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TokenLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exchanging: Story = {};

export const AsksBeforeReplacing: Story = { args: { account: 'juan01', isBusy: false } };

export const LongName: Story = {
  args: { account: 'maria.clara.de.los.santos.y.alba.de.la.vega.1998', isBusy: false },
};

export const Replacing: Story = { args: { account: 'juan01' } };

export const Offline: Story = {
  args: {
    isBusy: false,
    failure: 'Connection problem. Check your internet and try again.',
  },
};

export const SpentWhileSignedIn: Story = {
  args: {
    account: 'juan01',
    isBusy: false,
    canRetry: false,
    failure: 'This login link has been used or has expired. Please log in.',
  },
};

export const Phone: Story = { ...AsksBeforeReplacing, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { ...AsksBeforeReplacing, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...AsksBeforeReplacing, globals: { language: 'VI' } };
