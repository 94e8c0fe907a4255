import { listWinners } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { recordsCatalogue } from './locales';
import { WinnersPage } from './WinnersPage';

const winner = {
  rank: 1,
  account: 'vi***1',
  gameId: 'g-1',
  gameName: 'Lantern Night',
  gameType: 'RNG' as const,
  nodeId: 'n-1',
  vassalage: 'TLA',
  vendor: 'Tala Works',
  coverPath: null,
  amount: '120500.00',
  multiple: 60.25,
  time: Date.UTC(2026, 10, 21, 4),
};

const meta = {
  title: 'Member centre/WinnersPage',
  component: WinnersPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => {
      fake.on(listWinners, ({ period }) => ({
        currency: 'PHP',
        list: [
          { ...winner, amount: period === 'DAY' ? '120500.00' : '990000.00' },
          { ...winner, rank: 2, account: 'ju***1', amount: '9500.00', isMine: 1 as const },
        ],
      }));
    },
  },
} satisfies Meta<typeof WinnersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: storyState.answered(listWinners, { currency: 'PHP', list: [] }),
};

export const Loading: Story = { parameters: storyState.loading(listWinners) };

export const Failed: Story = { parameters: storyState.failed(listWinners) };
