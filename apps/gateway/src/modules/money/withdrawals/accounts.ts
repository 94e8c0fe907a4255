import type {
  addPayoutAccount,
  HandlerValueOf,
  listPayoutAccounts,
  removePayoutAccount,
} from '@perya/api-client';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial, member, setPayeeName } from '../../identity';
import type { Brand } from '../../../kernel/brand';
import { isSameName, maskHolder, maskNumber, readNumber } from './accountNumber';
import { payoutAccount, withdrawal, type PayoutKind } from './schema';

const HOUR_MS = 3_600_000;

export type PayoutAccountRow = typeof payoutAccount.$inferSelect;

/** The member's payout accounts and what can be added. */
export async function readPayoutAccounts(
  ctx: CallContext,
): Promise<HandlerValueOf<typeof listPayoutAccounts>> {
  const { id, payeeName, paymentPasswordHash } = ctx.me();
  const { kinds, mustBeOwnName, restHours } = ctx.brand.withdrawals;
  const rows = await ctx.db
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.memberId, id), isNull(payoutAccount.removedAt)))
    .orderBy(asc(payoutAccount.id));
  return {
    accounts: rows.map((row) => wireAccount(row, ctx.brand)),
    kinds: (Object.keys(kinds) as PayoutKind[])
      .filter((kind) => kinds[kind].enabled)
      .map((kind) => ({
        kind,
        max: kinds[kind].maxAccounts,
        providers: Object.entries(kinds[kind].providers).map(([code, name]) => ({ code, name })),
      })),
    realName: payeeName,
    mustBeOwnName,
    restHours,
    hasPaymentPassword: paymentPasswordHash !== null,
  };
}

/** Adds an account. If the member's real name isn't known yet, the holder of the first account sets it. */
export async function addAccount({ input, ctx }: Call<typeof addPayoutAccount>) {
  const me = ctx.me();
  if (isTrial(me)) throw trueAccountNeeded();
  const { kind, provider } = input;
  const rules = ctx.brand.withdrawals.kinds[kind];
  if (!rules.enabled || rules.providers[provider] === undefined) {
    throw new Rejection(422, 'PAYOUT_KIND_OFF', 'payout_kind_off');
  }
  const number = readNumber(kind, provider, input.number);
  if (number === undefined) throw badNumber(kind);
  return ctx.db.transaction(async (tx) => {
    // Serialized: two concurrent calls must not exceed the maximum or set two names.
    const [owner] = await tx
      .select({ payeeName: member.payeeName })
      .from(member)
      .where(eq(member.id, me.id))
      .for('no key update');
    const holder = kind === 'CRYPTO' ? '' : holderOf(input.holder, owner?.payeeName ?? null, ctx);
    const mine = await tx
      .select()
      .from(payoutAccount)
      .where(
        and(
          eq(payoutAccount.memberId, me.id),
          eq(payoutAccount.kind, kind),
          isNull(payoutAccount.removedAt),
        ),
      );
    if (mine.some((each) => each.provider === provider && each.number === number)) {
      throw new Rejection(422, 'PAYOUT_ACCOUNT_TWICE', 'payout_account_twice');
    }
    if (mine.length >= rules.maxAccounts) {
      throw new Rejection(422, 'PAYOUT_ACCOUNTS_FULL', 'payout_accounts_full', {
        params: { count: rules.maxAccounts },
      });
    }
    const [row] = await tx
      .insert(payoutAccount)
      .values({ memberId: me.id, kind, provider, number, holder, createdAt: ctx.now() })
      .returning();
    if (row === undefined) throw new Error('The database answered no payout account.');
    if (holder !== '' && !owner?.payeeName) {
      await setPayeeName(tx, me.id, holder);
    }
    return wireAccount(row, ctx.brand);
  });
}

/** Removes an account; all withdrawals to it must have ended. */
export async function removeAccount({
  input,
  ctx,
}: Call<typeof removePayoutAccount>): Promise<null> {
  const me = ctx.me();
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const account = await findAccount(tx, me.id, input.id, 'update');
    const onTheWay = await tx.$count(
      withdrawal,
      and(
        eq(withdrawal.accountId, account.id),
        inArray(withdrawal.state, ['REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING']),
      ),
    );
    if (onTheWay > 0) throw new Rejection(422, 'PAYOUT_ACCOUNT_IN_USE', 'payout_account_in_use');
    await tx.update(payoutAccount).set({ removedAt: now }).where(eq(payoutAccount.id, account.id));
  });
  return null;
}

/** One of the member's own accounts, locked so that it can't be removed in the meantime. */
export async function findAccount(
  tx: Db,
  memberId: number,
  accountId: string,
  lock: 'update' | 'share',
): Promise<PayoutAccountRow> {
  const id = /^\d{1,9}$/.test(accountId) ? Number(accountId) : -1;
  const [row] = await tx
    .select()
    .from(payoutAccount)
    .where(
      and(
        eq(payoutAccount.id, id),
        eq(payoutAccount.memberId, memberId),
        isNull(payoutAccount.removedAt),
      ),
    )
    .for(lock);
  // Another member's account is reported as unknown, too.
  if (row === undefined) throw new Rejection(404, 'UNKNOWN_PAYOUT_ACCOUNT', 'not_found');
  return row;
}

/** When the first withdrawal to an account is allowed. */
export const usableAt = ({ createdAt }: PayoutAccountRow, { withdrawals }: Brand): Date =>
  new Date(createdAt.getTime() + withdrawals.restHours * HOUR_MS);

/** The name of the bank, e-wallet or network; its code if the brand has removed it. */
export const providerName = (
  { kind, provider }: Pick<PayoutAccountRow, 'kind' | 'provider'>,
  { withdrawals }: Brand,
): string => withdrawals.kinds[kind].providers[provider] ?? provider;

function wireAccount(row: PayoutAccountRow, brand: Brand): HandlerValueOf<typeof addPayoutAccount> {
  return {
    id: String(row.id),
    kind: row.kind,
    provider: row.provider,
    providerName: providerName(row, brand),
    number: maskNumber(row.kind, row.number),
    holder: row.holder === '' ? null : maskHolder(row.holder),
    addedAt: row.createdAt.getTime(),
    usableAt: usableAt(row, brand).getTime(),
  };
}

function holderOf(
  entered: string | undefined,
  realName: string | null,
  { brand }: CallContext,
): string {
  const { mustBeOwnName } = brand.withdrawals;
  const holder = entered?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (holder === '') {
    if (mustBeOwnName && realName) return realName;
    throw new Rejection(422, 'PAYOUT_HOLDER_MISSING', 'payout_holder_missing');
  }
  if (mustBeOwnName && realName && !isSameName(holder, realName)) {
    throw new Rejection(422, 'PAYOUT_HOLDER_OTHER', 'payout_holder_differs');
  }
  return holder;
}

function badNumber(kind: PayoutKind): Rejection {
  switch (kind) {
    case 'BANK_CARD':
      return new Rejection(422, 'PAYOUT_NUMBER_WRONG', 'payout_card_wrong');
    case 'E_WALLET':
      return new Rejection(422, 'PAYOUT_NUMBER_WRONG', 'payout_wallet_wrong');
    case 'CRYPTO':
      return new Rejection(422, 'PAYOUT_NUMBER_WRONG', 'payout_address_wrong');
  }
}
