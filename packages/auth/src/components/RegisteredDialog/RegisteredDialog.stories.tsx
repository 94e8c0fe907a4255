import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { catalogue } from '../../locales';
import { RegisteredDialog } from './RegisteredDialog';

const meta = {
  title: 'Auth/RegisteredDialog',
  component: RegisteredDialog,
  parameters: { layout: 'fullscreen', catalogues: [catalogue] },
  args: { open: true, account: 'lola99', onClose: fn() },
} satisfies Meta<typeof RegisteredDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The member's data hasn't loaded. */
export const WithoutAccount: Story = { args: { account: null } };

export const LongName: Story = { args: { account: 'w'.repeat(64) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Vietnamese: Story = { globals: { language: 'VI' } };
