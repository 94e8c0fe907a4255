import type { offerContract, withdrawContractOffer } from '@perya/api-client';
import { decideOffer, type ContractKind, type Terms } from '@perya/rules/agents';
import type { Db } from '../../../kernel/db/types';
import type { Call } from '../../../kernel/http/serve';
import type { Member } from '../../identity';
import { agentOf } from '../team/guard';
import { answerContract, type ContractStepResult } from './answer';
import { loadAffectedContracts, lockKind } from './book';
import { notifyContractParties } from './news';
import { assertKindOn, contractDownline, ownContract } from './parties';
import { rejectionOf } from './rejections';
import { agentContract, contractEvent, type ContractRow } from './schema';
import { readTerms, storedTiers } from './terms';
import { KIND_BY_WIRE, wireContracts, type WireContract } from './wire';

const DAY_MS = 86_400_000;

/** Offers a contract to a direct downline (§4, §6). */
export async function offer({ input, ctx }: Call<typeof offerContract>): Promise<WireContract> {
  const upline = agentOf(ctx);
  const kind = KIND_BY_WIRE[input.kind];
  assertKindOn(ctx, kind);
  const downline = await contractDownline(ctx, input.downlineId);
  const row = await makeOffer(ctx.db, {
    kind,
    upline,
    downline,
    terms: readTerms(input.terms),
    at: ctx.now(),
    days: ctx.brand.contracts.offerDays,
  });
  await notifyContractParties(ctx, [{ kind, to: downline.id, news: 'offered' }]);
  const [wire] = await wireContracts(ctx, [row]);
  if (wire === undefined) throw new Error(`The offer ${row.id} was lost on the way.`);
  return wire;
}

interface NewOffer {
  kind: ContractKind;
  /** Null: the platform. */
  upline: Pick<Member, 'id'> | null;
  downline: Pick<Member, 'id' | 'currency'>;
  terms: Terms;
  at: Date;
  days: number;
}

/** Stores an offer with the first step of its history, or rejects it. */
export async function makeOffer(
  tx: Db,
  { kind, upline, downline, terms, at, days }: NewOffer,
): Promise<ContractRow> {
  await lockKind(tx, kind);
  const parties = { uplineId: upline?.id ?? null, downlineId: downline.id };
  const book = await loadAffectedContracts(tx, kind, parties);
  // The database assigns the id on insert; none of the rules uses it.
  const decision = decideOffer(book, {
    id: 0,
    kind,
    upline: parties.uplineId,
    downline: downline.id,
    terms,
  });
  if ('error' in decision) throw rejectionOf(decision);
  const [row] = await tx
    .insert(agentContract)
    .values({
      kind,
      ...parties,
      currency: downline.currency,
      period: terms.period,
      tiers: storedTiers(terms),
      status: 'offered',
      offeredAt: at,
      expiresAt: new Date(at.getTime() + days * DAY_MS),
    })
    .returning();
  const [move] = decision.moves;
  if (row === undefined || move === undefined) throw new Error('An offer came to nothing.');
  await tx.insert(contractEvent).values({
    contractId: row.id,
    at,
    by: move.by,
    actorId: upline?.id ?? null,
    fromStatus: move.from,
    toStatus: move.to,
    reason: move.reason,
  });
  return row;
}

/** Withdraws an open offer. */
export async function withdraw({
  input,
  ctx,
}: Call<typeof withdrawContractOffer>): Promise<ContractStepResult> {
  agentOf(ctx);
  const row = await ownContract(ctx, input.contractId);
  return answerContract(ctx, row, { step: 'withdraw', note: input.note });
}
