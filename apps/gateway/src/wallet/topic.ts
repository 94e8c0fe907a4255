import {
  getBalance,
  getMerchantWallet,
  getTransactionHistory,
  transferFunds,
} from '@perya/api-client';
import { serve } from '../http/serve';
import { statement, walletOf } from '../ledger';
import { toDecimal } from '../money';
import type { Topic } from '../topic';
import { kindsOf, wireType } from './transactionTypes';
import { readBalance, transfer } from './wallets';

const DEFAULT_PAGE_SIZE = 20;

/** What a member has, and how it came there. */
export const wallet: Topic = {
  name: 'wallet',
  routes: [
    serve(getBalance, ({ ctx }) => readBalance(ctx)),
    serve(getMerchantWallet, ({ ctx }) => ({ isSingle: ctx.brand.vendorWallets.length === 0 })),
    serve(transferFunds, transfer),
    serve(getTransactionHistory, async ({ input, ctx }) => {
      const { id, currency } = ctx.me();
      const { type, status, from, to, pageNo = 1, pageSize = DEFAULT_PAGE_SIZE } = input;
      const { lines, totalCount } = await statement(ctx.db, {
        account: walletOf(id, currency),
        pageNo,
        pageSize,
        ...(type === undefined ? {} : kindsOf(type)),
        ...(status === undefined
          ? {}
          : { status: status === 'FAILED' ? 'none' : STATUSES[status] }),
        ...(from === undefined ? {} : { from: new Date(from) }),
        ...(to === undefined ? {} : { to: new Date(to) }),
      });
      return {
        currency,
        totalCount,
        totalPages: Math.ceil(totalCount / pageSize),
        list: lines.map((line) => ({
          transactionId: String(line.entryId),
          time: line.at.getTime(),
          type: wireType(line.kind, line.amount),
          status: WIRE_STATUSES[line.state],
          amount: toDecimal(line.amount),
          balanceAfter: line.state === 'done' ? toDecimal(line.balanceAfter) : null,
          reference: line.reference,
          note: typeof line.details?.['note'] === 'string' ? line.details['note'] : null,
        })),
      };
    }),
  ],
};

const STATUSES = { PENDING: 'pending', DONE: 'done', CANCELLED: 'cancelled' } as const;
const WIRE_STATUSES = { pending: 'PENDING', done: 'DONE', cancelled: 'CANCELLED' } as const;
