import { decodeOutput } from '@perya/api-client/testing';
import { listLiveTables, type LiveTable } from '@perya/api-client';
import { wireLiveTable } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { filtersCatalogue } from '../../filters/locales';
import { CARD_LABELS, testGame } from '../../testing';
import { LiveTableCard, PendingLiveTableCard } from './LiveTableCard';

const table = (over: Parameters<typeof wireLiveTable>[0] = {}): LiveTable | undefined =>
  decodeOutput(listLiveTables, { currency: 'PHP', list: [wireLiveTable(over)] })[0];

const meta = {
  title: 'Play/Finding games/LiveTableCard',
  component: LiveTableCard,
  parameters: { catalogues: [filtersCatalogue] },
  args: {
    game: testGame({ name: 'Baccarat Amihan', category: 'LIVE', kind: 'BACCARAT' }),
    table: table(),
    labels: CARD_LABELS,
    actions: { play() {}, demo() {}, favouriteToggled() {} },
    imageHosts: ['/'],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 366 }}>
      <LiveTableCard {...args} />
    </div>
  ),
} satisfies Meta<typeof LiveTableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Favourite: Story = { args: { isFavourite: true } };

/** All seats are taken: members can watch or wait for a seat. */
export const FullTable: Story = { args: { table: table({ seatsTaken: 7 }) } };

/** No seat limit: shows the number of players. */
export const OpenToAll: Story = {
  args: {
    game: testGame({ id: 'g-2', name: 'Roulette sa Plaza', category: 'LIVE', kind: 'ROULETTE' }),
    table: table({ seats: null, players: 1_204, results: ['17', '0', '32', '5', '26'] }),
  },
};

export const DragonTiger: Story = {
  args: {
    game: testGame({ id: 'g-3', name: 'Dragon Tiger', category: 'LIVE', kind: 'DRAGON_TIGER' }),
    table: table({ state: 'DEALING', results: ['D', 'T', 'T', '=', 'D', 'D', 'T'] }),
  },
};

/** Each result is three dice. */
export const ColorGame: Story = {
  args: {
    game: testGame({
      id: 'g-5',
      name: 'Color Game sa Plaza',
      category: 'LIVE',
      kind: 'COLOR_GAME',
    }),
    table: table({ seats: null, players: 312, results: ['RRB', 'YGK', 'WWW', 'BKR'] }),
  },
};

/** The dealer's points, busts and blackjacks. */
export const Blackjack: Story = {
  args: {
    game: testGame({ id: 'g-7', name: 'Blackjack Hiraya', category: 'LIVE', kind: 'BLACKJACK' }),
    table: table({ results: ['20', 'X', '17', 'BJ', '19', '21', 'X'] }),
  },
};

export const Closed: Story = {
  args: { table: table({ state: 'CLOSED', seatsTaken: 0, results: [] }) },
};

/** The table is still loading: the card keeps its height. */
export const TableComing: Story = { args: { table: undefined } };

/** The table failed to load: the game can still be played. */
export const WithoutTable: Story = { args: { table: null } };

export const LongNames: Story = {
  args: {
    game: testGame({
      id: 'g-4',
      name: 'Speed Baccarat of the Extraordinary Lantern Festival',
      vendorName: 'Kapatagan Interactive Entertainment Studios',
      category: 'LIVE',
      kind: 'BACCARAT',
    }),
    table: table({ maxStake: '12500000.00', dealer: 'Maria Corazon' }),
  },
};

export const Thai: Story = {
  globals: { language: 'TH' },
  args: {
    game: testGame({
      id: 'g-5',
      name: 'บาคาร่าผู้กล้าที่สู้กับปู่ฤๅษี',
      vendorName: 'สตูดิโอเรือกระดาษ',
      category: 'LIVE',
      kind: 'BACCARAT',
    }),
  },
};

export const Vietnamese: Story = {
  globals: { language: 'VI' },
  args: {
    game: testGame({
      id: 'g-6',
      name: 'Bàn Baccarat Đường Đua Trâu Vàng Ruộng Bậc Thang',
      vendorName: 'Xưởng Trò Chơi Gió Nồm',
      category: 'LIVE',
      kind: 'BACCARAT',
    }),
    table: table({ seats: null }),
  },
};

export const Pending: Story = { render: () => <PendingLiveTableCard /> };
