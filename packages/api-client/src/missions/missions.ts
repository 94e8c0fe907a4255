import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint, type NoInput } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

const MISSION_STATUSES = {
  OPEN: 'open',
  DONE: 'done',
  CLAIMED: 'claimed',
  EXPIRED: 'expired',
} as const;

export type MissionStatus = (typeof MISSION_STATUSES)[keyof typeof MISSION_STATUSES];

/** Something to do for a reward. */
export interface Mission {
  readonly id: string;
  readonly title: string;
  readonly category: Category | null;
  readonly status: MissionStatus;
  /** How often it can be done. */
  readonly period: MissionPeriod;
  /** What counts: money turned over or deposited, or a plain number of things; `days` are days of a sign-in. */
  readonly measure: 'turnover' | 'deposits' | 'bets' | 'wins' | 'days';
  /** Decimal text: an amount for `turnover` and `deposits`, a whole number otherwise. */
  readonly progress: string;
  readonly goal: string;
  readonly reward: Money | null;
  readonly rewardPoints: number;
  /** Tickets for the wheel. */
  readonly rewardTickets: number;
  /** Milliseconds since 1970; null: it has no end. */
  readonly endsAt: number | null;
}

const PERIODS = { DAILY: 'daily', WEEKLY: 'weekly', ONCE: 'once' } as const;

export type MissionPeriod = (typeof PERIODS)[keyof typeof PERIODS];

const MEASURES = {
  TURNOVER: 'turnover',
  DEPOSITS: 'deposits',
  BETS: 'bets',
  WINS: 'wins',
  DAYS: 'days',
} as const;

export const getMissionSummary = /* @__PURE__ */ endpoint({
  id: 'getMissionSummary',
  tag: 'Missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  auth: 'token',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({
    currency: currencyCode(),
    list: v.array(
      v.object({
        missionId: text(64),
        title: text(255),
        gameType: v.nullish(categorySchema()),
        status: v.picklist(['OPEN', 'DONE', 'CLAIMED', 'EXPIRED']),
        period: v.picklist(['DAILY', 'WEEKLY', 'ONCE']),
        measure: v.picklist(['TURNOVER', 'DEPOSITS', 'BETS', 'WINS', 'DAYS']),
        progress: decimal(),
        goal: decimal(),
        reward: v.nullish(decimal()),
        rewardPoints: v.optional(count()),
        rewardTickets: v.optional(count()),
        endTime: v.nullish(timestamp()),
      }),
    ),
  }),
  encode: (_input: NoInput) => ({}),
  decode: ({ currency, list }): readonly Mission[] =>
    list.map((wire) => ({
      id: wire.missionId,
      title: wire.title,
      category: wire.gameType ?? null,
      status: MISSION_STATUSES[wire.status],
      period: PERIODS[wire.period],
      measure: MEASURES[wire.measure],
      progress: wire.progress,
      goal: wire.goal,
      reward: wire.reward ? parseMoney(wire.reward, currency) : null,
      rewardPoints: wire.rewardPoints ?? 0,
      rewardTickets: wire.rewardTickets ?? 0,
      endsAt: wire.endTime ?? null,
    })),
  summary: "The member's missions and how far each is.",
  spec: '§7 Missions, MCSFE_getMissionSummaryDetails; method and value ours.',
});

/** What a mission has brought. */
export interface ClaimedMission {
  /** Paid into the wallet; zero where the mission pays points alone. */
  readonly amount: Money;
  readonly points: number;
  /** Tickets for the wheel. */
  readonly tickets: number;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
}

export const claimMission = /* @__PURE__ */ endpoint({
  id: 'claimMission',
  tag: 'Missions',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  auth: 'token',
  idempotent: true,
  request: v.object({ missionId: text(64) }),
  value: v.object({
    amount: decimal(),
    currency: currencyCode(),
    points: v.optional(count()),
    tickets: v.optional(count()),
    claimTime: timestamp(),
  }),
  encode: ({ id }: { id: string }) => ({ missionId: id }),
  decode: ({ amount, currency, points, tickets, claimTime }): ClaimedMission => ({
    amount: parseMoney(amount, currency),
    points: points ?? 0,
    tickets: tickets ?? 0,
    claimedAt: claimTime,
  }),
  summary:
    'Takes the reward of a mission that is done: money, points and tickets, once per period.',
  spec: '§2 Member centre pages, missionLeaderboard; path, body and value ours.',
});

/** A place on the board of a mission. */
export interface MissionRank {
  readonly rank: number;
  /** Masked by the platform. */
  readonly account: string;
  /** Decimal text in the mission's measure. */
  readonly score: string;
  readonly isSelf: boolean;
}

export interface MissionLeaderboard extends Page<MissionRank> {
  /** The caller's own place, on whichever page it is; null without one. */
  readonly self: MissionRank | null;
}

export interface MissionLeaderboardFilter extends PageInput {
  missionId?: string | undefined;
}

export const getMissionLeaderboard = /* @__PURE__ */ endpoint({
  id: 'getMissionLeaderboard',
  tag: 'Missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  auth: 'token',
  request: pagedRequest({ missionId: v.optional(text(64)), language: v.optional(text(8)) }),
  value: pagedValue(
    v.object({ rank: count(), account: text(64), score: decimal(), isSelf: v.boolean() }),
    { self: v.nullish(v.object({ rank: count(), account: text(64), score: decimal() })) },
  ),
  encode: ({ missionId, ...page }: MissionLeaderboardFilter) => ({
    ...encodePage(page),
    missionId,
  }),
  decode: ({ self, ...page }): MissionLeaderboard => ({
    ...decodePage(page, (rank) => rank),
    self: self ? { ...self, isSelf: true } : null,
  }),
  summary: 'Who leads in a mission; without one, who has claimed most missions this month.',
  spec: '§7 Missions, MCSFE_getMissionLeaderboard; method, body and value ours.',
});
