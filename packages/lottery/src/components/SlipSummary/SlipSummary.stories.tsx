import type { Meta, StoryObj } from '@storybook/react-vite';

import { SlipSummary } from './SlipSummary';

const NOON = Date.UTC(2026, 10, 21, 4);

const meta = {
  title: 'Lottery/SlipSummary',
  component: SlipSummary,
  args: {
    figures: [
      { label: 'Bets', value: '924' },
      { label: 'Price', value: '₱18,480.00' },
      { label: 'Jackpot odds of one bet', value: '1 in 5,245,786' },
    ],
    draw: {
      label: 'Next draw',
      locksAt: NOON + 8 * 3_600_000,
      text: '2026-11-21 21:00:00',
      now: () => NOON,
    },
  },
} satisfies Meta<typeof SlipSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongNames: Story = {
  args: {
    figures: [
      { label: 'โอกาสแจ็กพอตต่อหนึ่งเดิมพันในงวดถัดไป', value: '1 ใน 40,475,358' },
      { label: 'Cơ hội trúng độc đắc của một vé', value: '1 trên 40.475.358' },
    ],
  },
};
