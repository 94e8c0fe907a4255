import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import { SelfExclusionHelp } from './SelfExclusionHelp';

const meta = {
  title: 'Account/Protection and privacy/SelfExclusionHelp',
  component: SelfExclusionHelp,
  parameters: { catalogues: [catalogue] },
} satisfies Meta<typeof SelfExclusionHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
