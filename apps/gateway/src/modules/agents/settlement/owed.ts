import type { CalendarSpan } from '@perya/rules/time';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { agentContract } from '../contracts/schema';
import { shorterSchedules, type SettlementSchedule } from './clocks';
import { settlement } from './schema';

/** Minor units by agent, and by the direct downline that they are owed to. */
export type OwedByLine = ReadonlyMap<number, ReadonlyMap<number, bigint>>;

interface Asked {
  clock: SettlementSchedule;
  /** Consecutive periods without gaps. */
  spans: readonly CalendarSpan[];
  agents: readonly number[];
  currency: string;
}

/**
 * Returns what direct downlines have earned in each of some periods by contracts with shorter periods. All of
 * them are settled already: `dueRun` waits for them.
 */
export async function owedForShorterPeriods(
  db: Db,
  { clock, spans, agents, currency }: Asked,
): Promise<OwedByLine[]> {
  const periods = shorterSchedules(clock).flatMap(({ period }) =>
    period === null ? [] : [period],
  );
  const [first, last] = [spans[0], spans.at(-1)];
  if (periods.length === 0 || agents.length === 0 || !first || !last) return [];
  const rows = await db
    .select({
      from: settlement.periodFrom,
      uplineId: settlement.uplineId,
      agentId: settlement.agentId,
      gross: settlement.gross,
    })
    .from(settlement)
    .innerJoin(agentContract, eq(agentContract.id, settlement.contractId))
    .where(
      and(
        eq(settlement.kind, clock.kind),
        inArray(agentContract.period, periods),
        inArray(settlement.uplineId, [...agents]),
        eq(settlement.currency, currency),
        gte(settlement.periodFrom, new Date(first.from)),
        lte(settlement.periodTo, new Date(last.to)),
      ),
    );
  return spans.map(({ from, to }) => {
    const owed = new Map<number, Map<number, bigint>>();
    for (const row of rows) {
      const at = row.from.getTime();
      if (row.uplineId === null || at < from || at >= to) continue;
      const lines = owed.get(row.uplineId) ?? new Map<number, bigint>();
      lines.set(row.agentId, (lines.get(row.agentId) ?? 0n) + row.gross);
      owed.set(row.uplineId, lines);
    }
    return owed;
  });
}

/** Adds up what each agent owes to all of their direct downlines. */
export const totalOwed = (owed: OwedByLine): Map<number, bigint> =>
  new Map(
    [...owed].map(([agent, lines]) => [
      agent,
      [...lines.values()].reduce((sum, each) => sum + each, 0n),
    ]),
  );
