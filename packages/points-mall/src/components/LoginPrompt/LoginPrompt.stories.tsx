import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { LoginPrompt } from './LoginPrompt';

const meta = {
  title: 'Rewards/Points mall/LoginPrompt',
  component: LoginPrompt,
  parameters: { catalogues },
  args: { title: 'Your points', text: 'Log in to see where your points come from.' },
} satisfies Meta<typeof LoginPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
