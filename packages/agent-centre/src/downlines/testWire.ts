import {
  adjustRebate,
  getDownline,
  getDownlines,
  getMemberInfo,
  transferToDownline,
} from '@perya/api-client';
import {
  reject,
  wireDownline,
  wireDownlineProfile,
  wireMemberInfo,
  wirePage,
  type FakePlatform,
} from '@perya/api-client/testing';

import { contractsOf } from '../contracts/testWire';

const YOU = { memberId: '1', account: 'agent01' };

const DIRECTS = [
  wireDownline({ isOnline: true }),
  wireDownline({
    memberId: '3',
    account: 'juan01',
    nickname: 'juan01',
    kind: 'MEMBER',
    agentType: null,
    directs: 0,
    members: 0,
    status: 'DORMANT',
    balance: '0.00',
  }),
  wireDownline({
    memberId: '4',
    account: 'bago01',
    nickname: 'bago01',
    kind: 'MEMBER',
    agentType: null,
    directs: 0,
    members: 0,
    status: 'NEW',
    lastSignInAt: null,
  }),
];

const BELOW = [
  wireDownline({
    memberId: '5',
    account: 'agent05',
    nickname: 'Pedro',
    level: 2,
    upline: { memberId: '2', account: 'agent02' },
    directs: 0,
    members: 0,
  }),
];

export const pageOf = (list = DIRECTS, breadcrumb = [YOU]) => ({
  ...wirePage(list),
  currency: 'PHP',
  breadcrumb,
});

/** A two-level team in which every action is available. */
export function manageableTeam(fake: FakePlatform): FakePlatform {
  return contractsOf(fake)
    .on(getMemberInfo, () => wireMemberInfo({ type: 1, toUpline: true }))
    .on(getDownlines, ({ parentId, search }) => {
      if (search === 'nobody') return pageOf([]);
      return parentId === '2'
        ? pageOf(BELOW, [YOU, { memberId: '2', account: 'agent02' }])
        : pageOf();
    })
    .on(getDownline, ({ memberId }) =>
      wireDownlineProfile({ downline: wireDownline({ memberId }) }),
    )
    .on(transferToDownline, ({ amount, paymentPassword }) =>
      paymentPassword === '123456'
        ? { id: 't-1', amount, currency: 'PHP', downline: 'agent02' }
        : reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong'),
    )
    .on(adjustRebate, ({ rebates, isPreview = false }) => ({
      rebates,
      loweredCount: rebates.some(({ basisPoints }) => basisPoints < 75) ? 1 : 0,
      lowered: rebates.some(({ basisPoints }) => basisPoints < 75)
        ? [
            {
              account: 'agent05',
              category: 'RNG' as const,
              fromBasisPoints: 75,
              toBasisPoints: 60,
            },
          ]
        : [],
      isPreview,
    }));
}

/** Returns a page of a team of ten thousand, with a hundred per branch. */
export function hugeDownlines(fake: FakePlatform): FakePlatform {
  return manageableTeam(fake).on(getDownlines, ({ parentId, pageNo = 1, pageSize = 50 }) => ({
    ...pageOf(
      Array.from({ length: pageSize }, (_, index) => {
        const number = (pageNo - 1) * pageSize + index + 1;
        return wireDownline({
          memberId: `${parentId ?? 'm'}-${number}`,
          account: `${parentId ?? 'downline'}.${String(number).padStart(5, '0')}`.slice(-32),
        });
      }),
    ),
    totalCount: 10_000,
    totalPages: Math.ceil(10_000 / pageSize),
  }));
}
