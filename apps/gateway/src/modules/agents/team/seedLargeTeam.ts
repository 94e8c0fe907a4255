import { inArray } from 'drizzle-orm';
import { houseAccount, postAll, walletOf } from '../../../kernel/ledger';
import { DOWNLINE_AGENT_TYPE, MEMBER_TYPES, member, DEMO_PASSWORD } from '../../identity';
import type { Random } from '../../../kernel/seed/random';
import type { SeedContext } from '../../../kernel/seed/seed';

const DAY_MS = 86_400_000;
const DOWNLINES = 10_000;
const DOWNLINES_AT_ONCE = 1_000;
/** Number of agents by level below `agent01`. The fifth level is the last. */
const AGENTS_BY_LEVEL = [30, 60, 70, 40] as const;
/** Percentage of members on each level. */
const SHARES = [5, 15, 30, 30, 20] as const;

/** Seeds a team of agent01 of realistic size, to check that pages stay fast. */
export async function seedLargeTeam(context: SeedContext): Promise<void> {
  const chance = context.random('downlines');
  const passwordHash = await context.hashPassword(DEMO_PASSWORD);
  const roots = await context.db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, ['agent01', 'agent02']));
  const ids = new Map(roots.map(({ id, account }) => [account, id]));
  let made = 0;
  const insert = async (count: number, type: number, uplineOf: () => number) => {
    context.progress(`Seeding members, ${made} of ${DOWNLINES}`);
    const wanted = Array.from({ length: count }, () => ({
      account: `team${String((made += 1)).padStart(5, '0')}`,
      type,
      uplineId: uplineOf(),
    }));
    return insertDownlines(context, chance, { wanted, passwordHash });
  };
  const agents: number[][] = [[ids.get('agent01') ?? 0], [ids.get('agent02') ?? 0]];
  for (const [level, count] of AGENTS_BY_LEVEL.entries()) {
    const above = agents[level] ?? [];
    const inserted = await insert(count, DOWNLINE_AGENT_TYPE, () => chance.pick(above));
    agents[level + 1] = [...(agents[level + 1] ?? []), ...inserted];
  }
  for (let left = DOWNLINES - made; left > 0; left = DOWNLINES - made) {
    await insert(Math.min(DOWNLINES_AT_ONCE, left), MEMBER_TYPES.member, () =>
      chance.pick(agents[levelAt(chance.integer(1, 100))] ?? []),
    );
  }
}

/** The level of a member's upline, by a percentile from 1 to 100. */
function levelAt(place: number): number {
  let upTo = 0;
  return SHARES.findIndex((share) => (upTo += share) >= place);
}

interface WantedDownlines {
  wanted: readonly { account: string; type: number; uplineId: number }[];
  passwordHash: string;
}

async function insertDownlines(
  { db, now, brand }: SeedContext,
  chance: Random,
  { wanted, passwordHash }: WantedDownlines,
): Promise<number[]> {
  const inserted = await db
    .insert(member)
    .values(
      wanted.map((each) => {
        const createdAt = new Date(now.getTime() - chance.integer(1, 700) * DAY_MS);
        return {
          ...each,
          nickname: each.account,
          currency: brand.currency,
          language: brand.defaultLanguage,
          passwordHash,
          passwordChangedAt: createdAt,
          firstLoginAt: createdAt,
          createdAt,
        };
      }),
    )
    .returning({ id: member.id, account: member.account, at: member.createdAt });
  await postAll(
    db,
    inserted.map(({ id, account, at }) => {
      const amount = BigInt(chance.integer(100, 50_000)) * 100n;
      return {
        key: `seed:opening:${account}`,
        kind: 'deposit' as const,
        at,
        reference: 'opening',
        entries: [
          { account: houseAccount('bank', brand.currency), amount: -amount },
          { account: walletOf(id, brand.currency), amount },
        ],
      };
    }),
  );
  return inserted.map(({ id }) => id);
}
