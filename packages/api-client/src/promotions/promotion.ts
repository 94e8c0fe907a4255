import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { decimal } from '../core/amounts';
import { currencyCode, oneOf, text, timestamp } from '../core/schemas';

/** What a promotion is for; `new_player` stands beside the registration form (§2 Registration). */
export const PROMOTION_CATEGORIES = ['new_player', 'deposit', 'cashback', 'event', 'vip'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

const STATES = {
  applying: 'APPLYING',
  rejected: 'REJECTED',
  issued: 'ISSUED',
  claimed: 'CLAIMED',
  process: 'PROCESS',
  joined: 'JOINED',
  comingSoon: 'COMING_SOON',
  closed: 'CLOSED',
} as const;

/**
 * How the caller stands to a promotion (§4, activity statuses): an application has been sent
 * (`applying`), is being looked at (`process`), was turned down (`rejected`); a bonus waits
 * (`issued`) or has been taken (`claimed`); the member takes part (`joined`); it has yet to begin
 * (`comingSoon`) or is over (`closed`).
 */
export type ActivityState = keyof typeof STATES;
export const ACTIVITY_STATES = Object.keys(STATES) as readonly ActivityState[];

/* @__NO_SIDE_EFFECTS__ */
export function activityStateSchema() {
  return oneOf(STATES);
}

/** Shared by the list and the detail. */
/* @__NO_SIDE_EFFECTS__ */
export function promotionSchema() {
  return v.object({
    id: text(64),
    category: v.picklist(PROMOTION_CATEGORIES),
    title: v.string(),
    /** One sentence. */
    summary: v.string(),
    /** Path of its picture on an image host, without width and ending; null where there is none. */
    picture: v.nullable(text(2048)),
    startsAt: timestamp(),
    /** Null: until the operator ends it. */
    endsAt: v.nullable(timestamp()),
    /** How one takes part: by itself, by a press of a button, or by an application that somebody reads. */
    entry: oneOf({ automatic: 'AUTO', join: 'JOIN', application: 'APPLY' }),
    /** Null: it runs, and the caller has no part in it yet. */
    state: v.nullable(activityStateSchema()),
    /** What waits to be claimed, or has been; null where no amount is fixed yet. */
    bonus: v.nullable(decimal()),
    /** Of the bonus. */
    currency: v.nullable(currencyCode()),
  });
}

export type Promotion = FieldOf<ReturnType<typeof promotionSchema>>;
