import { listPromotions, type Promotion } from '@perya/api-client';
import { decodeOutput, wirePage, wirePromotion } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { PromotionCard } from './PromotionCard';

function promotion(over: Parameters<typeof wirePromotion>[0] = {}): Promotion {
  const [decoded] = decodeOutput(listPromotions, wirePage([wirePromotion(over)])).items;
  if (decoded === undefined) throw new Error('The page has a promotion.');
  return decoded;
}

const meta = {
  title: 'Rewards/Promotions/PromotionCard',
  component: PromotionCard,
  parameters: { catalogues },
  args: { promotion: promotion({ endsAt: Date.UTC(2026, 10, 30, 16) }) },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Featured: Story = { args: { isFeatured: true } };

export const Alone: Story = { args: { isAlone: true } };

export const Joined: Story = { args: { promotion: promotion({ state: 'JOINED' }) } };

export const Upcoming: Story = { args: { promotion: promotion({ state: 'COMING_SOON' }) } };

export const Ended: Story = {
  args: { promotion: promotion({ state: 'CLOSED', endsAt: Date.UTC(2026, 10, 1) }) },
};

export const WithoutPicture: Story = { args: { promotion: promotion({ picture: null }) } };

export const LongTextsOnAPhone: Story = {
  args: {
    promotion: promotion({
      state: 'APPLYING',
      title: 'A welcome as large as your first deposit, and the second, and the third after that',
      summary: 'Deposit for the first time, and the same amount is added as a bonus. '.repeat(4),
    }),
  },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
