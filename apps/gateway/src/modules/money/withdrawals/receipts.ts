import type { confirmWithdrawal, reportWithdrawalMissing } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { limit } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import type { Platform } from '../../../kernel/platform';
import { mountPictures, readPictures } from '../../../kernel/uploads/pictures';
import { advanceWithdrawal } from './advanceWithdrawal';
import { notifyWithdrawal } from './notifyWithdrawal';
import { withdrawalProof } from './schema';
import { findWithdrawal, wrongState } from './withdrawals';

/** Decoding pictures is expensive; this many reports are more than one person sends. */
const REPORTS = { max: 20, windowMs: 600_000 };

/** The member confirms receipt, or confirms it after reporting it missing. */
export async function confirm({ input, ctx }: Call<typeof confirmWithdrawal>): Promise<null> {
  const { row } = await findWithdrawal(ctx.db, ctx.me().id, input.id);
  const at = ctx.now();
  const changed = await ctx.db.transaction((tx) =>
    advanceWithdrawal(tx, { id: row.id, to: 'RECEIVED', actor: 'MEMBER', at }),
  );
  // Confirming twice is allowed.
  if (changed === undefined && row.state !== 'RECEIVED') throw wrongState();
  if (changed !== undefined) ctx.afterCommit(() => notifyWithdrawal(ctx.platform, changed));
  return null;
}

/** The member reports a withdrawal as not received, with pictures as proof. */
export async function reportMissing({
  input,
  ctx,
}: Call<typeof reportWithdrawalMissing>): Promise<null> {
  const me = ctx.me();
  const { pictures: sent = [], comment } = input;
  const { row } = await findWithdrawal(ctx.db, me.id, input.id);
  if (row.state !== 'PAID') throw wrongState();
  if (sent.length === 0) throw new Rejection(422, 'PROOF_NEEDED', 'withdrawal_proof_needed');
  await limit(ctx.db, `withdrawal-proof:${me.id}`, REPORTS, ctx.now());
  const pictures = await readPictures(sent);
  const at = ctx.now();
  const changed = await ctx.db.transaction(async (tx) => {
    const advanced = await advanceWithdrawal(tx, {
      id: row.id,
      to: 'NOT_RECEIVED',
      actor: 'MEMBER',
      at,
      reason: comment?.trim() || undefined,
    });
    if (advanced === undefined) return undefined;
    await tx
      .insert(withdrawalProof)
      .values(pictures.map((picture) => ({ ...picture, withdrawalId: row.id })));
    return advanced;
  });
  if (changed === undefined) throw wrongState();
  ctx.afterCommit(() => notifyWithdrawal(ctx.platform, changed));
  return null;
}

/** Serves the proof pictures of missing withdrawals, on the play origin. */
export function mountProofs(app: Hono, { db }: Platform): void {
  mountPictures(app, 'withdrawal', async (name) => {
    const [proof] = await db
      .select({ data: withdrawalProof.data })
      .from(withdrawalProof)
      .where(eq(withdrawalProof.name, name));
    return proof?.data;
  });
}
