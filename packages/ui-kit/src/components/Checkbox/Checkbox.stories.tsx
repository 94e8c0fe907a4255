import type { Meta, StoryObj } from '@storybook/react-vite';

import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me on this device' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = { args: { label: 'All providers', indeterminate: true } };

export const WithHelp: Story = {
  args: { help: 'For one day. Leave it off on a device that others use.' },
};

export const WithError: Story = {
  args: {
    label: 'I am 21 or older and accept the terms',
    error: 'Tick this to go on: you must be 21 or older to play.',
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Off, and stays so" disabled />
      <Checkbox label="On, and stays so" disabled defaultChecked />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Kinukumpirma ko na ako ay 21 taong gulang pataas, na nabasa ko ang mga tuntunin, at na ang account ay para lamang sa sarili kong paggamit.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const ThaiAndVietnamese: Story = {
  render: () => (
    <>
      <Checkbox label={<span lang="th">จดจำรหัสผ่านไว้ในอุปกรณ์เครื่องนี้</span>} defaultChecked />
      <Checkbox label={<span lang="vi">Ghi nhớ mật khẩu trên thiết bị này</span>} />
    </>
  ),
};
