import { claimPromotion } from '@perya/api-client';
import { reject, storyState } from '@perya/api-client/testing';
import { minorUnits } from '@perya/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { catalogues } from '../../locales';
import { ClaimButton } from './ClaimButton';

const meta = {
  title: 'Rewards/Promotions/ClaimButton',
  component: ClaimButton,
  parameters: { catalogues, session: {} },
  args: { promotionId: 'friend', amount: { minor: minorUnits(150_00), currency: 'PHP' } },
} satisfies Meta<typeof ClaimButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const claim: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Claim/ }));
};

export const Default: Story = {};

export const WithoutAmount: Story = { args: { amount: null } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const Claiming: Story = {
  parameters: storyState.loading(claimPromotion),
  play: claim,
};

export const Rejected: Story = {
  parameters: storyState.answered(
    claimPromotion,
    reject(422, 'BONUS_EXPIRED', 'promotion_bonus_expired'),
  ),
  async play(context) {
    await claim(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
