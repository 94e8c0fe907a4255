import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RowButton } from './RowButton';

const meta = {
  title: 'Page blocks/Actions/RowButton',
  component: RowButton,
  args: { label: 'Details: Lantern Night', onClick: fn(), children: 'Lantern Night' },
} satisfies Meta<typeof RowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongNameOnAPhone: Story = {
  args: {
    label: 'Details: Lantern of the Second Sunday in March',
    children: 'Lantern of the Second Sunday in March',
  },
  globals: { viewport: { value: 'phone' } },
};
