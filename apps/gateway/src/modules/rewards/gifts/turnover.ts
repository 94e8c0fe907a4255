import { and, eq, inArray } from 'drizzle-orm';
import { turnoverSourceOf } from '../../games';
import type { Db } from '../../../kernel/db/types';
import { remainingTurnover, turnoverRequirement, type TurnoverSource } from '../../money';

/** What has to be played, minor units, and how much of it is. */
export interface Played {
  required: bigint;
  done: bigint;
}

/** Finds what a reward asks for; undefined where it asks for nothing. */
export interface TurnoverBook {
  of(source: TurnoverSource, sourceId: string): Played | undefined;
  /** Of all rounds of a grant of free spins together. */
  ofGrant(grantId: number): Played | undefined;
}

/** A member's requirements of rewards, those that are met included. */
export async function turnoverBook(db: Db, memberId: number): Promise<TurnoverBook> {
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
    // What was put away was met.
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
