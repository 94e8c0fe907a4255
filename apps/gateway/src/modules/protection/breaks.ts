import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { memberBreak } from './schema';

/** A break that holds. */
export interface Break {
  kind: 'TIME_OUT' | 'SELF_EXCLUSION';
  startsAt: Date;
  /** Null: for good. */
  endsAt: Date | null;
}

/**
 * The break that a member is in, the longest of them; a self-exclusion counts before a time-out.
 * Undefined where he is in none.
 */
export async function breakOf(db: Db, memberId: number, now: Date): Promise<Break | undefined> {
  const rows = await db
    .select({
      kind: memberBreak.kind,
      startsAt: memberBreak.startsAt,
      endsAt: memberBreak.endsAt,
    })
    .from(memberBreak)
    .where(
      and(
        eq(memberBreak.memberId, memberId),
        lte(memberBreak.startsAt, now),
        or(isNull(memberBreak.endsAt), gt(memberBreak.endsAt, now)),
      ),
    );
  return rows.reduce<Break | undefined>(
    (longest, row) => (longest === undefined || isAbove(row, longest) ? row : longest),
    undefined,
  );
}

/** Whether nothing may be offered to a member: no promotions, no promotional messages. */
export const isOnBreak = async (db: Db, memberId: number, now: Date): Promise<boolean> =>
  (await breakOf(db, memberId, now)) !== undefined;

const isAbove = (one: Break, other: Break): boolean =>
  one.kind === other.kind ? endOf(one) > endOf(other) : one.kind === 'SELF_EXCLUSION';

const endOf = ({ endsAt }: Break): number => endsAt?.getTime() ?? Infinity;
