import type { HandlerValueOf, listBonuses } from '@perya/api-client';
import { and, desc, eq, gt, gte, lt } from 'drizzle-orm';
import { inLanguage } from '../../kernel/text/texts';
import type { Call, CallContext } from '../../kernel/http/serve';
import { statement, walletOf, type PostingKind, type StatementLine } from '../../kernel/ledger';
import type { Span } from '../../kernel/time/slots';
import { freeSpinGrant, gameListOf } from '../games';
import { claimUntil, isClaimable, promotionsNow, promotionApplication } from '../rewards';
import {
  depositBonusSource,
  freeSpinsSource,
  requiredTurnover,
  turnoverBook,
  type TurnoverBook,
  type TurnoverOwner,
} from '../money';
import { spanOf } from '../../kernel/http/recordSpan';

const PAGE_SIZE = 20;
/** The maximum number of decided, unclaimed bonuses to show. */
const MAX_WAITING = 50;
/** The maximum number of grants of free spins to show. */
const MAX_GRANTS = 200;

type Value = HandlerValueOf<typeof listBonuses>;
type Bonus = Value['list'][number];

const KINDS = ['bonus', 'rebate'] as const satisfies readonly PostingKind[];

/**
 * Unclaimed bonuses first, then credited ones and the winnings of free spins, newest first, each with its
 * turnover requirement (specification §2, bonusDetails).
 */
export async function bonuses({ input, ctx }: Call<typeof listBonuses>): Promise<Value> {
  const { id, currency } = ctx.me();
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const span = spanOf(ctx, input);
  const waiting = (await waitingBonuses(ctx)).filter(
    ({ at }) => at >= span.from.getTime() && at < span.to.getTime(),
  );
  const book = await turnoverBook(ctx.db, id);
  const winnings = await freeSpinWinnings(ctx, span, book);
  const offset = (pageNo - 1) * pageSize;
  const shown = waiting.slice(offset, offset + pageSize);
  // The lines around which the winnings may have to be inserted.
  const start = Math.max(0, offset - waiting.length);
  const first = Math.max(0, start - winnings.length);
  const credited = await statement(ctx.db, {
    account: walletOf(id, currency),
    ...span,
    kinds: KINDS,
    direction: 'in',
    status: 'done',
    offset: first,
    limit: pageSize + winnings.length,
  });
  const titles = promotionTitles(ctx);
  const received = [
    ...winnings,
    ...credited.lines.map((line) => creditedBonus(line, titleOf(line, titles), book)),
  ].toSorted((a, b) => b.at - a.at);
  const totalCount = waiting.length + winnings.length + credited.totalCount;
  return {
    currency,
    credited: winnings.reduce((sum, { amount }) => sum + amount, credited.moneyIn),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: [...shown, ...received.slice(start - first, start - first + pageSize - shown.length)],
  };
}

/** Bonuses that were granted and not claimed yet, with the turnover that the claim will require. */
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
  const { bonusTimes } = ctx.brand.turnover;
  const titles = promotionTitles(ctx);
  return rows.map((row) => {
    const isOpen = isClaimable(row, ctx.now());
    return {
      id: `application-${row.id}`,
      kind: 'PROMOTION',
      title: titles(row.promoId),
      amount: row.amount ?? 0n,
      at: (row.decidedAt ?? row.createdAt).getTime(),
      state: isOpen ? 'CLAIMABLE' : 'EXPIRED',
      turnoverRequired: isOpen ? requiredTurnover(row.amount ?? 0n, bonusTimes) : 0n,
      turnoverDone: 0n,
      expiresAt: isOpen ? claimUntil(row) : null,
    };
  });
}

/** What grants of free spins have won, by the time of the grant. */
async function freeSpinWinnings(
  ctx: CallContext,
  { from, to }: Span,
  book: TurnoverBook,
): Promise<Bonus[]> {
  const { id: memberId, currency } = ctx.me();
  const gameList = await gameListOf(ctx.platform);
  const rows = await ctx.db
    .select()
    .from(freeSpinGrant)
    .where(
      and(
        eq(freeSpinGrant.memberId, memberId),
        eq(freeSpinGrant.currency, currency),
        gt(freeSpinGrant.won, 0n),
        gte(freeSpinGrant.createdAt, from),
        lt(freeSpinGrant.createdAt, to),
      ),
    )
    .orderBy(desc(freeSpinGrant.createdAt), desc(freeSpinGrant.id))
    .limit(MAX_GRANTS);
  return rows.map(({ id, gameId, won, createdAt }) => ({
    id: `free-spins-${id}`,
    kind: 'FREE_SPINS',
    title: gameList.game(gameId)?.name ?? gameId,
    amount: won,
    at: createdAt.getTime(),
    ...turnoverOf(book, { source: 'REWARD', sourceId: freeSpinsSource(id) }),
    expiresAt: null,
  }));
}

const creditedBonus = (line: StatementLine, title: string | null, book: TurnoverBook): Bonus => ({
  id: String(line.entryId),
  kind: kindOf(line),
  title,
  amount: line.amount,
  at: line.at.getTime(),
  ...turnoverOf(book, ownerOf(line)),
  expiresAt: null,
});

/** The turnover of a credited bonus, and the state that follows from it. */
function turnoverOf(
  book: TurnoverBook,
  owner: TurnoverOwner,
): Pick<Bonus, 'state' | 'turnoverRequired' | 'turnoverDone'> {
  const { required, done } = book.of(owner) ?? { required: 0n, done: 0n };
  return {
    state: done < required ? 'TURNOVER' : 'RELEASED',
    turnoverRequired: required,
    turnoverDone: done,
  };
}

/** The owner of a credit's turnover, by the posting's key: ids are unique per kind only. */
function ownerOf({ key }: Pick<StatementLine, 'key'>): TurnoverOwner {
  const [kind, id] = split(key);
  switch (kind) {
    case 'promotion-bonus':
      return { source: 'BONUS', sourceId: id };
    case 'deposit-bonus':
      return { source: 'BONUS', sourceId: depositBonusSource(id) };
    case 'rebate':
      return { source: 'REBATE', sourceId: id };
    case 'referral':
      return { source: 'REFERRAL', sourceId: id };
    default:
      return { source: 'REWARD', sourceId: key };
  }
}

function split(key: string): [kind: string, id: string] {
  const end = key.indexOf(':');
  return [key.slice(0, end), key.slice(end + 1)];
}

function kindOf({ kind, key }: StatementLine): Bonus['kind'] {
  if (kind === 'rebate') return 'REBATE';
  return ownerOf({ key }).source === 'BONUS' ? 'PROMOTION' : 'REWARD';
}

/** The title stored with a credit, or that of its promotion. */
const titleOf = (
  { details, reference }: StatementLine,
  titles: (promoId: string) => string | null,
): string | null => {
  if (typeof details?.['note'] === 'string') return details['note'];
  return reference === null ? null : titles(reference);
};

/** Finds the title of a promotion in the caller's language; null if it's unknown. */
function promotionTitles(ctx: CallContext): (promoId: string) => string | null {
  const titles = new Map(promotionsNow(ctx).map(({ seed }) => [seed.id, seed.title]));
  return (promoId) => {
    const title = titles.get(promoId);
    return title ? inLanguage(title, ctx.language) : null;
  };
}
