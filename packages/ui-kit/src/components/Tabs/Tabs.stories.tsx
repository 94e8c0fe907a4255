import { Fish, Flame, Spade } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { Tabs } from './Tabs';

const meta = {
  title: 'Components/Layout/Tabs',
  component: Tabs,
  args: {
    label: 'Betting record',
    items: [
      { value: 'all', label: 'All', content: <p>Every bet of the last 30 days.</p> },
      { value: 'open', label: 'Unsettled', badge: 3, content: <p>Bets that still run.</p> },
      { value: 'won', label: 'Won', content: <p>Bets that paid.</p> },
      { value: 'old', label: 'Archive', disabled: true, content: <p>Older bets.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The panel left is gone at once: a form never shows two fields with the same name. */
export const OnePanelAtATime: Story = {
  args: { defaultValue: 'open' },
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('tab', { name: 'Won' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bets that paid.');
  },
};

export const SecondChosen: Story = { args: { defaultValue: 'open' } };

export const WithIcons: Story = {
  args: {
    label: 'Games',
    items: [
      { value: 'hot', label: 'Hot', icon: <Flame />, content: <p>What others play now.</p> },
      { value: 'fish', label: 'Fish', icon: <Fish />, content: <p>Fish games.</p> },
      { value: 'cards', label: 'Cards', icon: <Spade />, content: <p>Card games.</p> },
    ],
  },
};

export const Pill: Story = {
  args: {
    label: 'Sign in with',
    variant: 'pill',
    items: [
      { value: 'username', label: 'Username', content: <p>Username and password.</p> },
      { value: 'sms', label: 'Mobile number', content: <p>Mobile number and code.</p> },
    ],
  },
};

export const FullWidth: Story = { args: { ...Pill.args, fullWidth: true } };

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Member center',
    items: [
      'Account',
      'Wallet',
      'Deposit',
      'Withdraw',
      'Betting record',
      'Account record',
      'Profit',
      'Bonus details',
    ].map((label) => ({ value: label, label, content: <p>{label}</p> })),
  },
};

export const ThaiAndVietnamese: Story = {
  args: {
    label: 'ประวัติการเดิมพัน',
    items: [
      {
        value: 'th',
        label: <span lang="th">ยังไม่ตัดสินผลที่นี่</span>,
        content: <p lang="th">รายการเดิมพัน</p>,
      },
      {
        value: 'vi',
        label: <span lang="vi">Chưa có kết quả</span>,
        content: <p lang="vi">Những vé cược đang chờ</p>,
      },
    ],
  },
};
