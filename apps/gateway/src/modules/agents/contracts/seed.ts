import { decideAnswer, type Terms } from '@perya/rules/agents';
import * as v from 'valibot';
import agents from '../../../demo/agents.json' with { type: 'json' };
import { parseDemo } from '../../../demo/parseDemo';
import { findMemberByAccount, type Member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { loadAffectedContracts, applyMoves } from './book';
import { makeOffer } from './offer';

const HOUR_MS = 3_600_000;

/**
 * The contracts of the demo agents: agent01 has all kinds with the platform, agent02 most of them with
 * agent01. Both have open offers; accepting one of these would end what agent01 has given.
 */
const CONTRACTS = parseDemo(
  'agents.json',
  v.array(
    v.strictObject({
      /** Null for the platform. */
      upline: v.nullable(v.string()),
      downline: v.string(),
      kind: v.picklist(['dividend', 'daily', 'hourly', 'realTime']),
      period: v.optional(v.picklist(['daily', 'weekly', 'semimonthly', 'monthly'])),
      /** Minimum figures in units, and the rate in basis points. */
      tiers: v.array(
        v.strictObject({
          turnover: v.number(),
          activeMembers: v.number(),
          loss: v.number(),
          rate: v.number(),
        }),
      ),
      offeredHoursAgo: v.number(),
      acceptedHoursAgo: v.optional(v.number()),
      rejectedHoursAgo: v.optional(v.number()),
      note: v.optional(v.string()),
    }),
  ),
  agents.contracts,
);
type SeedContract = (typeof CONTRACTS)[number];

/** Seeds contracts between the demo agents, with their history. */
export async function seedContracts(context: SeedContext) {
  for (const contract of CONTRACTS) await agree(context, contract);
}

async function agree({ db, now, brand }: SeedContext, contract: SeedContract): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const agent = async (account: string): Promise<Member> => {
    const found = await findMemberByAccount(db, account);
    if (found === undefined) throw new Error(`The seed has no ${account} to give a contract to.`);
    return found;
  };
  const { acceptedHoursAgo, rejectedHoursAgo, note } = contract;
  const downline = await agent(contract.downline);
  const row = await makeOffer(db, {
    kind: contract.kind,
    upline: contract.upline === null ? null : await agent(contract.upline),
    downline,
    terms: termsFrom(contract),
    at: ago(contract.offeredHoursAgo),
    days: brand.contracts.offerDays,
  });
  const answered = acceptedHoursAgo ?? rejectedHoursAgo;
  if (answered === undefined) return;
  const step = acceptedHoursAgo === undefined ? 'reject' : 'accept';
  const decision = decideAnswer(await loadAffectedContracts(db, row.kind, row), {
    contractId: row.id,
    step,
    by: downline.id,
  });
  if ('error' in decision)
    throw new Error(`The seed cannot ${step} a contract: ${decision.error}.`);
  await applyMoves(db, decision.moves, {
    at: ago(answered),
    actorId: downline.id,
    note,
    timeZone: brand.timeZone,
  });
}

const termsFrom = ({ period, tiers }: SeedContract): Terms => ({
  period: period ?? null,
  tiers: tiers.map(({ turnover, loss, ...tier }) => ({
    ...tier,
    turnover: BigInt(turnover) * 100n,
    loss: BigInt(loss) * 100n,
  })),
});
