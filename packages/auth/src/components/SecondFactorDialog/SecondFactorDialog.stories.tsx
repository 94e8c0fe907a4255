import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { SecondFactorDialog } from './SecondFactorDialog';

const meta = {
  title: 'Account/Sign in/SecondFactorDialog',
  component: SecondFactorDialog,
  parameters: { catalogues: [catalogue] },
  args: { codeError: null, failure: null, isBusy: false, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof SecondFactorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: {
    codeError: 'That code isn’t right. Wait for the next one in your app, or use a recovery code.',
  },
};

export const NoAnswer: Story = {
  args: { failure: 'This is taking too long. Check your connection and try again.' },
};

export const Busy: Story = { args: { isBusy: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'VI' } };

export const Thai: Story = { globals: { language: 'TH' } };
