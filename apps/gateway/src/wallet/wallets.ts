import type { getBalance, transferFunds, WireValueOf } from '@perya/api-client';
import { needsTrueAccount, Rejection } from '../http/Rejection';
import type { Call, CallContext } from '../http/serve';
import { balanceOf, post, refuseAsRejection, walletOf, type AccountRef } from '../ledger';
import { fromDecimal, toDecimal, toNumber } from '../money';
import { isTrial } from '../members/members';

/** What the site's own wallet is called on the wire; the others carry their vendor's code. */
const MAIN = 'MAIN';

/** The sum of the member's wallets: his own, and those that he has with vendors. */
export async function readBalance(ctx: CallContext): Promise<WireValueOf<typeof getBalance>> {
  const { id, currency } = ctx.me();
  let sum = 0n;
  for (const code of [MAIN, ...ctx.brand.vendorWallets]) {
    sum += (await balanceOf(ctx.db, accountOf(ctx, id, currency, code))).available;
  }
  return { sumBalance: toNumber(sum), currency };
}

/** Moves money between the member's own wallets. */
export async function transfer({ input, ctx }: Call<typeof transferFunds>) {
  const member = ctx.me();
  if (isTrial(member)) throw needsTrueAccount();
  if (ctx.brand.vendorWallets.length === 0) {
    throw new Rejection(403, 'OPERATION_NOT_ENABLED', 'operation_not_enabled');
  }
  const { fromWallet, toWallet } = input;
  const amount = fromDecimal(input.amount);
  if (amount === undefined || amount <= 0n) throw invalid('amount', 'must be above zero');
  if (fromWallet === toWallet) throw invalid('toWallet', 'must be another wallet');
  const { id, currency } = member;
  const from = accountOf(ctx, id, currency, fromWallet, 'fromWallet');
  const to = accountOf(ctx, id, currency, toWallet, 'toWallet');
  const posting = await post(ctx.db, {
    key: `wallet-transfer:${id}:${ctx.idempotencyKey}`,
    kind: 'transfer',
    at: ctx.now(),
    reference: `${fromWallet}>${toWallet}`,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  }).catch(refuseAsRejection);
  return {
    transferId: String(posting.id),
    amount: toDecimal(amount),
    currency,
    status: 'DONE' as const,
  };
}

function accountOf(
  ctx: CallContext,
  memberId: number,
  currency: string,
  code: string,
  field = 'wallet',
): AccountRef {
  if (code === MAIN) return walletOf(memberId, currency);
  if (!ctx.brand.vendorWallets.includes(code)) throw invalid(field, 'is no wallet of this brand');
  return { owner: `member:${memberId}`, currency, kind: `vendor:${code}` };
}

const invalid = (path: string, message: string) =>
  new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: { faults: [{ path, message }] },
  });
