import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../../locales';
import { decodedDetail } from '../../pages/promotionsTesting';
import { PendingPromotion, PromotionArticle } from './PromotionArticle';

const meta = {
  title: 'Rewards/Promotions/PromotionArticle',
  component: PromotionArticle,
  parameters: { catalogues, session: {}, layout: 'fullscreen' },
  args: { promotion: decodedDetail() },
} satisfies Meta<typeof PromotionArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutPicture: Story = { args: { promotion: decodedDetail({ picture: null }) } };

export const Ended: Story = { args: { promotion: decodedDetail({ state: 'CLOSED' }) } };

export const Pending: Story = { render: () => <PendingPromotion /> };
