import { applyForPromotion, claimPromotion, getPromotion, listPromotions } from '@perya/api-client';
import { reject, storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../locales';
import { APPLICATION, promotionDetail } from './promotionsTesting';
import { PromotionDetailPage } from './PromotionDetailPage';

type Detail = ReturnType<typeof promotionDetail>;

/** One promotion that moves as the platform's does: taking part and claiming change it. */
function onePromotion(over: Partial<Detail> = {}) {
  return (fake: FakePlatform) => {
    let now = promotionDetail(over);
    fake
      .on(listPromotions, () => wirePage([]))
      .on(getPromotion, () => now)
      .on(applyForPromotion, ({ comment = '' }) => {
        now =
          now.joinType === 'APPLY'
            ? {
                ...now,
                activityStatus: 'APPLYING',
                application: { ...APPLICATION, comment, images: [] },
              }
            : { ...now, activityStatus: 'JOINED' };
        return null;
      })
      .on(claimPromotion, () => {
        const claimTime = Date.UTC(2026, 10, 21, 4);
        now = {
          ...now,
          activityStatus: 'CLAIMED',
          application: { ...APPLICATION, decideTime: claimTime },
        };
        return { amount: '150.00', currency: 'PHP', claimTime };
      });
  };
}

const meta = {
  title: 'Promotions/PromotionDetailPage',
  component: PromotionDetailPage,
  parameters: {
    layout: 'fullscreen',
    catalogues,
    platform: onePromotion(),
    route: { path: '/promoDetail', url: '/promoDetail?id=lanterns' },
  },
} satisfies Meta<typeof PromotionDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withPromotion = (over: Partial<Detail>): Story => ({
  parameters: { platform: onePromotion(over), session: {} },
});
const GRANTED = { bonusAmount: '150.00', currency: 'PHP' } as const;
const DECIDED = { ...APPLICATION, decideTime: Date.UTC(2026, 10, 20, 4) };

/** A press is all it takes. */
export const Default: Story = { parameters: { session: {} } };

export const Guest: Story = {};

export const Automatic: Story = withPromotion({ joinType: 'AUTO' });

export const ByApplication: Story = withPromotion({ joinType: 'APPLY' });

export const PictureNeeded: Story = withPromotion({ joinType: 'APPLY', pictureRequired: true });

/** The member's rank does not reach. */
export const ForHigherRanks: Story = withPromotion({ joinType: 'APPLY', rankRequired: 5 });

export const Applying: Story = withPromotion({
  joinType: 'APPLY',
  activityStatus: 'APPLYING',
  application: APPLICATION,
});

export const Process: Story = withPromotion({
  joinType: 'APPLY',
  activityStatus: 'PROCESS',
  application: { ...APPLICATION, images: [] },
});

export const Rejected: Story = withPromotion({
  joinType: 'APPLY',
  activityStatus: 'REJECTED',
  application: { ...DECIDED, reason: 'The picture is too blurred to see the lantern.' },
});

export const Issued: Story = withPromotion({
  activityStatus: 'ISSUED',
  application: DECIDED,
  ...GRANTED,
});

export const Claimed: Story = withPromotion({
  activityStatus: 'CLAIMED',
  application: DECIDED,
  ...GRANTED,
});

export const Joined: Story = withPromotion({ activityStatus: 'JOINED' });

export const ComingSoon: Story = withPromotion({
  activityStatus: 'COMING_SOON',
  startTime: Date.now() + 3 * 86_400_000 + 4 * 3_600_000,
});

export const Closed: Story = withPromotion({ activityStatus: 'CLOSED' });

export const Phone: Story = {
  ...Issued,
  globals: { viewport: { value: 'phone' } },
};

export const Thai: Story = { ...ByApplication, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...Process, globals: { language: 'VI' } };

export const LongTexts: Story = withPromotion({
  title: 'A welcome as large as your first deposit, and the second, and the third one after that',
  summary: 'Deposit for the first time, and the same amount is added as a bonus. '.repeat(4),
  imageUrl: null,
});

export const Loading: Story = { parameters: storyState.loading(getPromotion) };

export const Failed: Story = { parameters: storyState.failed(getPromotion) };

export const Unknown: Story = {
  parameters: storyState.answered(getPromotion, reject(404, 'UNKNOWN_PROMOTION', 'not_found')),
};

export const WithoutId: Story = {
  parameters: { route: { path: '/promoDetail', url: '/promoDetail' } },
};

/** The upload fails; nothing that was written or chosen is lost. */
export const NotSent: Story = {
  parameters: {
    ...ByApplication.parameters,
    ...storyState.failed(applyForPromotion, 'offline', 1),
  },
};

/** The platform finds something else in a picture than its name says. */
export const PictureRefused: Story = {
  parameters: {
    ...ByApplication.parameters,
    ...storyState.answered(
      applyForPromotion,
      reject(422, 'INVALID', 'invalid', {
        value: { faults: [{ path: 'images', message: 'form.imageType' }] },
      }),
    ),
  },
};

/** The bonus was paid, but the answer was lost: the same key finds out. */
export const LostAnswer: Story = {
  parameters: { ...Issued.parameters, ...storyState.failed(claimPromotion, 'malformed', 1) },
};

export const ClaimRefused: Story = {
  parameters: {
    ...Issued.parameters,
    ...storyState.answered(
      claimPromotion,
      reject(403, 'TRUE_ACCOUNT_NEEDED', 'in_need_true_account'),
    ),
  },
};
