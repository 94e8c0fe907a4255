import { and, eq, inArray } from 'drizzle-orm';
import { turnoverSourceOf } from '../../games';
import type { Db } from '../../../kernel/db/types';
import { remainingTurnover, turnoverRequirement, type TurnoverSource } from '../../money';

/** Required and completed turnover, in minor units. */
export interface TurnoverProgress {
  required: bigint;
  done: bigint;
}

/** Finds the turnover of a reward; undefined if it requires none. */
export interface TurnoverLookup {
  of(source: TurnoverSource, sourceId: string): TurnoverProgress | undefined;
  /** The total of all rounds of a grant of free spins. */
  ofGrant(grantId: number): TurnoverProgress | undefined;
}

/** The turnover requirements of a member's rewards, including met ones. */
export async function turnoverBook(db: Db, memberId: number): Promise<TurnoverLookup> {
  const open = new Map((await remainingTurnover(db, memberId)).map((state) => [state.id, state]));
  const rows = await db
    .select()
    .from(turnoverRequirement)
    .where(
      and(
        eq(turnoverRequirement.memberId, memberId),
        inArray(turnoverRequirement.source, ['BONUS', 'REBATE', 'REWARD', 'REFERRAL']),
      ),
    );
  const played = rows.map(({ id, source, sourceId, amount }) => ({
    key: `${source}/${sourceId}`,
    required: amount,
    // A requirement that's no longer open is met.
    done: open.get(id)?.done ?? amount,
  }));
  const byKey = new Map(played.map((each) => [each.key, each]));
  return {
    of: (source, sourceId) => byKey.get(`${source}/${sourceId}`),
    ofGrant: (grantId) => {
      const start = `REWARD/${turnoverSourceOf(grantId)}`;
      const mine = played.filter(({ key }) => key.startsWith(start));
      if (mine.length === 0) return undefined;
      return {
        required: mine.reduce((sum, { required }) => sum + required, 0n),
        done: mine.reduce((sum, { done }) => sum + done, 0n),
      };
    },
  };
}
