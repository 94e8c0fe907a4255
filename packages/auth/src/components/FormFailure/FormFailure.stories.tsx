import type { Meta, StoryObj } from '@storybook/react-vite';

import { FormFailure } from './FormFailure';

const meta = {
  title: 'Account/Sign in/FormFailure',
  component: FormFailure,
  args: { text: 'Wrong username or password.' },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <FormFailure {...args} />
    </div>
  ),
} satisfies Meta<typeof FormFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    text: 'Due to restriction of your location or IP address, you are not allowed to access the site. We apologize for the inconvenience.',
  },
};

export const Thai: Story = {
  globals: { language: 'TH' },
  args: { text: 'วันนี้ส่งรหัสไปยังเบอร์นี้ครบจำนวนแล้ว กรุณาติดต่อฝ่ายบริการลูกค้า' },
};
