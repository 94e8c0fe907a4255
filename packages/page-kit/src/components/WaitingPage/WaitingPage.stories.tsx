import type { Meta, StoryObj } from '@storybook/react-vite';

import { WaitingPage } from './WaitingPage';

const meta = {
  title: 'Page blocks/States/WaitingPage',
  component: WaitingPage,
  args: { label: 'Loading the page' },
} satisfies Meta<typeof WaitingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
