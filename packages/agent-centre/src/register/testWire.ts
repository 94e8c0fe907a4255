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
  { gameType: 'LIVE' as const, rate: 60 },
  { gameType: 'RNG' as const, rate: 80 },
];
const DEFAULT_REBATES = [
  { gameType: 'LIVE' as const, rate: 30 },
  { gameType: 'RNG' as const, rate: 50 },
];

const LINKS = [
  wireDownlineLink(),
  wireDownlineLink({
    linkId: 'l-2',
    name: 'Partner site',
    code: 'PARTNER',
    memberType: 'AGENT',
    maxUses: null,
    expireTime: null,
    uses: 3,
    clicks: 17,
  }),
  wireDownlineLink({
    linkId: 'l-3',
    name: 'Launch week',
    code: 'LAUNCH',
    status: 'USED_UP',
    uses: 100,
  }),
  wireDownlineLink({ linkId: 'l-4', name: 'Old poster', code: 'POSTER', status: 'CLOSED' }),
];

export const linksWith = (list = LINKS, ownRebates = OWN_REBATES) => ({
  ...wirePage(list),
  ownRebates,
  defaultRebates: DEFAULT_REBATES,
  maxOpen: 20,
});

const sums = (clicks: number, registrations: number, firstDeposits: number) => ({
  clicks,
  registrations,
  firstDeposits,
  firstDepositAmount: `${firstDeposits * 500}.00`,
});

/** An agent who brings people in by every way there is. */
export function registering(fake: FakePlatform): FakePlatform {
  return fake
    .on(getDownlineLinks, () => linksWith())
    .on(createDownline, ({ account }) => ({ memberId: '77', account }))
    .on(saveDownlineLink, ({ linkId, name }) => wireDownlineLink({ linkId: linkId ?? 'l-9', name }))
    .on(closeDownlineLink, ({ linkId }) => wireDownlineLink({ linkId, status: 'CLOSED' }))
    .on(getAffiliateProgramme, () => ({
      enabled: true,
      code: 'AGENT01',
      pageUrl: 'https://affiliates.example/perya',
      currency: 'PHP',
      cashbackRate: 350,
      referralReward: '150.00',
      totals: sums(1200, 96, 41),
      earned: '3205.50',
    }))
    .on(getAffiliateFunnel, () => ({
      currency: 'PHP',
      totals: sums(300, 24, 9),
      list: Array.from({ length: 30 }, (_, index) => ({
        day: new Date(FIRST_DAY + index * DAY_MS + DAY_MS / 2).toISOString().slice(0, 10),
        sums: sums(10, index % 2, index % 3 === 0 ? 1 : 0),
      })),
    }));
}
