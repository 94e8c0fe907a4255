import * as v from 'valibot';
import { categorySchema } from '../games/category';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  decimalText,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function missionSchema() {
  return v.object({
    id: text(64),
    title: text(255),
    category: v.nullable(categorySchema()),
    status: oneOf({ open: 'OPEN', done: 'DONE', claimed: 'CLAIMED', expired: 'EXPIRED' }),
    /** How often it can be completed. */
    period: oneOf({ daily: 'DAILY', weekly: 'WEEKLY', once: 'ONCE' }),
    /** What's counted: money (turnover or deposits), or a number; `days` counts days with a sign-in. */
    measure: oneOf({
      turnover: 'TURNOVER',
      deposits: 'DEPOSITS',
      bets: 'BETS',
      wins: 'WINS',
      days: 'DAYS',
    }),
    /** An amount for `turnover` and `deposits`, a whole number otherwise. */
    progress: decimalText(),
    goal: decimalText(),
    currency: currencyCode(),
    reward: v.nullable(decimal()),
    rewardPoints: count(),
    /** Tickets for the wheel. */
    rewardTickets: count(),
    /** Null if it has no end. */
    endsAt: v.nullable(timestamp()),
  });
}

/** A task with a reward. */
export type Mission = FieldOf<ReturnType<typeof missionSchema>>;

/** How often a mission starts again. */
export type MissionPeriod = Mission['period'];

export const getMissionSummary = /* @__PURE__ */ endpoint({
  id: 'getMissionSummary',
  tag: 'Missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  auth: 'token',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.array(missionSchema()),
  summary: "Lists the member's missions with their progress.",
  spec: '§7 Missions, MCSFE_getMissionSummaryDetails; method and value defined here.',
});

export const claimMission = /* @__PURE__ */ endpoint({
  id: 'claimMission',
  tag: 'Missions',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  auth: 'token',
  idempotent: true,
  request: v.object({ id: text(64) }),
  value: v.object({
    /** Paid into the wallet; zero if the mission pays only points. */
    amount: decimal(),
    currency: currencyCode(),
    points: count(),
    /** Tickets for the wheel. */
    tickets: count(),
    claimedAt: timestamp(),
  }),
  summary:
    'Claims the reward of a completed mission (money, points and wheel tickets), once per period.',
  spec: '§2 Member centre pages, missionLeaderboard; path, body and value defined here.',
});

/* @__NO_SIDE_EFFECTS__ */
function rankSchema() {
  return v.object({
    rank: count(),
    /** Masked by the platform. */
    account: text(64),
    /** In the mission's measure. */
    score: decimalText(),
    isSelf: v.boolean(),
  });
}

/** An entry of a mission's leaderboard. */
export type MissionRank = FieldOf<ReturnType<typeof rankSchema>>;

export const getMissionLeaderboard = /* @__PURE__ */ endpoint({
  id: 'getMissionLeaderboard',
  tag: 'Missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  auth: 'token',
  request: pagedRequest({ missionId: v.optional(text(64)), language: v.optional(text(8)) }),
  value: pagedValue(rankSchema(), {
    /** The caller's own entry, even if on another page; null if there is none. */
    self: v.nullable(rankSchema()),
  }),
  summary:
    'Returns the leaderboard of a mission, or of the missions claimed this month if none is given.',
  spec: '§7 Missions, MCSFE_getMissionLeaderboard; method, body and value defined here.',
});

/** Output of {@link getMissionLeaderboard}. */
export type MissionLeaderboard = OutputOf<typeof getMissionLeaderboard>;
