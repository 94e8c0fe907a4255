import {
  confirmProtectionLimit,
  dropProtectionChange,
  getNetPosition,
  getProtection,
  setProtectionLimit,
  setRealityCheck,
  takeTimeOut,
  type WireValueOf,
} from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';

export type WireProtection = WireValueOf<typeof getProtection>;
type WireLimit = WireProtection['limits'][number];

const TOMORROW = Date.UTC(2099, 10, 22, 16);

const limit = (
  kind: WireLimit['kind'],
  period: WireLimit['period'],
  change: Partial<WireLimit> = {},
): WireLimit => ({
  kind,
  period,
  amount: null,
  used: '0.00',
  resetsAt: TOMORROW,
  pending: null,
  ...change,
});

/** A member without any limits. */
export const noLimits: WireProtection = {
  currency: 'PHP',
  limits: [
    limit('DEPOSIT', 'DAY'),
    limit('DEPOSIT', 'WEEK', { used: '500.00' }),
    limit('DEPOSIT', 'MONTH', { used: '2500.00' }),
    limit('LOSS', 'DAY'),
    limit('LOSS', 'WEEK', { used: '120.50' }),
    limit('LOSS', 'MONTH', { used: '120.50' }),
    limit('TIME', 'DAY', { used: '42.00' }),
  ],
  raiseHours: 24,
  atRisk: '0.00',
  realityCheckMinutes: 60,
  realityChecks: [15, 30, 60],
  playBreak: null,
  timeOutHours: [24, 72, 168, 336, 720, 1008],
  exclusionMonths: [6, 12, 24, 60],
  hasPassword: true,
};

/** A member with a limit of each kind: one half used, one fully used, one with a pending increase. */
export const someLimits: WireProtection = {
  ...noLimits,
  atRisk: '80.00',
  limits: [
    limit('DEPOSIT', 'DAY', { amount: '1000.00', used: '300.00' }),
    limit('DEPOSIT', 'WEEK', { used: '500.00' }),
    limit('DEPOSIT', 'MONTH', {
      amount: '5000.00',
      used: '2500.00',
      pending: {
        amount: '9000.00',
        readyAt: Date.UTC(2099, 10, 23, 4),
        lapsesAt: Date.UTC(2099, 10, 30, 4),
      },
    }),
    limit('LOSS', 'DAY', { amount: '500.00', used: '500.00' }),
    limit('LOSS', 'WEEK', {
      amount: '2000.00',
      used: '740.50',
      pending: { amount: null, readyAt: Date.UTC(2026, 0, 1), lapsesAt: TOMORROW },
    }),
    limit('LOSS', 'MONTH', { used: '740.50' }),
    limit('TIME', 'DAY', { amount: '90.00', used: '42.00' }),
  ],
};

const netRow = (period: 'WEEK' | 'MONTH' | 'YEAR', startedAt: number, factor: number) => ({
  period,
  startedAt,
  deposits: `${500 * factor}.00`,
  withdrawals: `${200 * factor}.00`,
  stakes: `${1000 * factor}.50`,
  payouts: `${860 * factor}.00`,
  net: `-${140 * factor}.50`,
});

/** Responds to every request of the page. */
export const protectionPlatform = (value: WireProtection) => (fake: FakePlatform) => {
  fake
    .on(getProtection, () => value)
    .on(getNetPosition, () => ({
      currency: 'PHP',
      periods: [
        netRow('WEEK', Date.UTC(2026, 10, 15, 16), 1),
        netRow('MONTH', Date.UTC(2026, 9, 31, 16), 4),
        netRow('YEAR', Date.UTC(2025, 11, 31, 16), 40),
      ],
    }))
    .on(setProtectionLimit, () => ({ holds: true }))
    .on(confirmProtectionLimit, () => null)
    .on(dropProtectionChange, () => null)
    .on(setRealityCheck, () => null)
    .on(takeTimeOut, () => ({ endsAt: TOMORROW }));
};
