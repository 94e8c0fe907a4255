import type { listPayoutAccounts, WireValueOf } from '@perya/api-client';
import { wirePayoutAccount } from '@perya/api-client/testing';

/** A member with one bank account, and everything that may be added. */
export const wirePayoutAccounts = (
  over: Partial<WireValueOf<typeof listPayoutAccounts>> = {},
): WireValueOf<typeof listPayoutAccounts> => ({
  list: [wirePayoutAccount()],
  accountTypes: [
    {
      accountType: 'BANK_CARD',
      max: 5,
      providers: [
        { code: 'BAYANI', name: 'Bangko Bayani' },
        { code: 'MAYON', name: 'Mayon Savings' },
      ],
    },
    { accountType: 'E_WALLET', max: 3, providers: [{ code: 'LAKBAY', name: 'LakbayPay' }] },
    { accountType: 'CRYPTO', max: 3, providers: [{ code: 'TRC20', name: 'USDT · TRON (TRC20)' }] },
  ],
  payeeName: 'Juan Dela Cruz',
  isOwnName: 1,
  restHours: 0,
  hasPaymentPassword: 1,
  ...over,
});
