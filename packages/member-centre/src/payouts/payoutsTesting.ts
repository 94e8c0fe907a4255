import type { listPayoutAccounts, WireValueOf } from '@perya/api-client';
import { wirePayoutAccount } from '@perya/api-client/testing';

/** A member with one bank account, who can add every kind. */
export const wirePayoutAccounts = (
  over: Partial<WireValueOf<typeof listPayoutAccounts>> = {},
): WireValueOf<typeof listPayoutAccounts> => ({
  accounts: [wirePayoutAccount()],
  kinds: [
    {
      kind: 'BANK_CARD',
      max: 5,
      providers: [
        { code: 'BAYANI', name: 'Bangko Bayani' },
        { code: 'MAYON', name: 'Mayon Savings' },
      ],
    },
    { kind: 'E_WALLET', max: 3, providers: [{ code: 'LAKBAY', name: 'LakbayPay' }] },
    { kind: 'CRYPTO', max: 3, providers: [{ code: 'TRC20', name: 'USDT · TRON (TRC20)' }] },
  ],
  realName: 'Juan Dela Cruz',
  mustBeOwnName: true,
  restHours: 0,
  hasPaymentPassword: true,
  ...over,
});
