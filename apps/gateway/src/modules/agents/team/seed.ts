import { CATEGORIES } from '@perya/api-client';
import { addDays, todayIn } from '@perya/rules/time';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import agents from '../../../demo/agents.json' with { type: 'json' };
import { parseDemo } from '../../../demo/parseDemo';
import { member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { foldTeamDays } from './fold';
import { defaultRates } from './rates';
import { affiliateClickDay, downlineLink, memberRebate } from './schema';
import { seedDownlines } from './seedDownlines';
import { seedLargeTeam } from './seedLargeTeam';
import { seedYear } from './seedYear';

const DAY_MS = 86_400_000;

/** Basis points that agents have above a member's rate, so that they can give some to their downlines. */
const MARGINS: Readonly<Record<string, number>> = { agent01: 40, agent02: 20 };

/** One link in each status. */
const SEED_LINKS = parseDemo(
  'agents.json',
  v.array(
    v.strictObject({
      code: v.string(),
      name: v.string(),
      kind: v.picklist(['MEMBER', 'AGENT']),
      /** Basis points for slots. Other categories use the default. */
      slots: v.optional(v.number()),
      maxUses: v.optional(v.number()),
      /** Relative to the time of the seed. */
      expiresInDays: v.optional(v.number()),
      isClosed: v.optional(v.boolean(), false),
      /** Clicks on each of the last days, newest first. */
      clicks: v.array(v.number()),
    }),
  ),
  agents.links,
);

/**
 * Seeds rebates, links and downlines of the agents. Runs after everything that plays and pays in the seed,
 * and writes the days at once.
 */
export async function seedTeam(context: SeedContext): Promise<void> {
  const { db, brand, profile } = context;
  await seedRates(context);
  await seedSignIns(context);
  await seedLinks(context);
  if (profile === 'demo') await seedDownlines(context);
  if (profile === 'large') {
    await seedLargeTeam(context);
    await seedYear(context);
  }
  await foldTeamDays(db, brand);
}

async function seedRates({ db, brand }: SeedContext): Promise<void> {
  const agents = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, Object.keys(MARGINS)));
  const usual = defaultRates(brand);
  const rows = agents.flatMap(({ id, account }) =>
    CATEGORIES.map((category) => ({
      memberId: id,
      category,
      rate: usual[category] + (MARGINS[account] ?? 0),
    })),
  );
  if (rows.length > 0) await db.insert(memberRebate).values(rows);
}

/** Gives recent sign-ins to the team members who play or are meant to be signed in as. */
async function seedSignIns({ db, now }: SeedContext): Promise<void> {
  await db
    .update(member)
    .set({ lastLoginAt: new Date(now.getTime() - DAY_MS / 8) })
    .where(inArray(member.account, ['agent02', 'juan01', 'maria03']));
}

async function seedLinks({ db, now, brand }: SeedContext): Promise<void> {
  const [agent] = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.account, 'agent01'));
  if (agent === undefined) return;
  const today = todayIn(brand.timeZone, now.getTime());
  for (const [index, link] of SEED_LINKS.entries()) {
    const { code, name, kind, slots, maxUses, expiresInDays, isClosed, clicks } = link;
    const [row] = await db
      .insert(downlineLink)
      .values({
        agentId: agent.id,
        code,
        name,
        kind,
        rebates: slots === undefined ? {} : { RNG: slots },
        maxUses: maxUses ?? null,
        expiresAt:
          expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
        closedAt: isClosed ? new Date(now.getTime() - 50 * DAY_MS) : null,
        createdAt: new Date(now.getTime() - (70 - index) * DAY_MS),
      })
      .returning({ id: downlineLink.id });
    const days = clicks.flatMap((count, back) =>
      count === 0 || row === undefined
        ? []
        : [{ agentId: agent.id, linkId: row.id, day: addDays(today, -back), clicks: count }],
    );
    if (days.length > 0) await db.insert(affiliateClickDay).values(days);
  }
}
