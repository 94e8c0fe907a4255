import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { memberBreak } from './schema';

/** A break that is in effect. */
export interface Break {
  kind: 'TIME_OUT' | 'SELF_EXCLUSION';
  startsAt: Date;
  /** Null: permanent. */
  endsAt: Date | null;
}

/**
 * The break that is in effect for a member: the longest, with a self-exclusion before a time-out. Undefined
 * if there is none.
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

/** Whether promotions and promotional messages must not be offered to a member. */
export const isOnBreak = async (db: Db, memberId: number, now: Date): Promise<boolean> =>
  (await breakOf(db, memberId, now)) !== undefined;

const isAbove = (one: Break, other: Break): boolean =>
  one.kind === other.kind ? endOf(one) > endOf(other) : one.kind === 'SELF_EXCLUSION';

const endOf = ({ endsAt }: Break): number => endsAt?.getTime() ?? Infinity;
