import {
  decideAnswer,
  type ContractKind,
  type DividendPeriod,
  type Terms,
} from '@perya/agent-rules';
import { findMemberByAccount, type Member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { bookOf, carryOut } from './book';
import { makeOffer } from './offer';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/** Turnover at least (units), active members at least, loss at least (units), rate (basis points). */
type SeedTier = readonly [turnover: number, activeMembers: number, loss: number, rate: number];

interface SeedContract {
  /** Null: the house. */
  upline: string | null;
  downline: string;
  kind: ContractKind;
  period?: DividendPeriod;
  tiers: readonly SeedTier[];
  /** Hours ago. */
  offered: number;
  accepted?: number;
  rejected?: number;
  note?: string;
}

/**
 * What the demo's agents have agreed on: agent01 all kinds with the house, agent02 the most of them with
 * agent01; offers wait for both, one of which would end what agent01 has given.
 */
const CONTRACTS: readonly SeedContract[] = [
  {
    upline: null,
    downline: 'agent01',
    kind: 'dividend',
    period: 'weekly',
    tiers: [
      [0, 0, 0, 1_000],
      [5_000, 1, 500, 1_500],
      [50_000, 5, 5_000, 2_500],
    ],
    offered: 9 * WEEK_HOURS + 30,
    accepted: 9 * WEEK_HOURS,
  },
  {
    upline: null,
    downline: 'agent01',
    kind: 'daily',
    tiers: [
      [0, 0, 0, 30],
      [1_000, 1, 0, 50],
      [20_000, 5, 0, 80],
    ],
    offered: 23 * DAY_HOURS,
    accepted: 22 * DAY_HOURS,
  },
  {
    upline: null,
    downline: 'agent01',
    kind: 'hourly',
    tiers: [
      [0, 0, 0, 20],
      [500, 1, 0, 30],
    ],
    offered: 60,
    accepted: 49,
  },
  {
    upline: null,
    downline: 'agent01',
    kind: 'realTime',
    tiers: [
      [0, 0, 0, 10],
      [200, 1, 0, 15],
    ],
    offered: 5,
    accepted: 4,
  },
  {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'dividend',
    period: 'weekly',
    tiers: [[5_000, 1, 500, 500]],
    offered: 8 * WEEK_HOURS + 20,
    accepted: 8 * WEEK_HOURS,
  },
  {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'daily',
    tiers: [
      [0, 0, 0, 10],
      [1_000, 1, 0, 20],
    ],
    offered: 21 * DAY_HOURS,
    accepted: 20 * DAY_HOURS,
  },
  {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'hourly',
    tiers: [[0, 0, 0, 15]],
    offered: 50,
    rejected: 49,
    note: 'The rate is too low for the hours we keep.',
  },
  {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'hourly',
    tiers: [[500, 1, 0, 25]],
    offered: 48,
    accepted: 47,
  },
  // They wait for an answer.
  {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'dividend',
    period: 'weekly',
    tiers: [
      [0, 0, 0, 600],
      [5_000, 1, 500, 1_000],
    ],
    offered: 20,
  },
  {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'realTime',
    tiers: [[200, 1, 0, 8]],
    offered: 3,
  },
  {
    upline: null,
    downline: 'agent01',
    kind: 'daily',
    tiers: [
      [0, 0, 0, 40],
      [1_000, 1, 0, 60],
      [20_000, 5, 0, 100],
    ],
    offered: 26,
  },
  {
    upline: null,
    downline: 'agent01',
    kind: 'hourly',
    tiers: [[0, 0, 0, 20]],
    offered: 6,
  },
];

/** Contracts between the demo's agents, with the history of how they came about. */
export async function seedContracts(context: SeedContext) {
  if (context.profile === 'empty') return;
  for (const contract of CONTRACTS) await agree(context, contract);
}

async function agree({ db, now, brand }: SeedContext, contract: SeedContract): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const agent = async (account: string): Promise<Member> => {
    const found = await findMemberByAccount(db, account);
    if (found === undefined) throw new Error(`The seed has no ${account} to give a contract to.`);
    return found;
  };
  const { accepted, rejected, note } = contract;
  const downline = await agent(contract.downline);
  const row = await makeOffer(db, {
    kind: contract.kind,
    upline: contract.upline === null ? null : await agent(contract.upline),
    downline,
    terms: termsFrom(contract),
    at: ago(contract.offered),
    days: brand.contracts.offerDays,
  });
  const answered = accepted ?? rejected;
  if (answered === undefined) return;
  const step = accepted === undefined ? 'reject' : 'accept';
  const decision = decideAnswer(await bookOf(db, row.kind, row), {
    contractId: row.id,
    step,
    by: downline.id,
  });
  if ('fault' in decision)
    throw new Error(`The seed cannot ${step} a contract: ${decision.fault}.`);
  await carryOut(db, decision.moves, { at: ago(answered), actorId: downline.id, note });
}

const termsFrom = ({ period, tiers }: SeedContract): Terms => ({
  period: period ?? null,
  tiers: tiers.map(([turnover, activeMembers, loss, rate]) => ({
    turnover: BigInt(turnover) * 100n,
    activeMembers,
    loss: BigInt(loss) * 100n,
    rate,
  })),
});
