import { Landmark, Smartphone } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Send the code by',
    options: [
      { value: 'sms', label: 'SMS to +63 ••• ••• 4512' },
      { value: 'email', label: 'Email to j•••@example.com' },
      { value: 'call', label: 'Phone call', disabled: true },
    ],
    defaultValue: 'sms',
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unanswered: Story = {
  args: { defaultValue: undefined, error: 'Choose how you want to get the code.' },
};

export const Cards: Story = {
  args: {
    label: 'Pay with',
    variant: 'cards',
    defaultValue: 'wallet',
    options: [
      {
        value: 'wallet',
        label: 'E-wallet',
        description: 'At once, no fee',
        icon: <Smartphone />,
      },
      {
        value: 'bank',
        label: 'Bank transfer',
        description: 'Within the hour, no fee',
        icon: <Landmark />,
      },
    ],
  },
};

export const Chips: Story = {
  args: {
    label: 'Amount',
    variant: 'chips',
    defaultValue: '500',
    options: ['100', '300', '500', '1,000', '5,000', '10,000'].map((amount) => ({
      value: amount,
      label: `₱${amount}`,
    })),
  },
};

export const Line: Story = {
  args: {
    label: 'Bet types',
    isLabelHidden: true,
    variant: 'line',
    defaultValue: 'straight',
    options: ['Straight', 'By position', 'Group', 'Any', 'Big and small', 'Pattern'].map(
      (name) => ({
        value: name.toLowerCase(),
        label: name,
      }),
    ),
  },
};

export const LinePhone: Story = { ...Line, globals: { viewport: { value: 'phone' } } };

export const Disabled: Story = { args: { disabled: true } };

export const Vietnamese: Story = {
  args: {
    label: <span lang="vi">Cách nhận mã xác nhận</span>,
    options: [
      { value: 'sms', label: <span lang="vi">Tin nhắn đến số điện thoại</span> },
      { value: 'email', label: <span lang="vi">Thư điện tử đến hộp thư của bạn</span> },
    ],
  },
};
