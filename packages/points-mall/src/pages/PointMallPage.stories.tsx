import {
  getPointBalance,
  getPointConfig,
  getPointRewardDetail,
  listPointRewards,
  listPointTransactions,
  redeemPointReward,
} from '@perya/api-client';
import {
  reject,
  storyState,
  wirePage,
  wirePointTransaction,
  type FakePlatform,
} from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';

import { catalogues } from '../locales';
import { mallPlatform, REWARDS } from './mallTesting';
import { PointMallPage } from './PointMallPage';

const at = (search: string) => ({ path: '/pointMall', url: `/pointMall${search}` });

const meta = {
  title: 'Rewards/Points mall/PointMallPage',
  component: PointMallPage,
  parameters: {
    layout: 'fullscreen',
    catalogues,
    session: {},
    platform: (fake: FakePlatform) => mallPlatform(fake),
    route: at(''),
  },
  args: { securityLink: <Link to="?member=securityCenter" /> },
} satisfies Meta<typeof PointMallPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Guest: Story = { parameters: { session: null } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = {
  parameters: storyState.loading([listPointRewards, getPointBalance, getPointConfig]),
};

export const Failed: Story = { parameters: storyState.failed(listPointRewards, 'server-error', 1) };

export const NothingCame: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      mallPlatform(fake)
        .fail(listPointRewards, 'server-error')
        .fail(getPointBalance, 'malformed')
        .fail(getPointConfig, 'server-error'),
  },
};

export const Empty: Story = {
  parameters: { platform: (fake: FakePlatform) => mallPlatform(fake, { rewards: [] }) },
};

export const NothingFound: Story = { parameters: { route: at('?search=elephant') } };

export const LongNumbersAndNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      mallPlatform(fake, {
        points: 999_999_999_999,
        rewards: REWARDS.map((each) => ({
          ...each,
          name: `${each.name} napakahabangpangalannawalangpuwang `.repeat(3).trim(),
          points: 999_999_999,
        })),
      }),
  },
};

export const Goods: Story = { parameters: { route: at('?reward=lantern') } };

export const GoodsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: at('?reward=lantern') },
};

export const GoodsInThai: Story = {
  globals: { language: 'TH', viewport: { value: 'phone' } },
  parameters: { route: at('?reward=lantern') },
};

export const Voucher: Story = { parameters: { route: at('?reward=coffee') } };

export const Cash: Story = { parameters: { route: at('?reward=cash') } };

export const FreeSpins: Story = { parameters: { route: at('?reward=spins') } };

export const SoldOut: Story = { parameters: { route: at('?reward=parasol') } };

export const HigherLevel: Story = { parameters: { route: at('?reward=carved') } };

export const TooDear: Story = { parameters: { route: at('?reward=phone') } };

export const HadAlready: Story = { parameters: { route: at('?reward=mug') } };

export const GuestsReward: Story = {
  parameters: { session: null, route: at('?reward=lantern') },
};

export const TrialAccount: Story = {
  parameters: { session: { accountType: 'trial' }, route: at('?reward=lantern') },
};

export const TrialAccountInMall: Story = { parameters: { session: { accountType: 'trial' } } };

export const RewardGone: Story = { parameters: { route: at('?reward=nothing') } };

export const RewardLoading: Story = {
  parameters: { route: at('?reward=lantern'), ...storyState.loading(getPointRewardDetail) },
};

/** The platform rejects the recipient's name. */
export const ReceiverRefused: Story = {
  parameters: {
    route: at('?reward=lantern'),
    ...storyState.answered(
      redeemPointReward,
      reject(422, 'INVALID', 'invalid', {
        value: { errors: [{ path: 'delivery.name', message: 'form.realName' }] },
      }),
    ),
  },
};

/** The response to the redemption is lost once. */
export const RedeemLost: Story = {
  parameters: {
    route: at('?reward=cash'),
    ...storyState.failed(redeemPointReward, 'malformed', 1),
  },
};

export const Record: Story = { parameters: { route: at('?tab=record') } };

export const RecordOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: at('?tab=record') },
};

export const RecordOfAGuest: Story = {
  parameters: { session: null, route: at('?tab=record') },
};

export const RecordEmpty: Story = {
  parameters: {
    route: at('?tab=record'),
    ...storyState.answered(listPointTransactions, { ...wirePage([]), earned: 0, spent: 0 }),
  },
};

export const RecordFailed: Story = {
  parameters: { route: at('?tab=record'), ...storyState.failed(listPointTransactions) },
};

export const RecordLongNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    route: at('?tab=record'),
    platform: (fake: FakePlatform) =>
      mallPlatform(fake).on(listPointTransactions, () => ({
        ...wirePage([
          wirePointTransaction({
            points: -999_999_999_999,
            balanceAfter: 999_999_999_999,
            note: 'Napakahabang paliwanag '.repeat(8).trim(),
          }),
        ]),
        earned: 0,
        spent: 999_999_999_999,
      })),
  },
};

export const Redeemed: Story = {
  parameters: { route: at('?tab=redeemed') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A lantern of capiz shell' });
  },
};

export const RedeemedOfAGuest: Story = {
  parameters: { session: null, route: at('?tab=redeemed') },
};
