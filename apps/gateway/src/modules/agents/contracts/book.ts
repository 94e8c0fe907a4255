import type { ContractKind, LiveContract, StatusChange } from '@perya/rules/agents';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { rowsOf } from '../../../kernel/db/types';
import { handoverOf } from './handover';
import { agentContract, contractEvent, type ContractRow } from './schema';
import { termsOf } from './terms';

/** Serializes changes to contracts of one kind: which contracts end is decided on a consistent snapshot. */
export async function lockKind(tx: Db, kind: ContractKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contracts:${kind}`}))`);
}

/**
 * The live contracts that a step with a downline can affect: the downline's own, their upline's, and all
 * below the downline, at any depth.
 */
export async function loadAffectedContracts(
  db: Db,
  kind: ContractKind,
  { uplineId, downlineId }: Pick<ContractRow, 'uplineId' | 'downlineId'>,
): Promise<LiveContract[]> {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`
    with recursive line(agent) as (
      select ${downlineId}::integer
      union
      select c.downline_id from agent_contract c join line on c.upline_id = line.agent
      where c.kind = ${kind} and c.status = 'active'
    )
    select id from agent_contract
    where kind = ${kind} and status in ('offered', 'active') and (
      downline_id = ${downlineId} or downline_id = ${uplineId}::integer
      or upline_id in (select agent from line)
    )`,
  );
  if (found.length === 0) return [];
  const rows = await db
    .select()
    .from(agentContract)
    .where(
      inArray(
        agentContract.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(agentContract.id);
  return rows.map(liveContract);
}

/** Converts an offered or active row to the type that the rules use. */
export function liveContract(row: ContractRow): LiveContract {
  const { id, kind, uplineId, downlineId, status } = row;
  if (status !== 'offered' && status !== 'active') {
    throw new Error(`The contract ${id} is ${status}, and so no longer live.`);
  }
  return { id, kind, upline: uplineId, downline: downlineId, status, terms: termsOf(row) };
}

/** Who made the first of the moves, when, and with which note. */
interface Taken {
  at: Date;
  /** Null: the platform. */
  actorId: number | null;
  note?: string | undefined;
  /** Of the brand: periods follow its clocks. */
  timeZone: string;
}

/** Writes moves to the contracts and their history, in a transaction that holds the kind's lock. */
export async function applyMoves(
  tx: Db,
  moves: readonly StatusChange[],
  { at, actorId, note, timeZone }: Taken,
): Promise<void> {
  const accepted = moves.find(({ to }) => to === 'active');
  const handover = accepted
    ? await handoverOf(tx, accepted.contractId, { at, timeZone })
    : { paysFrom: at, paysTo: at };
  // Contracts that end are written first: only one contract of each kind can be active at a time.
  const ordered = moves.toSorted((a, b) => Number(a.to === 'active') - Number(b.to === 'active'));
  for (const { contractId, from, to, by, reason } of ordered) {
    if (from === null) continue;
    const change =
      to === 'active'
        ? { activeAt: at, paysFrom: handover.paysFrom }
        : { endedAt: at, endedBy: by, endReason: reason };
    const paysTo = to === 'terminated' ? { paysTo: handover.paysTo } : {};
    const [changed] = await tx
      .update(agentContract)
      .set({ status: to, ...change, ...paysTo })
      .where(and(eq(agentContract.id, contractId), eq(agentContract.status, from)))
      .returning();
    if (changed === undefined)
      throw new Error(`The contract ${contractId} is not ${from} any more.`);
    if (to === 'terminated' && reason !== 'replaced')
      await stopEarlier(tx, changed, handover.paysTo);
  }
  await tx.insert(contractEvent).values(
    moves.map(({ contractId, from, to, by, reason }, index) => ({
      contractId,
      at,
      by,
      actorId: by === 'house' ? null : actorId,
      fromStatus: from,
      toStatus: to,
      reason,
      note: index === 0 ? (note ?? null) : null,
    })),
  );
}

/**
 * Stops the contracts that still pay because an ended one hasn't taken over from them yet: a downline without a
 * contract isn't paid.
 */
async function stopEarlier(tx: Db, { downlineId, kind }: ContractRow, paysTo: Date): Promise<void> {
  await tx
    .update(agentContract)
    .set({ paysTo })
    .where(
      and(
        eq(agentContract.downlineId, downlineId),
        eq(agentContract.kind, kind),
        gt(agentContract.paysTo, paysTo),
      ),
    );
}
