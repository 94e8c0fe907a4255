import { applyForPromotion } from '@perya/api-client';
import { reject, storyState } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { catalogues } from '../../locales';
import { APPLICATION, decodedDetail } from '../../pages/promotionsTesting';
import { Participation } from './Participation';

const GRANTED = { bonus: '150.00', currency: 'PHP' } as const;

const meta = {
  title: 'Rewards/Promotions/Participation',
  component: Participation,
  parameters: { catalogues, session: {} },
  args: { promotion: decodedDetail() },
} satisfies Meta<typeof Participation>;

export default meta;
type Story = StoryObj<typeof meta>;

const withDetail = (over: Parameters<typeof decodedDetail>[0]): Story => ({
  args: { promotion: decodedDetail(over) },
});

export const Join: Story = {};

/** Signed out: the button asks for a sign-in. */
export const Guest: Story = { parameters: { session: undefined } };

export const ByApplication: Story = withDetail({ entry: 'APPLY' });

export const Automatic: Story = withDetail({ entry: 'AUTO' });

export const ForHigherRanks: Story = withDetail({ entry: 'APPLY', rankNeeded: 5 });

export const Upcoming: Story = withDetail({ state: 'COMING_SOON' });

export const Applying: Story = withDetail({ state: 'APPLYING', application: APPLICATION });

export const Rejected: Story = withDetail({
  entry: 'APPLY',
  state: 'REJECTED',
  application: { ...APPLICATION, reason: 'The picture is too blurred to see the lantern.' },
});

export const Issued: Story = withDetail({ state: 'ISSUED', application: APPLICATION, ...GRANTED });

export const Claimed: Story = withDetail({
  state: 'CLAIMED',
  application: APPLICATION,
  ...GRANTED,
});

export const Joined: Story = withDetail({ state: 'JOINED' });

export const Ended: Story = withDetail({ state: 'CLOSED' });

/** The promotion ended while the page was open. */
export const JoinRejected: Story = {
  parameters: storyState.answered(
    applyForPromotion,
    reject(422, 'PROMOTION_NOT_RUNNING', 'promotion_not_running'),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
