import { listPromotions } from '@perya/api-client';
import { wirePage, wirePromotion, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../../locales';
import PromoBar from './PromoBar';

const withNewest = (title: string) => (fake: FakePlatform) => {
  fake.on(listPromotions, () => wirePage([wirePromotion({ id: 'sunday', title })]));
};

const meta = {
  title: 'Site/Home/PromoBar',
  component: PromoBar,
  parameters: { catalogues: [catalogue], platform: withNewest('Sunday cashback') },
} satisfies Meta<typeof PromoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Member: Story = { parameters: { session: {} } };

export const LongTitle: Story = {
  parameters: {
    platform: withNewest('Welcome to the fair: twice as much light on your first ten evenings'),
  },
  globals: { viewport: { value: 'phone' } },
};

export const NothingRunning: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.on(listPromotions, () => wirePage([])) },
};

export const Failed: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listPromotions, 'server-error') },
};

export const Waiting: Story = {
  parameters: { platform: (fake: FakePlatform) => fake.fail(listPromotions, 'hang') },
};
