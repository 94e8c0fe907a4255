import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DrawTimes } from './DrawTimes.tsx';
import { resultOf } from './resultOf.ts';

const meta = {
  title: 'Rules/Draw times',
  component: DrawTimes,
  tags: ['rules'],
  args: { lottery: 'PH_6_42', now: '2026-11-21T12:00:00+08:00', timeZone: 'Asia/Bangkok' },
} satisfies Meta<typeof DrawTimes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 21 November 2026 is a Saturday, a draw day. Bangkok is an hour behind Manila. */
export const SameEvening: Story = {
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Draw number')).toBe('20261121');
    await expect(resultOf(canvasElement, 'Betting closes')).toBe('2026-11-21 20:45, Asia/Manila');
    await expect(resultOf(canvasElement, 'For the player')).toBe('2026-11-21 20:00, Asia/Bangkok');
  },
};

/** Betting has closed, though the draw is 15 minutes away: the next draw is on Tuesday. */
export const AfterTheLock: Story = {
  args: { now: '2026-11-21T20:45:00+08:00' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Draw number')).toBe('20261124');
  },
};

/** London has no summer time in November: 21:00 in Manila is 13:00. */
export const FarFromTheDraw: Story = {
  args: { timeZone: 'Europe/London' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'For the player')).toBe('2026-11-21 13:00, Europe/London');
  },
};
