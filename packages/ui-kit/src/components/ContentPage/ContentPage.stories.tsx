import type { Meta, StoryObj } from '@storybook/react-vite';

import { ContentPage } from './ContentPage';

const meta = {
  title: 'Components/Layout/ContentPage',
  component: ContentPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Promotions and news',
    lead: 'See what’s on. Every offer shows its terms. No rush.',
    children: <p>What the page holds.</p>,
  },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  args: {
    title: 'Chọn số xổ số và xem cơ hội trúng thưởng của bạn',
    lead: 'เลือกเลขแล้วดูว่าเป็นกี่เดิมพัน ราคาเท่าไร และโอกาสเท่าใด ยังไม่เปิดขายตั๋วที่นี่',
  },
};
