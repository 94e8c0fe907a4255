import {
  decideAnswer,
  type ContractKind,
  type ContractPeriod,
  type Terms,
} from '@perya/rules/agents';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { loadAffectedContracts, applyMoves } from '../contracts/book';
import { makeOffer } from '../contracts/offer';
import { agentContract, contractEvent } from '../contracts/schema';
import type { Db } from '../../../kernel/db/types';
import { member } from '../../identity/members/schema';
import { playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import type { TestGateway } from '../../../testing';
import { settlement, settlementProgress } from './schema';

/**
 * Deletes the seeded contracts and settlements, and moves all play into the distant past. The ledger keeps
 * the payments.
 */
export async function deleteSettlements(db: Db): Promise<void> {
  await db.delete(settlement);
  await db.delete(settlementProgress);
  await db.delete(contractEvent);
  await db.delete(agentContract);
  await db
    .update(bet)
    .set({ settledAt: sql`${bet.settledAt} - interval '2 years'` })
    .where(isNotNull(bet.settledAt));
}

interface Given {
  /** Account. Null: the platform. */
  upline: string | null;
  downline: string;
  kind: ContractKind;
  /** Default: `daily` for daily salaries. */
  period?: ContractPeriod;
  /** Units of turnover, active members, units of loss, basis points. */
  tiers: readonly (readonly [number, number, number, number])[];
  /** When it was accepted, in milliseconds. */
  at: number;
}

/** Inserts a contract that was accepted at a given time. */
export async function insertAcceptedContract(
  db: Db,
  { upline, downline, kind, period, tiers, at }: Given,
) {
  const find = async (account: string) => {
    const [row] = await db.select().from(member).where(eq(member.account, account));
    if (row === undefined) throw new Error(`There is no ${account}.`);
    return row;
  };
  const agent = await find(downline);
  const terms: Terms = {
    period: period ?? (kind === 'daily' ? 'daily' : null),
    tiers: tiers.map(([turnover, activeMembers, loss, rate]) => ({
      turnover: BigInt(turnover) * 100n,
      activeMembers,
      loss: BigInt(loss) * 100n,
      rate,
    })),
  };
  const row = await makeOffer(db, {
    kind,
    upline: upline === null ? null : await find(upline),
    downline: agent,
    terms,
    at: new Date(at),
    days: 7,
  });
  const decision = decideAnswer(await loadAffectedContracts(db, kind, row), {
    contractId: row.id,
    step: 'accept',
    by: agent.id,
  });
  if ('error' in decision) throw new Error(`Not agreed: ${decision.error}.`);
  await applyMoves(db, decision.moves, {
    at: new Date(at),
    actorId: agent.id,
    timeZone: 'Asia/Manila',
  });
  return row.id;
}

/** Inserts play of a member that was settled at a given time. Amounts in units. */
export async function insertSettledPlay(
  { db }: Pick<TestGateway, 'db'>,
  memberId: number,
  at: number,
  { turnover, loss = turnover }: { turnover: number; loss?: number },
  over: Partial<typeof bet.$inferInsert> = {},
): Promise<void> {
  const stake = BigInt(Math.round(turnover * 100));
  const payout = stake - BigInt(Math.round(loss * 100));
  await db.insert(bet).values(
    playedBets(1, {
      memberId,
      settledAt: new Date(at),
      stake,
      turnover: stake,
      payout,
      ...over,
    }),
  );
}
