import { claimPromotion, getAvailablePromotions, listPromotions } from '@perya/api-client';
import { storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../locales';
import { PROMOTIONS } from './promotionsTesting';
import { PromotionsPage } from './PromotionsPage';

/** Filters by category, like the platform, and omits participation for a guest. */
function somePromotions(fake: FakePlatform) {
  const claimed = new Set<string>();
  fake
    .on(listPromotions, ({ category }, { token }) =>
      wirePage(
        PROMOTIONS.filter((each) => category === undefined || each.category === category).map(
          (each) => {
            const isOfTheCalendar = each.state === 'COMING_SOON' || each.state === 'CLOSED';
            if (token === null && !isOfTheCalendar) return { ...each, state: null };
            return claimed.has(each.id) ? { ...each, state: 'CLAIMED' as const } : each;
          },
        ),
      ),
    )
    .on(getAvailablePromotions, () => ({
      REFERRAL: { enabled: true },
      toClaim: 1 - claimed.size,
      toJoin: 3,
    }))
    .on(claimPromotion, ({ id }) => {
      claimed.add(id);
      return { amount: '150.00', currency: 'PHP', claimedAt: Date.UTC(2026, 10, 21) };
    });
}

const meta = {
  title: 'Rewards/Promotions/PromotionsPage',
  component: PromotionsPage,
  parameters: {
    layout: 'fullscreen',
    catalogues,
    platform: somePromotions,
    route: { path: '/promotions', url: '/promotions' },
  },
  args: { inviteAddress: '/promotions?member=referral' },
} satisfies Meta<typeof PromotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With an unclaimed bonus, and every state on the cards. */
export const Member: Story = { parameters: { session: {} } };

/** Inviting friends isn't rewarded. */
export const WithoutReferral: Story = {
  parameters: {
    session: {},
    platform: (fake: FakePlatform) => {
      somePromotions(fake);
      fake.on(getAvailablePromotions, () => ({
        REFERRAL: { enabled: false },
        toClaim: 1,
        toJoin: 1,
      }));
    },
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { session: {} },
};

export const Thai: Story = { globals: { language: 'TH' }, parameters: { session: {} } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const LongTexts: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listPromotions, () =>
        wirePage(
          PROMOTIONS.map((each) => ({
            ...each,
            title: `${each.title}, ${each.title} and ${each.title}`,
            summary: each.summary.repeat(4),
          })),
        ),
      ),
  },
};

export const ManyPages: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(listPromotions, ({ pageNo = 1 }) => ({
        list: PROMOTIONS.slice(0, 3).map((each) => ({ ...each, title: `${each.title} ${pageNo}` })),
        totalPages: 3,
        totalCount: 60,
      })),
  },
};

export const Loading: Story = { parameters: storyState.loading(listPromotions) };

export const Failed: Story = { parameters: storyState.failed(listPromotions) };

export const FailedOnce: Story = { parameters: storyState.failed(listPromotions, 'malformed', 1) };

export const Empty: Story = { parameters: storyState.answered(listPromotions, wirePage([])) };

export const NoneOfItsKind: Story = {
  parameters: { route: { path: '/promotions', url: '/promotions?category=vip' } },
};
