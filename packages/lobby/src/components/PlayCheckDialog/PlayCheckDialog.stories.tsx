import { type PlayCheck } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { playingCatalogue } from '../../playing/locales';
import { PlayCheckDialog } from './PlayCheckDialog';

const check: PlayCheck = {
  playedMs: 65 * 60_000,
  currency: 'PHP',
  result: { minor: minorUnits(-340_00), currency: 'PHP' },
  isDue: true,
  dueInMs: 0,
  over: null,
};

const meta = {
  title: 'Play/In a game/PlayCheckDialog',
  component: PlayCheckDialog,
  parameters: { catalogues: [playingCatalogue] },
  args: { check, open: true, isAnswering: false, onGoOn: fn(), onStop: fn() },
} satisfies Meta<typeof PlayCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ahead: Story = {
  args: { check: { ...check, result: { minor: minorUnits(120_50), currency: 'PHP' } } },
};

export const LongNumbersThaiOnAPhone: Story = {
  args: {
    check: {
      ...check,
      playedMs: 11 * 3_600_000 + 59 * 60_000,
      currency: 'PHP',
      result: { minor: minorUnits(-999_999_999_999), currency: 'PHP' },
    },
  },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const Answering: Story = { args: { isAnswering: true } };
