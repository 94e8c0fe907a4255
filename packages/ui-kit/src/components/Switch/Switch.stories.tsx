import type { Meta, StoryObj } from '@storybook/react-vite';

import { Switch } from './Switch';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Sound' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithDescription: Story = {
  args: {
    label: 'Reality check',
    description: 'Every 30 minutes a note says how long you have played, and what it cost.',
    defaultChecked: true,
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Switch label="Off, and stays so" disabled />
      <Switch label="On, and stays so" disabled defaultChecked />
    </>
  ),
};

export const Thai: Story = {
  args: { label: <span lang="th">เตือนเวลาเล่นทุกครึ่งชั่วโมง</span>, defaultChecked: true },
};
