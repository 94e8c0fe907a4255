import type { claimMission, getMissionSummary } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { and, eq } from 'drizzle-orm';
import { giveTickets } from '../activities/wheel/tickets';
import { notify } from '../../messaging';
import { inLanguage } from '../../../kernel/text/texts';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { isTrial, recordSignInDay } from '../../identity';
import { postPoints } from '../points/ledger';
import { bonusIn } from '../../../kernel/money';
import { assertNotOnBreak } from '../../protection';
import { addTurnoverRequirement } from '../../money';
import { MISSIONS, type MissionSeed } from './demo';
import { countsMoney, goalOf, periodOf, progressOf } from './progress';
import { missionClaim } from './schema';

/** A mission with the member's progress and claim. */
async function standing(ctx: CallContext, mission: MissionSeed) {
  const member = ctx.me();
  const { timeZone } = ctx.brand;
  const period = periodOf(mission, ctx.now(), timeZone);
  const goal = goalOf(mission, member.currency);
  const [claim] = await ctx.db
    .select()
    .from(missionClaim)
    .where(
      and(
        eq(missionClaim.memberId, member.id),
        eq(missionClaim.missionId, mission.id),
        eq(missionClaim.periodStart, period.from),
      ),
    );
  const progress = await progressOf(ctx.db, { mission, member, period, timeZone });
  return { period, goal, claim, progress, isDone: progress >= goal };
}

/** All missions with the member's current progress. */
export async function summary({ ctx }: Call<typeof getMissionSummary>) {
  const { id, currency } = ctx.me();
  // A session that continues from yesterday counts as a day too.
  await recordSignInDay(ctx.db, { memberId: id, at: ctx.now(), timeZone: ctx.brand.timeZone });
  const list = [];
  for (const mission of MISSIONS) {
    const { period, goal, claim, progress, isDone } = await standing(ctx, mission);
    const asText = countsMoney(mission) ? formatDecimal : String;
    list.push({
      id: mission.id,
      title: inLanguage(mission.title, ctx.language),
      category: mission.category ?? null,
      status: claim ? ('CLAIMED' as const) : isDone ? ('DONE' as const) : ('OPEN' as const),
      period: mission.period,
      measure: mission.measure,
      progress: asText(progress < goal ? progress : goal),
      goal: asText(goal),
      currency,
      reward: bonusIn(mission.reward, currency),
      rewardPoints: mission.rewardPoints,
      rewardTickets: mission.rewardTickets,
      endsAt: period.to?.getTime() ?? null,
    });
  }
  return list;
}

/**
 * Pays a completed mission. The claim's row is unique per member, mission and period, and the posting has its
 * own key, so it's paid once, whatever the idempotency keys.
 */
export async function claim({ input, ctx }: Call<typeof claimMission>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await assertNotOnBreak(ctx.db, ctx, member.id);
  const mission = MISSIONS.find(({ id }) => id === input.id);
  if (mission === undefined) throw new Rejection(404, 'UNKNOWN_MISSION', 'not_found');
  const { period, isDone, claim: earlier } = await standing(ctx, mission);
  if (earlier) throw alreadyClaimed();
  if (!isDone) throw new Rejection(422, 'MISSION_NOT_DONE', 'mission_not_done');
  const { currency } = member;
  const amount = bonusIn(mission.reward, currency);
  const claimedAt = ctx.now();
  const [row] = await ctx.db
    .insert(missionClaim)
    .values({
      memberId: member.id,
      missionId: mission.id,
      periodStart: period.from,
      amount,
      currency,
      points: mission.rewardPoints,
      claimedAt,
    })
    .onConflictDoNothing()
    .returning({ id: missionClaim.id });
  if (row === undefined) throw alreadyClaimed();
  const key = `mission:${row.id}`;
  const tickets = mission.rewardTickets;
  if (mission.rewardPoints > 0) {
    await postPoints(ctx.db, {
      key,
      kind: 'mission',
      memberId: member.id,
      points: mission.rewardPoints,
      at: claimedAt,
      reference: mission.id,
      details: { note: mission.title },
    });
  }
  await giveTickets(
    ctx.db,
    Array.from({ length: tickets }, (_, index) => ({
      memberId: member.id,
      source: 'MISSION',
      sourceId: `${row.id}-${index}`,
    })),
    claimedAt,
  );
  await post(ctx.db, {
    key,
    kind: 'bonus',
    at: claimedAt,
    reference: mission.id,
    details: { note: inLanguage(mission.title, ctx.language) },
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(member.id, currency), amount },
    ],
  });
  await addTurnoverRequirement(ctx.db, {
    memberId: member.id,
    source: 'REWARD',
    sourceId: key,
    amount,
    bonus: amount,
    currency,
    at: claimedAt,
  });
  ctx.afterCommit(() => notify(ctx.platform, member.id, { type: 'points' }));
  return {
    amount,
    currency,
    points: mission.rewardPoints,
    tickets,
    claimedAt: claimedAt.getTime(),
  };
}

const alreadyClaimed = () => new Rejection(422, 'ALREADY_CLAIMED', 'reward_already_claimed');
