import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    title: 'Net position',
    children: 'You deposited ₱3,000.00 and withdrew ₱1,250.00 in the last 30 days.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActionsAndFooter: Story = {
  args: { actions: <a href="#all">See all</a>, footer: 'Updated a minute ago' },
};

export const Raised: Story = { args: { tone: 'raised' } };

export const Outline: Story = { args: { tone: 'outline', padding: 'roomy' } };

export const WithoutTitle: Story = {
  render: () => <Card>Points never expire.</Card>,
};

export const LongNames: Story = {
  args: {
    title: 'ประวัติการเดิมพันทั้งหมดของคุณในช่วงสามสิบวันที่ผ่านมา',
    actions: <a href="#all">ดูทั้งหมด</a>,
    children: 'Lịch sử đặt cược, tiền thắng và tiền thua của bạn trong ba mươi ngày gần đây nhất.',
  },
};
