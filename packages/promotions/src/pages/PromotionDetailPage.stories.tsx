import { applyForPromotion, claimPromotion, getPromotion, listPromotions } from '@perya/api-client';
import { reject, storyState, wirePage, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogues } from '../locales';
import { APPLICATION, promotionDetail } from './promotionsTesting';
import { PromotionDetailPage } from './PromotionDetailPage';

type Detail = ReturnType<typeof promotionDetail>;

/** A fake promotion that changes like the platform's when the member joins or claims. */
function onePromotion(over: Partial<Detail> = {}) {
  return (fake: FakePlatform) => {
    let now = promotionDetail(over);
    fake
      .on(listPromotions, () => wirePage([]))
      .on(getPromotion, () => now)
      .on(applyForPromotion, ({ comment = '' }) => {
        now =
          now.entry === 'APPLY'
            ? {
                ...now,
                state: 'APPLYING',
                application: { ...APPLICATION, comment, pictures: [] },
              }
            : { ...now, state: 'JOINED' };
        return null;
      })
      .on(claimPromotion, () => {
        const claimedAt = Date.UTC(2026, 10, 21, 4);
        now = {
          ...now,
          state: 'CLAIMED',
          application: { ...APPLICATION, decidedAt: claimedAt },
        };
        return { amount: '150.00', currency: 'PHP', claimedAt };
      });
  };
}

const meta = {
  title: 'Rewards/Promotions/PromotionDetailPage',
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
const GRANTED = { bonus: '150.00', currency: 'PHP' } as const;
const DECIDED = { ...APPLICATION, decidedAt: Date.UTC(2026, 10, 20, 4) };

/** Joining takes a single click. */
export const Default: Story = { parameters: { session: {} } };

export const Guest: Story = {};

export const Automatic: Story = withPromotion({ entry: 'AUTO' });

/** What it brings is claimed on another page of the site. */
export const PaidElsewhere: Story = {
  ...withPromotion({
    entry: 'AUTO',
    paidAt: 'REFERRALS',
    progress: { done: '1', target: '3', unit: 'FRIENDS', currency: null },
  }),
  args: { placeOf: (page) => `/?member=${page}` },
};

export const PaidWithDeposit: Story = {
  ...withPromotion({ entry: 'AUTO', paidAt: 'DEPOSIT' }),
  args: { placeOf: (page) => `/?member=${page}` },
};

/** The member's birthday isn't known, so that an application would be rejected. */
export const NotEligible: Story = withPromotion({
  entry: 'APPLY',
  ineligible: { reason: 'BIRTHDAY_UNKNOWN', days: 7 },
});

export const NotNew: Story = withPromotion({
  entry: 'AUTO',
  paidAt: 'FREE_SPINS',
  ineligible: { reason: 'NOT_NEW', days: 30 },
});

export const ByApplication: Story = withPromotion({ entry: 'APPLY' });

/** The form couldn't be sent, so it isn't shown. */
export const ByApplicationTrial: Story = {
  parameters: { ...ByApplication.parameters, session: { accountType: 'trial' } },
};

export const PictureNeeded: Story = withPromotion({ entry: 'APPLY', isPictureNeeded: true });

/** The member's rank is too low. */
export const ForHigherRanks: Story = withPromotion({ entry: 'APPLY', rankNeeded: 5 });

export const Applying: Story = withPromotion({
  entry: 'APPLY',
  state: 'APPLYING',
  application: APPLICATION,
});

export const Process: Story = withPromotion({
  entry: 'APPLY',
  state: 'PROCESS',
  application: { ...APPLICATION, pictures: [] },
});

export const Rejected: Story = withPromotion({
  entry: 'APPLY',
  state: 'REJECTED',
  application: { ...DECIDED, reason: 'The picture is too blurred to see the lantern.' },
});

export const Issued: Story = withPromotion({
  state: 'ISSUED',
  application: DECIDED,
  claimUntil: Date.UTC(2026, 11, 20, 4),
  ...GRANTED,
});

export const Claimed: Story = withPromotion({
  state: 'CLAIMED',
  application: DECIDED,
  ...GRANTED,
});

export const Joined: Story = withPromotion({ state: 'JOINED' });

/** A goal in money. */
export const InProgress: Story = withPromotion({
  state: 'JOINED',
  progress: { done: '325.50', target: '500.00', unit: 'MONEY', currency: 'PHP' },
});

export const StepsTaken: Story = withPromotion({
  state: 'JOINED',
  progress: { done: '4', target: '4', unit: 'STEPS', currency: null },
});

export const ComingSoon: Story = withPromotion({
  state: 'COMING_SOON',
  startsAt: Date.now() + 3 * 86_400_000 + 4 * 3_600_000,
});

export const Closed: Story = withPromotion({ state: 'CLOSED' });

export const Phone: Story = {
  ...Issued,
  globals: { viewport: { value: 'phone' } },
};

export const Thai: Story = { ...ByApplication, globals: { language: 'TH' } };

export const Vietnamese: Story = { ...Process, globals: { language: 'VI' } };

export const LongTexts: Story = withPromotion({
  title: 'A welcome as large as your first deposit, and the second, and the third one after that',
  summary: 'Deposit for the first time, and the same amount is added as a bonus. '.repeat(4),
  picture: null,
});

export const Loading: Story = { parameters: storyState.loading(getPromotion) };

export const Failed: Story = { parameters: storyState.failed(getPromotion) };

export const Unknown: Story = {
  parameters: storyState.answered(getPromotion, reject(404, 'UNKNOWN_PROMOTION', 'not_found')),
};

export const WithoutId: Story = {
  parameters: { route: { path: '/promoDetail', url: '/promoDetail' } },
};

/** The upload fails; the text and the pictures are kept. */
export const NotSent: Story = {
  parameters: {
    ...ByApplication.parameters,
    ...storyState.failed(applyForPromotion, 'offline', 1),
  },
};

/** The platform finds that a picture's content doesn't match its type. */
export const PictureRefused: Story = {
  parameters: {
    ...ByApplication.parameters,
    ...storyState.answered(
      applyForPromotion,
      reject(422, 'INVALID', 'invalid', {
        value: { errors: [{ path: 'pictures', message: 'form.imageType' }] },
      }),
    ),
  },
};

/** The bonus was paid, but the response was lost: a request with the same key finds out. */
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
