import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { decodedPromotions } from '../../pages/promotionsTesting';
import { PendingPromotions, PromotionSections } from './PromotionSections';

const all = decodedPromotions();

const meta = {
  title: 'Rewards/Promotions/PromotionSections',
  component: PromotionSections,
  parameters: { catalogues, session: {} },
  args: { promotions: all },
} satisfies Meta<typeof PromotionSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A section with one promotion has a wide card. */
export const OneRunning: Story = { args: { promotions: all.slice(0, 1) } };

export const OnlyOver: Story = {
  args: { promotions: all.filter(({ state }) => state === 'closed') },
};

export const Pending: Story = { render: () => <PendingPromotions /> };
