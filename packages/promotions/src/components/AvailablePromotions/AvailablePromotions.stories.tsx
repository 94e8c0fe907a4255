import { getAvailablePromotions } from '@perya/api-client';
import { storyState } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { catalogues } from '../../locales';
import { AvailablePromotions } from './AvailablePromotions';

const meta = {
  title: 'Rewards/Promotions/AvailablePromotions',
  component: AvailablePromotions,
  parameters: {
    catalogues,
    session: {},
    ...storyState.answered(getAvailablePromotions, {
      REFERRAL: { enabled: true },
      toClaim: 2,
      toJoin: 5,
    }),
  },
  args: { inviteAddress: '/?member=referrals' },
} satisfies Meta<typeof AvailablePromotions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};

export const OneOfEach: Story = {
  parameters: storyState.answered(getAvailablePromotions, {
    REFERRAL: { enabled: false },
    toClaim: 1,
    toJoin: 1,
  }),
};

/** Guests see no line. */
export const Guest: Story = { parameters: { session: undefined } };

/** The line is reserved while the answer is on its way. */
export const Loading: Story = { parameters: storyState.loading(getAvailablePromotions) };

export const Failed: Story = { parameters: storyState.failed(getAvailablePromotions) };
