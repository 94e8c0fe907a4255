import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No bets yet',
    description: 'Every game you play is listed here, with what you staked and what you won.',
    action: <Button>Find a game</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = {
  args: { size: 'compact', title: 'No favorites yet', description: 'Tap the heart on a game.' },
};

export const LongNames: Story = {
  args: {
    title: 'ไม่พบเกมที่ตรงกับคำค้นหาของคุณในค่ายนี้',
    description:
      'Hãy thử một từ khác ngắn hơn, hoặc bỏ bộ lọc nhà cung cấp để tìm trong tất cả trò chơi.',
    action: <Button>ล้างตัวกรองทั้งหมด</Button>,
  },
};
