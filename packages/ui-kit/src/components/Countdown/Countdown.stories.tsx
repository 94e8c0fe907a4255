import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown';

const NOW = Date.UTC(2026, 10, 21, 0, 30);
const opened = Date.now();

const meta = {
  title: 'Components/Data/Countdown',
  component: Countdown,
  args: {
    until: NOW + 3_725_000,
    now: () => NOW + (Date.now() - opened),
    announce: ({ totalSeconds }) => `${totalSeconds} seconds left`,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastMinute: Story = { args: { until: NOW + 59_000 } };

export const Ended: Story = { args: { until: NOW - 1, endedText: 'The draw is closed' } };

export const InWords: Story = {
  args: {
    until: NOW + 200_000_000,
    format: ({ days, hours, minutes }) => `${days} ngày ${hours} giờ ${minutes} phút`,
  },
};
