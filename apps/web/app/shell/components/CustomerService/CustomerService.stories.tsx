import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../../locales';
import { CustomerService } from './CustomerService';

const meta = {
  title: 'Site/Shell/CustomerService',
  component: CustomerService,
  parameters: { catalogues: [catalogue] },
} satisfies Meta<typeof CustomerService>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

/** Members of high ranks have a service of their own. */
export const Vip: Story = { parameters: { session: { account: 'vip001', rankLevel: 5 } } };

export const Thai: Story = { globals: { language: 'TH' } };
