import type { HandlerValueOf, listBonuses } from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { inLanguage } from '../../kernel/text/texts';
import type { Call, CallContext } from '../../kernel/http/serve';
import { statement, walletOf, type PostingKind, type StatementLine } from '../../kernel/ledger';
import { promotionsNow, promotionApplication } from '../rewards';
import { turnoverRequirement, remainingTurnover } from '../money';
import { spanOf } from '../../kernel/http/recordSpan';

const PAGE_SIZE = 20;
/** The maximum number of decided, unclaimed bonuses to show. */
const MAX_WAITING = 50;

type Value = HandlerValueOf<typeof listBonuses>;
type Bonus = Value['list'][number];

const KINDS = ['bonus', 'rebate'] as const satisfies readonly PostingKind[];

/**
 * Unclaimed bonuses first, then credited ones, newest first, each with its turnover requirement
 * (specification §2, bonusDetails).
 */
export async function bonuses({ input, ctx }: Call<typeof listBonuses>): Promise<Value> {
  const { id, currency } = ctx.me();
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const span = spanOf(ctx, input);
  const waiting = (await waitingBonuses(ctx)).filter(
    ({ at }) => at >= span.from.getTime() && at < span.to.getTime(),
  );
  const offset = (pageNo - 1) * pageSize;
  const shown = waiting.slice(offset, offset + pageSize);
  const credited = await statement(ctx.db, {
    account: walletOf(id, currency),
    ...span,
    kinds: KINDS,
    direction: 'in',
    status: 'done',
    offset: Math.max(0, offset - waiting.length),
    limit: pageSize - shown.length,
  });
  const turnover = await turnoverOf(ctx);
  const totalCount = waiting.length + credited.totalCount;
  return {
    currency,
    credited: credited.moneyIn,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: [...shown, ...credited.lines.map((line) => creditedBonus(line, turnover(line)))],
  };
}

/** Bonuses that were granted and not claimed yet. They can be claimed until their season ends. */
async function waitingBonuses(ctx: CallContext): Promise<Bonus[]> {
  const rows = await ctx.db
    .select()
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.memberId, ctx.me().id),
        eq(promotionApplication.status, 'ISSUED'),
      ),
    )
    .orderBy(desc(promotionApplication.decidedAt))
    .limit(MAX_WAITING);
  const running = new Map(promotionsNow(ctx).map((promotion) => [promotion.seed.id, promotion]));
  return rows.map((row) => {
    const promotion = running.get(row.promoId);
    const isOpen = promotion?.times.startsAt === row.seasonStart.getTime();
    return {
      id: `application-${row.id}`,
      kind: 'PROMOTION',
      title: promotion ? inLanguage(promotion.seed.title, ctx.language) : null,
      amount: row.amount ?? 0n,
      at: (row.decidedAt ?? row.createdAt).getTime(),
      state: isOpen ? 'CLAIMABLE' : 'EXPIRED',
      turnoverRequired: 0n,
      turnoverDone: 0n,
      expiresAt: isOpen ? (promotion.times.endsAt ?? null) : null,
    };
  });
}

interface Turnover {
  required: bigint;
  done: bigint;
}

/** Finds the turnover requirement of a credit, which is named by the credit's source. */
async function turnoverOf(ctx: CallContext): Promise<(line: StatementLine) => Turnover> {
  const memberId = ctx.me().id;
  const open = await remainingTurnover(ctx.db, memberId);
  const progress = new Map(open.map(({ id, done }) => [id, done]));
  const rows = await ctx.db
    .select()
    .from(turnoverRequirement)
    .where(eq(turnoverRequirement.memberId, memberId));
  const bySource = new Map<string, Turnover>();
  for (const { id, source, sourceId, amount } of rows) {
    if (source === 'DEPOSIT') continue;
    bySource.set(sourceId, { required: amount, done: progress.get(id) ?? amount });
  }
  return ({ key, reference }) =>
    bySource.get(key) ??
    bySource.get(key.slice(key.indexOf(':') + 1)) ??
    (reference === null ? undefined : bySource.get(reference)) ?? { required: 0n, done: 0n };
}

const creditedBonus = (line: StatementLine, { required, done }: Turnover): Bonus => ({
  id: String(line.entryId),
  kind: kindOf(line),
  title: typeof line.details?.['note'] === 'string' ? line.details['note'] : null,
  amount: line.amount,
  at: line.at.getTime(),
  state: done < required ? 'TURNOVER' : 'RELEASED',
  turnoverRequired: required,
  turnoverDone: done,
  expiresAt: null,
});

function kindOf({ kind, key }: StatementLine): Bonus['kind'] {
  if (kind === 'rebate') return 'REBATE';
  return key.startsWith('promotion') ? 'PROMOTION' : 'REWARD';
}
