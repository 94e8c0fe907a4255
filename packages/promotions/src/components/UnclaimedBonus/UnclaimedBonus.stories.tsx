import { listPromotions, type Promotion } from '@perya/api-client';
import { decodeOutput, wirePage, wirePromotion } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { UnclaimedBonus } from './UnclaimedBonus';

function bonus(title: string, amount: string): Promotion {
  const wire = wirePromotion({ title, state: 'ISSUED', bonus: amount, currency: 'PHP' });
  const [decoded] = decodeOutput(listPromotions, wirePage([wire])).items;
  if (decoded === undefined) throw new Error('The page has a promotion.');
  return decoded;
}

const meta = {
  title: 'Rewards/Promotions/UnclaimedBonus',
  component: UnclaimedBonus,
  parameters: { catalogues, session: {} },
  args: { promotion: bonus('Better with a friend', '150.00') },
} satisfies Meta<typeof UnclaimedBonus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitleOnAPhone: Story = {
  args: {
    promotion: bonus(
      'A welcome as large as your first deposit, and the second, and the third after that',
      '9999999999.99',
    ),
  },
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
