import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/types';
import { freeSpinGame, grantFreeSpins } from '../../games';
import { MEMBER_TYPES } from '../../identity';
import type { PromotionSeed } from './promotions';
import type { RuleOf } from './rules/rule';
import { DAY_MS, type Run } from './issueRun';

/** Free spins for new members with a verified mobile number. */
export async function issueSpins(run: Run<RuleOf<'freeSpins'>>): Promise<readonly number[]> {
  const { platform, seed, rule, now } = run;
  const from = now.getTime() - rule.newDays * DAY_MS;
  const rows = await rowsOf<{ id: number; currency: string }>(
    platform.db,
    sql`select m.id, m.currency from member m
      where m.created_at >= ${new Date(from).toISOString()}::timestamptz
        and m.mobile is not null and m.type <> ${MEMBER_TYPES.trial}
        and not exists (select 1 from free_spin_grant done
          where done.source = 'OPERATOR' and done.source_id = ${spinsSource(seed)}::text || m.id)`,
  );
  if (rows.length === 0) return [];
  const game = await freeSpinGame(platform);
  if (game === undefined) return [];
  for (const { id, currency } of rows) {
    await grantFreeSpins(platform.db, {
      memberId: id,
      currency,
      gameId: game.id,
      stake: game.stake,
      spins: rule.spins,
      days: rule.days,
      turnoverMultiple: rule.turnoverMultiple,
      source: 'OPERATOR',
      sourceId: `${spinsSource(seed)}${id}`,
      at: now,
    });
  }
  return rows.map(({ id }) => id);
}

const spinsSource = ({ id }: PromotionSeed): string => `promotion:${id}:`;
