import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { currencyCode, decimal, text, timestamp } from '../core/schemas';

/** What a promotion is for; `new_player` stands beside the registration form (§2 Registration). */
export const PROMOTION_CATEGORIES = ['new_player', 'deposit', 'cashback', 'event', 'vip'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** The activity states of §4 on the wire; none at all: it runs, and the caller has no part in it yet. */
const STATES = {
  APPLYING: 'applying',
  REJECTED: 'rejected',
  ISSUED: 'issued',
  CLAIMED: 'claimed',
  PROCESS: 'process',
  JOINED: 'joined',
  COMING_SOON: 'comingSoon',
  CLOSED: 'closed',
} as const;
const WIRE_STATES = Object.keys(STATES) as (keyof typeof STATES)[];

/**
 * How the caller stands to a promotion (§4, activity statuses): an application has been sent
 * (`applying`), is being looked at (`process`), was turned down (`rejected`); a bonus waits
 * (`issued`) or has been taken (`claimed`); the member takes part (`joined`); it has yet to begin
 * (`comingSoon`) or is over (`closed`).
 */
export type ActivityState = (typeof STATES)[keyof typeof STATES];
export const ACTIVITY_STATES: readonly ActivityState[] = Object.values(STATES);

/** How one takes part: by itself, by a press of a button, or by an application that somebody reads. */
export type PromotionEntry = 'automatic' | 'join' | 'application';
const ENTRIES = { AUTO: 'automatic', JOIN: 'join', APPLY: 'application' } as const;

/** Shared by the list and the detail. */
/* @__NO_SIDE_EFFECTS__ */
export function promotionEntries() {
  return {
    promoId: text(64),
    category: v.picklist(PROMOTION_CATEGORIES),
    title: v.string(),
    summary: v.string(),
    imageUrl: v.nullish(v.string()),
    startTime: timestamp(),
    endTime: v.nullish(timestamp()),
    joinType: v.nullish(v.picklist(['AUTO', 'JOIN', 'APPLY'])),
    activityStatus: v.nullish(v.picklist(WIRE_STATES)),
    bonusAmount: v.nullish(decimal()),
    currency: v.nullish(currencyCode()),
  };
}

export interface Promotion {
  readonly id: string;
  readonly category: PromotionCategory;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Path of its picture on an image host, without width and ending; null where there is none. */
  readonly picture: string | null;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Null: until the operator ends it. */
  readonly endsAt: number | null;
  readonly entry: PromotionEntry;
  /** Null: it runs, and the caller has no part in it yet. */
  readonly state: ActivityState | null;
  /** What waits to be claimed, or has been; null where no amount is fixed yet. */
  readonly bonus: Money | null;
}

/** What travels, in both the list and the detail. */
export type WirePromotion = v.InferOutput<
  v.ObjectSchema<ReturnType<typeof promotionEntries>, undefined>
>;

export function decodePromotion(wire: WirePromotion): Promotion {
  const { promoId, category, title, summary, imageUrl, startTime, endTime } = wire;
  const { joinType, activityStatus, bonusAmount, currency } = wire;
  return {
    id: promoId,
    category,
    title,
    summary,
    picture: imageUrl || null,
    startsAt: startTime,
    endsAt: endTime ?? null,
    entry: ENTRIES[joinType ?? 'AUTO'],
    state: activityStatus ? STATES[activityStatus] : null,
    bonus: bonusAmount && currency ? parseMoney(bonusAmount, currency) : null,
  };
}
