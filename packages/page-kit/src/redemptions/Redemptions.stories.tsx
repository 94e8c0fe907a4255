import { listRedemptions, revealVoucher, type WireValueOf } from '@perya/api-client';
import { storyState, wirePage, wireRedemption, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { pageKitCatalogue } from '../locales';
import { Redemptions } from './Redemptions';

type WireRedemption = WireValueOf<typeof listRedemptions>['list'][number];

const NOON = Date.UTC(2026, 10, 20, 4);
const HOUR_MS = 3_600_000;

const SENT = wireRedemption({
  status: 'APPROVED',
  tracking: 'LBC 1209 8834',
  events: [
    { step: 'REQUESTED', at: NOON, note: null },
    { step: 'APPROVED', at: NOON + HOUR_MS, note: null },
    { step: 'SHIPPED', at: NOON + 2 * HOUR_MS, note: 'LBC 1209 8834' },
  ],
});
const REJECTED = wireRedemption({
  id: '2',
  rewardName: 'A banderitas parasol',
  points: 800,
  status: 'REJECTED',
  note: 'The parcel service does not reach this address.',
  events: [
    { step: 'REQUESTED', at: NOON - 9 * HOUR_MS, note: null },
    { step: 'REJECTED', at: NOON - 2 * HOUR_MS, note: null },
    { step: 'POINTS_RETURNED', at: NOON - 2 * HOUR_MS, note: null },
  ],
});
const VOUCHER = wireRedemption({
  id: '3',
  kind: 'VOUCHER',
  rewardName: 'Coffee for two',
  imagePath: '/art/reward/coffee',
  quantity: 2,
  points: 1_000,
  status: 'APPROVED',
  delivery: null,
  voucher: { isRevealed: false, masked: ['••••-7Q2K', '••••-9XZA'] },
});
const SHOWN = wireRedemption({
  id: '4',
  kind: 'VOUCHER',
  rewardName: 'A cinema evening',
  points: 700,
  status: 'APPROVED',
  delivery: null,
  voucher: { isRevealed: true, masked: ['••••-11MM'] },
});
const WAITS = wireRedemption({ id: '5', rewardName: 'A rattan basket' });

/** Filters by state, like the platform. Codes that were shown are masked from then on. */
function some(fake: FakePlatform, list: readonly WireRedemption[]) {
  const revealed = new Set<string>();
  return fake
    .on(listRedemptions, ({ status }) =>
      wirePage(
        list
          .filter((each) => status === undefined || each.status === status)
          .map((each) =>
            each.voucher && revealed.has(each.id)
              ? { ...each, voucher: { ...each.voucher, isRevealed: true } }
              : each,
          ),
      ),
    )
    .on(revealVoucher, ({ redemptionId }) => {
      revealed.add(redemptionId);
      return { codes: ['KAPE-44TR-7Q2K', 'KAPE-18PL-9XZA'] };
    });
}

const ALL = [WAITS, VOUCHER, SENT, SHOWN, REJECTED];

const meta = {
  title: 'Page blocks/Data/Redemptions',
  component: Redemptions,
  parameters: {
    catalogues: [pageKitCatalogue],
    session: {},
    platform: (fake: FakePlatform) => some(fake, ALL),
  },
} satisfies Meta<typeof Redemptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Empty: Story = { parameters: storyState.answered(listRedemptions, wirePage([])) };

export const NoneOfItsState: Story = {
  parameters: {
    platform: (fake: FakePlatform) => some(fake, [SENT]),
    route: { url: '/?redeemStatus=rejected' },
  },
};

export const Loading: Story = { parameters: storyState.loading(listRedemptions) };

export const Failed: Story = { parameters: storyState.failed(listRedemptions, 'server-error', 1) };

/** The first response to the reveal is lost. */
export const RevealLost: Story = {
  parameters: {
    platform: (fake: FakePlatform) => some(fake, [VOUCHER]).fail(revealVoucher, 'malformed', 1),
  },
};

export const LongNumbersAndNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    platform: (fake: FakePlatform) =>
      some(fake, [
        wireRedemption({
          rewardName: 'Napakahabang pangalan ng gantimpala '.repeat(5).trim(),
          quantity: 999,
          points: 999_999_999,
          status: 'REJECTED',
          note: 'Mahabang paliwanag kung bakit hindi ito natuloy. '.repeat(4).trim(),
          tracking: 'X'.repeat(60),
        }),
      ]),
  },
};
