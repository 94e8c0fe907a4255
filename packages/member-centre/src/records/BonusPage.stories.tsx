import { listBonuses } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BonusPage } from './BonusPage';
import { recordsCatalogue } from './locales';
import { BONUSES } from './testWire';

const meta = {
  title: 'Money/Records/BonusPage',
  component: BonusPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, recordsCatalogue],
    session: {},
    platform: (fake: FakePlatform) => {
      fake.on(listBonuses, () => ({
        ...wirePage(BONUSES),
        currency: 'PHP',
        credited: '1000.00',
      }));
    },
  },
} satisfies Meta<typeof BonusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThaiOnAPhone: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: storyState.answered(listBonuses, {
    ...wirePage([]),
    currency: 'PHP',
    credited: '0.00',
  }),
};

export const Loading: Story = { parameters: storyState.loading(listBonuses) };

export const Failed: Story = { parameters: storyState.failed(listBonuses) };
