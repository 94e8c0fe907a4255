import type { getDeposit, HandlerValueOf } from '@perya/api-client';
import { asc, inArray } from 'drizzle-orm';
import type { CallContext } from '../../kernel/http/serve';
import { inLanguage } from '../../kernel/text/texts';
import { PROMOTIONS } from '../../modules/rewards';
import { pictureAddress } from '../../kernel/uploads/pictures';
import { assetOf } from './asset';
import { depositReceipt, depositStep, OPEN_STATES, type DepositRow } from '../../modules/money';

type ShownDeposit = HandlerValueOf<typeof getDeposit>;

const TITLE_OF = new Map(PROMOTIONS.map(({ id, title }) => [id, title]));

/** The provider's own id of the payment stays on the gateway. */
const shownInstruction = ({ url, qr, address }: NonNullable<DepositRow['instruction']>) => ({
  url: url ?? null,
  qr: qr ?? null,
  address: address ?? null,
});

/** A deposit with its timeline. */
export async function showDeposit(ctx: CallContext, row: DepositRow): Promise<ShownDeposit> {
  const [shown] = await showDeposits(ctx, [row]);
  if (shown === undefined) throw new Error('A deposit was lost on its way.');
  return shown;
}

/** Several deposits with their timelines, with one statement per table. */
export async function showDeposits(
  ctx: CallContext,
  rows: readonly DepositRow[],
): Promise<ShownDeposit[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await ctx.db
    .select()
    .from(depositStep)
    .where(inArray(depositStep.depositId, ids))
    .orderBy(asc(depositStep.id));
  const receipts = await ctx.db
    .select({ depositId: depositReceipt.depositId, name: depositReceipt.name })
    .from(depositReceipt)
    .where(inArray(depositReceipt.depositId, ids))
    .orderBy(asc(depositReceipt.position));
  return rows.map((row) => {
    const { id, method, amount, fee, status, promoId, instruction } = row;
    const isOpen = OPEN_STATES.some((state) => state === status);
    const title = promoId === null ? undefined : TITLE_OF.get(promoId);
    return {
      id,
      methodId: row.methodId,
      kind: method.kind,
      methodName: method.name,
      amount,
      fee,
      credit: amount - fee,
      bonus: row.bonus,
      promotion: title === undefined ? null : inLanguage(title, ctx.language),
      currency: row.currency,
      state: status,
      createdAt: row.createdAt.getTime(),
      expiresAt: isOpen && status !== 'REVIEWING' ? row.expiresAt.getTime() : null,
      timeline: steps
        .filter(({ depositId }) => depositId === id)
        .map(({ status, reason, note, at }) => ({
          state: status,
          at: at.getTime(),
          reason,
          note: note ?? '',
        })),
      // A finished deposit shows no payment instructions.
      payment:
        isOpen && instruction !== null
          ? { ...shownInstruction(instruction), asset: assetOf(method, amount) }
          : null,
      account: isOpen ? method.account : null,
      receipts: receipts
        .filter(({ depositId }) => depositId === id)
        .map(({ name }) => pictureAddress(ctx.platform, 'deposit', name)),
    };
  });
}
