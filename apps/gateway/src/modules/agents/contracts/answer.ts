import type { HandlerValueOf, processDividendContract } from '@perya/api-client';
import { decideAnswer, type ContractKind } from '@perya/rules/agents';
import { eq } from 'drizzle-orm';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { agentOf } from '../team/guard';
import { loadAffectedContracts, applyMoves, lockKind } from './book';
import { notifyContractParties } from './news';
import { ownContract } from './parties';
import { rejectionOf, unknownContract } from './rejections';
import { agentContract, type ContractRow } from './schema';
import { WIRE_STATUSES } from './wire';

/** The result of a step with a contract. */
export type ContractStepResult = HandlerValueOf<typeof processDividendContract>;

const STEPS = { ACCEPT: 'accept', REJECT: 'reject', TERMINATE: 'terminate' } as const;

const NEWS = {
  accept: 'active',
  reject: 'rejected',
  withdraw: 'withdrawn',
  terminate: 'terminated',
} as const;

/** Accepts, rejects or terminates contracts of one kind. Each kind has its own call (§7). */
export const answerTo =
  (kind: ContractKind) =>
  async ({ input, ctx }: Call<typeof processDividendContract>): Promise<ContractStepResult> => {
    agentOf(ctx);
    const row = await ownContract(ctx, input.contractId, kind);
    return answerContract(ctx, row, { step: STEPS[input.answer], note: input.note });
  };

/** Applies a step to one of the caller's contracts, and every step that follows from it. */
export async function answerContract(
  ctx: CallContext,
  { id, kind }: ContractRow,
  { step, note }: { step: keyof typeof NEWS; note?: string | undefined },
): Promise<ContractStepResult> {
  const { id: me } = ctx.me();
  await lockKind(ctx.db, kind);
  // Read again under the lock, so that the row can't change any more.
  const [row] = await ctx.db.select().from(agentContract).where(eq(agentContract.id, id));
  if (row === undefined) throw unknownContract();
  const at = ctx.now();
  // An offer past its deadline counts as expired even if the job hasn't marked it yet.
  const isLate = row.status === 'offered' && row.expiresAt <= at && step !== 'withdraw';
  if (isLate || (row.status !== 'offered' && row.status !== 'active')) {
    throw rejectionOf({ error: 'notOpen', status: isLate ? 'expired' : row.status });
  }
  const book = await loadAffectedContracts(ctx.db, kind, row);
  const decision = decideAnswer(book, { contractId: id, step, by: me });
  if ('error' in decision) throw rejectionOf(decision);
  await applyMoves(ctx.db, decision.moves, {
    at,
    actorId: me,
    note,
    timeZone: ctx.brand.timeZone,
  });
  const [first] = decision.moves;
  if (first === undefined) throw new Error(`The step ${step} of the contract ${id} did nothing.`);
  const ended = decision.moves.filter(({ by, from }) => by === 'house' && from === 'active');
  await notifyContractParties(ctx, [
    { kind, to: row.downlineId === me ? row.uplineId : row.downlineId, news: NEWS[step] },
    ...ended.map(({ contractId }) => ({
      kind,
      to: book.find((each) => each.id === contractId)?.downline ?? null,
      news: 'ended' as const,
    })),
  ]);
  return {
    contractId: String(id),
    status: WIRE_STATUSES[first.to],
    ended: ended.length,
  };
}
