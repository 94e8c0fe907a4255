import {
  MAIN_WALLET,
  type collectFunds,
  type getBalance,
  type HandlerValueOf,
  type transferFunds,
} from '@perya/api-client';
import { invalidAmount } from '../../../kernel/http/fieldErrors';
import { trueAccountNeeded, notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import {
  balanceOf,
  post,
  rejectInsufficientBalance,
  walletOf,
  type AccountRef,
} from '../../../kernel/ledger';
import { toNumber } from '../../../kernel/money';
import { isTrial } from '../../identity';

/** The total of the member's wallets: the main wallet and those with vendors. */
export async function readBalance(ctx: CallContext): Promise<HandlerValueOf<typeof getBalance>> {
  const wallets = await readWallets(ctx);
  return { sumBalance: toNumber(sumOf(wallets)), currency: ctx.me().currency };
}

/** Moves all money from the vendors' wallets back to the main wallet, in one posting. */
export async function collect(ctx: CallContext): Promise<HandlerValueOf<typeof collectFunds>> {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  if (ctx.brand.vendorWallets.length === 0) throw notEnabled();
  const { id, currency } = member;
  const full = (await readWallets(ctx)).filter(
    ({ code, available }) => code !== MAIN_WALLET && available > 0n,
  );
  const amount = sumOf(full);
  if (full.length > 0) {
    await post(ctx.db, {
      key: `wallet-collect:${id}:${ctx.idempotencyKey}`,
      kind: 'transfer',
      at: ctx.now(),
      reference: `${full.map(({ code }) => code).join('+')}>${MAIN_WALLET}`,
      entries: [
        ...full.map(({ code, available }) => ({
          account: accountOf(ctx, id, currency, code),
          amount: -available,
        })),
        { account: walletOf(id, currency), amount },
      ],
    }).catch(rejectInsufficientBalance);
  }
  return { amount, currency, walletCount: full.length };
}

/** The available balance of a member's wallet, in minor units. */
export interface WalletBalance {
  code: string;
  available: bigint;
}

/** The member's wallets, the main wallet first. */
export async function readWallets(ctx: CallContext): Promise<WalletBalance[]> {
  const { id, currency } = ctx.me();
  const wallets: WalletBalance[] = [];
  for (const code of [MAIN_WALLET, ...ctx.brand.vendorWallets]) {
    const { available } = await balanceOf(ctx.db, accountOf(ctx, id, currency, code));
    wallets.push({ code, available });
  }
  return wallets;
}

export const sumOf = (wallets: readonly WalletBalance[]) =>
  wallets.reduce((sum, { available }) => sum + available, 0n);

/** Transfers money between the member's own wallets. */
export async function transfer({ input, ctx }: Call<typeof transferFunds>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  if (ctx.brand.vendorWallets.length === 0) throw notEnabled();
  const { amount } = input;
  if (amount <= 0n) throw invalidAmount();
  if (input.from === input.to) throw invalid('to', 'must be another wallet');
  const { id, currency } = member;
  const from = accountOf(ctx, id, currency, input.from, 'from');
  const to = accountOf(ctx, id, currency, input.to, 'to');
  const posting = await post(ctx.db, {
    key: `wallet-transfer:${id}:${ctx.idempotencyKey}`,
    kind: 'transfer',
    at: ctx.now(),
    reference: `${input.from}>${input.to}`,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  }).catch(rejectInsufficientBalance);
  return { id: String(posting.id), amount, currency, status: 'DONE' as const };
}

function accountOf(
  ctx: CallContext,
  memberId: number,
  currency: string,
  code: string,
  field = 'wallet',
): AccountRef {
  if (code === MAIN_WALLET) return walletOf(memberId, currency);
  if (!ctx.brand.vendorWallets.includes(code)) throw invalid(field, 'is no wallet of this brand');
  return { owner: `member:${memberId}`, currency, kind: `vendor:${code}` };
}

/** A request field that isn't allowed for this brand or account. */
const invalid = (path: string, message: string) =>
  new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: { errors: [{ path, message }] },
  });
