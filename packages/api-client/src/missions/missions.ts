import * as v from 'valibot';
import { categorySchema, type Category } from '../catalogue/category';
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
import { parseMoney, type Money } from '../money';

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
  /** What counts: money turned over, or a plain number of things. */
  readonly measure: 'turnover' | 'bets' | 'wins' | 'days';
  /** Decimal text: an amount for `turnover`, a whole number otherwise. */
  readonly progress: string;
  readonly goal: string;
  readonly reward: Money | null;
  readonly rewardPoints: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const MEASURES = { TURNOVER: 'turnover', BETS: 'bets', WINS: 'wins', DAYS: 'days' } as const;

export const getMissionSummary = /* @__PURE__ */ endpoint({
  id: 'getMissionSummary',
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
        measure: v.picklist(['TURNOVER', 'BETS', 'WINS', 'DAYS']),
        progress: decimal(),
        goal: decimal(),
        reward: v.nullish(decimal()),
        rewardPoints: v.optional(count()),
        endTime: timestamp(),
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
      measure: MEASURES[wire.measure],
      progress: wire.progress,
      goal: wire.goal,
      reward: wire.reward ? parseMoney(wire.reward, currency) : null,
      rewardPoints: wire.rewardPoints ?? 0,
      endsAt: wire.endTime,
    })),
  summary: "The member's missions and how far each is.",
  spec: '§7 Missions, MCSFE_getMissionSummaryDetails; method and value ours.',
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

export interface MissionLeaderboardFilter extends PageInput {
  missionId?: string | undefined;
}

export const getMissionLeaderboard = /* @__PURE__ */ endpoint({
  id: 'getMissionLeaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  auth: 'token',
  request: pagedRequest({ missionId: v.optional(text(64)), language: v.optional(text(8)) }),
  value: pagedValue(
    v.object({ rank: count(), account: text(64), score: decimal(), isSelf: v.boolean() }),
    {},
  ),
  encode: ({ missionId, ...page }: MissionLeaderboardFilter) => ({
    ...encodePage(page),
    missionId,
  }),
  decode: (page): Page<MissionRank> => decodePage(page, (rank) => rank),
  summary: 'Who leads in a mission, or over all.',
  spec: '§7 Missions, MCSFE_getMissionLeaderboard; method, body and value ours.',
});
