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
  wireDownline({ online: true }),
  wireDownline({
    memberId: '3',
    account: 'juan01',
    nickname: 'juan01',
    type: 0,
    directCount: 0,
    teamSize: 0,
    status: 'DORMANT',
    balance: '0.00',
  }),
  wireDownline({
    memberId: '4',
    account: 'bago01',
    nickname: '',
    type: 0,
    directCount: 0,
    teamSize: 0,
    status: 'NEW',
    lastLoginTime: null,
  }),
];

const BELOW = [
  wireDownline({
    memberId: '5',
    account: 'agent05',
    nickname: 'Pedro',
    level: 2,
    uplineId: '2',
    uplineAccount: 'agent02',
    directCount: 0,
    teamSize: 0,
  }),
];

export const pageOf = (list = DIRECTS, breadcrumb = [YOU]) => ({
  ...wirePage(list),
  currency: 'PHP',
  breadcrumb,
});

/** A small team of two levels in which everything can be done. */
export function managing(fake: FakePlatform): FakePlatform {
  return contractsOf(fake)
    .on(getMemberInfo, () => wireMemberInfo({ type: 1, toUpline: true }))
    .on(getDownlines, ({ parentId, search }) => {
      if (search === 'nobody') return pageOf([]);
      return parentId === '2'
        ? pageOf(BELOW, [YOU, { memberId: '2', account: 'agent02' }])
        : pageOf();
    })
    .on(getDownline, ({ memberId }) => wireDownlineProfile({ memberId }))
    .on(transferToDownline, ({ amount, paymentPassword }) =>
      paymentPassword === '123456'
        ? { id: 't-1', amount, currency: 'PHP', downline: 'agent02' }
        : reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong'),
    )
    .on(adjustRebate, ({ rebates, preview }) => ({
      rebates,
      loweredCount: rebates.some(({ rate }) => rate < 75) ? 1 : 0,
      lowered: rebates.some(({ rate }) => rate < 75)
        ? [{ account: 'agent05', gameType: 'RNG' as const, rate: 75, newRate: 60 }]
        : [],
      preview: preview ?? false,
    }));
}

/** A page of a team of ten thousand, a hundred a branch. */
export function crowded(fake: FakePlatform): FakePlatform {
  return managing(fake).on(getDownlines, ({ parentId, pageNo = 1, pageSize = 50 }) => ({
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
