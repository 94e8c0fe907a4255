import { scaleOf, takeOver } from '@perya/rules/agents';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { agentContract, type ContractRow } from './schema';

/** When an accepted contract starts to pay, and when those that end because of it stop. */
interface Handover {
  readonly paysFrom: Date;
  readonly paysTo: Date;
}

interface Acceptance {
  at: Date;
  timeZone: string;
}

/**
 * Decides when an accepted contract takes over from the downline's earlier ones, not before the upline's own
 * contract starts to pay.
 */
export async function handoverOf(
  tx: Db,
  contractId: number,
  { at, timeZone }: Acceptance,
): Promise<Handover> {
  const [row] = await tx.select().from(agentContract).where(eq(agentContract.id, contractId));
  if (row === undefined) throw new Error(`There is no contract ${contractId} to accept.`);
  const earlier = await acceptedBy(tx, row.downlineId, row.kind);
  const above = row.uplineId === null ? [] : await acceptedBy(tx, row.uplineId, row.kind);
  const aboveFrom = above.find(({ paysTo }) => paysTo === null)?.paysFrom ?? at.getTime();
  const { from, until } = takeOver(
    scaleOf(row.kind, row.period),
    earlier,
    Math.max(at.getTime(), aboveFrom),
    timeZone,
  );
  return { paysFrom: new Date(from), paysTo: new Date(until) };
}

/** Returns when the contracts that a downline has accepted pay. */
async function acceptedBy(tx: Db, downlineId: number, kind: ContractRow['kind']) {
  const rows = await tx
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.downlineId, downlineId),
        eq(agentContract.kind, kind),
        isNotNull(agentContract.activeAt),
      ),
    );
  return rows.map((row) => ({ scale: scaleOf(row.kind, row.period), ...payingTimes(row) }));
}

/** Returns when an accepted contract pays, in milliseconds. */
export function payingTimes({ id, paysFrom, paysTo }: ContractRow) {
  if (paysFrom === null) throw new Error(`The contract ${id} was never accepted.`);
  return { paysFrom: paysFrom.getTime(), paysTo: paysTo?.getTime() ?? null };
}
