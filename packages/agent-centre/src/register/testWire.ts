import {
  closeDownlineLink,
  createDownline,
  getAffiliateFunnel,
  getAffiliateProgramme,
  getDownlineLinks,
  saveDownlineLink,
} from '@perya/api-client';
import { wireDownlineLink, wirePage, type FakePlatform } from '@perya/api-client/testing';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 9, 23, 16);

const OWN_REBATES = [
  { category: 'LIVE' as const, basisPoints: 60 },
  { category: 'RNG' as const, basisPoints: 80 },
];
const DEFAULT_REBATES = [
  { category: 'LIVE' as const, basisPoints: 30 },
  { category: 'RNG' as const, basisPoints: 50 },
];

const LINKS = [
  wireDownlineLink(),
  wireDownlineLink({
    id: 'l-2',
    name: 'Partner site',
    code: 'PARTNER',
    kind: 'AGENT',
    usesAllowed: null,
    expiresAt: null,
    uses: 3,
    clicks: 17,
  }),
  wireDownlineLink({
    id: 'l-3',
    name: 'Launch week',
    code: 'LAUNCH',
    status: 'USED_UP',
    uses: 100,
  }),
  wireDownlineLink({ id: 'l-4', name: 'Old poster', code: 'POSTER', status: 'CLOSED' }),
];

export const linksWith = (list = LINKS, ownRebates = OWN_REBATES) => ({
  ...wirePage(list),
  ownRebates,
  defaultRebates: DEFAULT_REBATES,
  max: 20,
});

const sums = (clicks: number, registrations: number, firstDeposits: number) => ({
  clicks,
  registrations,
  firstDeposits,
  firstDepositAmount: `${firstDeposits * 500}.00`,
});

/** An agent with data in every recruiting channel. */
export function registering(fake: FakePlatform): FakePlatform {
  return fake
    .on(getDownlineLinks, () => linksWith())
    .on(createDownline, ({ account }) => ({ memberId: '77', account }))
    .on(saveDownlineLink, ({ id = 'l-9', name }) => wireDownlineLink({ id, name }))
    .on(closeDownlineLink, ({ id }) => wireDownlineLink({ id, status: 'CLOSED' }))
    .on(getAffiliateProgramme, () => ({
      isOpen: true,
      code: 'AGENT01',
      pageUrl: 'https://affiliates.example/perya',
      currency: 'PHP',
      cashbackBasisPoints: 350,
      referralReward: '150.00',
      totals: sums(1200, 96, 41),
      earned: '3205.50',
    }))
    .on(getAffiliateFunnel, () => ({
      currency: 'PHP',
      totals: sums(300, 24, 9),
      days: Array.from({ length: 30 }, (_, index) => ({
        day: new Date(FIRST_DAY + index * DAY_MS + DAY_MS / 2).toISOString().slice(0, 10),
        ...sums(10, index % 2, index % 3 === 0 ? 1 : 0),
      })),
    }));
}
