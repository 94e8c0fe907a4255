import { type PvpRoom } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playingCatalogue } from '../../playing/locales';
import { RoomChoice } from './RoomChoice';

const money = (minor: number, currency = 'PHP') => ({ minor: minorUnits(minor), currency });

const NAMES = ['Entrada', 'Glorieta', 'Kiosko', 'Palco'];

const rooms = (currency = 'PHP', unit = 1_00): PvpRoom[] =>
  NAMES.map((name, place) => {
    const min = unit * 10 ** place;
    return {
      id: `r-${place}`,
      name,
      minStake: money(min, currency),
      maxStake: money(min * 10, currency),
      minBalance: money(min * 10, currency),
      players: [12, 1, 0, 1_204][place] ?? 0,
    };
  });

const meta = {
  title: 'Play/In a game/RoomChoice',
  component: RoomChoice,
  parameters: { catalogues: [playingCatalogue] },
  args: { rooms: rooms(), balance: money(10_000_00), onSit() {}, onDeposit() {} },
} satisfies Meta<typeof RoomChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TooLittle: Story = { args: { balance: money(52_50) } };

export const BalanceUnknown: Story = { args: { balance: null } };

export const ThaiOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'TH' },
  args: { balance: money(52_50) },
};

export const VietnameseWithLongAmounts: Story = {
  globals: { viewport: { value: 'phone' }, language: 'VI' },
  args: { rooms: rooms('VND', 2_000_000_00), balance: money(1_000_00, 'VND') },
};
