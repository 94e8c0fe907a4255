import type { Meta, StoryObj } from '@storybook/react-vite';

import { NoticeList, type NoticeItem } from './NoticeList';

function notice(id: number, title: string): NoticeItem {
  return {
    id: String(id),
    title,
    html: '<p>The card rooms rest on <strong>Tuesday</strong> from 02:00 to 04:00. Open tables are paid out before that.</p>',
    publishedAt: Date.UTC(2026, 10, 20, 4),
    dateText: '2026-11-20 12:00:00',
  };
}

const meta = {
  title: 'Components/Feedback/NoticeList',
  component: NoticeList,
  args: {
    label: 'Announcements',
    notices: [
      notice(1, 'Card rooms rest on Tuesday'),
      notice(2, 'New lanterns in the slots hall'),
      notice(3, 'Your limits, explained'),
    ],
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneOpen: Story = { args: { openId: '2' } };

export const LongNames: Story = {
  args: {
    notices: [
      notice(1, 'ประกาศปิดปรับปรุงห้องเกมไพ่ชั่วคราวในวันอังคารที่จะถึงนี้ เวลา 02:00 ถึง 04:00 น.'),
      notice(
        2,
        'Thông báo bảo trì phòng game bài vào thứ Ba tuần này từ 02:00 đến 04:00, các bàn đang mở sẽ được thanh toán',
      ),
    ],
  },
};
