import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { PromotionPeriod } from './PromotionPeriod';

const NOVEMBER = Date.UTC(2026, 9, 31, 16);
const DECEMBER = Date.UTC(2026, 10, 30, 16);

const meta = {
  title: 'Rewards/Promotions/PromotionPeriod',
  component: PromotionPeriod,
  parameters: { catalogues },
  args: { promotion: { state: null, startsAt: NOVEMBER, endsAt: DECEMBER } },
} satisfies Meta<typeof PromotionPeriod>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const WithoutEnd: Story = {
  args: { promotion: { state: null, startsAt: NOVEMBER, endsAt: null } },
};

export const Upcoming: Story = {
  args: { promotion: { state: 'comingSoon', startsAt: DECEMBER, endsAt: null } },
};

export const Ended: Story = {
  args: { promotion: { state: 'closed', startsAt: NOVEMBER, endsAt: DECEMBER } },
};
