import { listWinners } from '@perya/api-client';
import { storyState, wireWinner, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { recordsCatalogue } from './locales';
import { WinnersPage } from './WinnersPage';

const winner = wireWinner({ wonAt: Date.UTC(2026, 10, 21, 4) });

const meta = {
  title: 'Money/Records/WinnersPage',
  component: WinnersPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => {
      fake.on(listWinners, ({ period }) => ({
        currency: 'PHP',
        list: [
          { ...winner, amount: period === 'day' ? '120500.00' : '990000.00' },
          { ...winner, rank: 2, account: 'ju***1', amount: '9500.00', isMine: true },
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
