import type { getPlayerRank as GetPlayerRank } from '@perya/api-client';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { amountOfSetting } from '../../../kernel/money';
import type { Db } from '../../../kernel/db/types';
import { trueAccountNeeded } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { walletOf } from '../../../kernel/ledger';
import { ledgerAccount, ledgerSummary } from '../../../kernel/ledger/schema';
import { isTrial, raiseRank, type Member } from '../../identity';
import { betSummary } from '../../bets';
import type { ClubLevel } from './levels';

/** A member's turnover and deposits, in minor units of their currency. */
interface Counted {
  turnover: bigint;
  deposits: bigint;
}

/**
 * The member's club rank. A reached level is granted at once and kept: a count never lowers a level that an
 * operator set by hand.
 */
export async function getPlayerRank({ ctx }: Call<typeof GetPlayerRank>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const levels = ctx.brand.clubLevels;
  const counted = await countOf(ctx.db, member);
  const reached = reachedLevel(levels, counted);
  const isHigher = reached !== undefined && reached.rank > member.clubRank;
  if (isHigher) {
    await raiseRank(ctx.db, member.id, {
      clubRank: reached.rank,
      clubLabel: reached.name,
      clubColor: reached.color,
      clubColor2: reached.color2,
    });
  }
  return {
    rankLevel: isHigher ? reached.rank : member.clubRank,
    currency: member.currency,
    ...counted,
    countedAt: ctx.now().getTime(),
    levels: levels.map(({ rank, color, color2, turnover, deposits, ...same }) => ({
      ...same,
      turnover: amountOfSetting(turnover),
      deposits: amountOfSetting(deposits),
      rankLevel: rank,
      textColor: color,
      backgroundColor: color2,
    })),
  };
}

/** The highest level whose two amounts are both reached. */
const reachedLevel = (
  levels: readonly ClubLevel[],
  { turnover, deposits }: Counted,
): ClubLevel | undefined =>
  levels.findLast(
    (level) =>
      turnover >= amountOfSetting(level.turnover) && deposits >= amountOfSetting(level.deposits),
  );

/**
 * Turnover of settled bets, and deposits into the member's wallet: from sums that the database maintains, so
 * a long history costs no more than a short one.
 */
async function countOf(db: Db, { id, currency }: Member): Promise<Counted> {
  const [played] = await db
    .select({ sum: sql<string>`coalesce(sum(${betSummary.turnover}), 0)::text` })
    .from(betSummary)
    .where(and(eq(betSummary.memberId, id), notInArray(betSummary.status, ['OPEN', 'VOID'])));
  const { owner, kind } = walletOf(id, currency);
  const [paid] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerSummary.amount}), 0)::text` })
    .from(ledgerSummary)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerSummary.accountId))
    .where(
      and(
        eq(ledgerAccount.owner, owner),
        eq(ledgerAccount.currency, currency),
        eq(ledgerAccount.kind, kind),
        eq(ledgerSummary.kind, 'deposit'),
      ),
    );
  return { turnover: BigInt(played?.sum ?? 0), deposits: BigInt(paid?.sum ?? 0) };
}
