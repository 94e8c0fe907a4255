import { getPlayerRank, type WireValueOf } from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { rankCatalogue } from './locales';
import { PlayerRankPage } from './PlayerRankPage';

type WireRank = WireValueOf<typeof getPlayerRank>;

const level = (
  rankLevel: number,
  name: string,
  turnover: string,
  deposits: string,
): WireRank['levels'][number] => ({
  rankLevel,
  name,
  textColor: '#3b2b00',
  backgroundColor: '#f2cf63',
  turnover,
  deposits,
  privileges: rankLevel > 4 ? ['vipPromotions', 'vipService'] : [],
});

const rank = (over: Partial<WireRank> = {}): WireRank => ({
  rankLevel: 1,
  currency: 'PHP',
  turnover: '12345.60',
  deposits: '5000.00',
  countedAt: Date.UTC(2026, 0, 15, 4),
  levels: [
    level(1, 'Bronze', '1000.00', '500.00'),
    level(2, 'Silver', '25000.00', '5000.00'),
    level(3, 'Gold', '150000.00', '25000.00'),
    level(4, 'Platinum', '600000.00', '100000.00'),
    level(5, 'Diamond', '2000000.00', '400000.00'),
  ],
  ...over,
});

const platformOf =
  (over: Partial<WireRank> = {}) =>
  (fake: FakePlatform) => {
    fake.on(getPlayerRank, () => rank(over));
  };

const meta = {
  title: 'Account/Member center/PlayerRankPage',
  component: PlayerRankPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, rankCatalogue],
    session: {},
    platform: platformOf(),
  },
} satisfies Meta<typeof PlayerRankPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoLevelYet: Story = {
  parameters: { platform: platformOf({ rankLevel: 0, turnover: '0.00', deposits: '0.00' }) },
};

export const HighestLevel: Story = {
  parameters: {
    platform: platformOf({
      rankLevel: 5,
      turnover: '123456789012.34',
      deposits: '98765432101.00',
    }),
  },
};

export const LongNames: Story = {
  parameters: {
    platform: platformOf({
      levels: [
        level(1, 'Sampaguita ng Pandaigdigang Karnabal', '1000.00', '500.00'),
        level(2, 'Ilang-ilang ng Pandaigdigang Karnabal', '999999999999.00', '99999999999.00'),
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(getPlayerRank) };

export const Failed: Story = { parameters: storyState.failed(getPlayerRank) };
