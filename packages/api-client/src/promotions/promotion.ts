import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { decimal } from '../core/amounts';
import { currencyCode, oneOf, text, timestamp } from '../core/schemas';

/** What a promotion is for; `new_player` ones are shown beside the registration form (§2 Registration). */
export const PROMOTION_CATEGORIES = ['new_player', 'deposit', 'cashback', 'event', 'vip'] as const;

/** Category of a promotion. */
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
 * The caller's status in a promotion (§4, activity statuses): application sent (`applying`), under review
 * (`process`) or rejected (`rejected`); bonus claimable (`issued`) or claimed (`claimed`); taking part
 * (`joined`); not started yet (`comingSoon`) or over (`closed`).
 */
export type ActivityState = keyof typeof STATES;

/** All states of a promotion's activity. */
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
    /** Path of its picture on an image host, without width and file extension; null if there is none. */
    picture: v.nullable(text(2048)),
    startsAt: timestamp(),
    /** Null: no fixed end, the operator ends it. */
    endsAt: v.nullable(timestamp()),
    /** How to take part: automatically, by pressing a button, or by an application that somebody reviews. */
    entry: oneOf({ automatic: 'AUTO', join: 'JOIN', application: 'APPLY' }),
    /** Null while the promotion is running and the caller isn't part of it yet. */
    state: v.nullable(activityStateSchema()),
    /** The claimable or claimed bonus; null while no amount is fixed. */
    bonus: v.nullable(decimal()),
    /** Currency of the bonus. */
    currency: v.nullable(currencyCode()),
  });
}

/** A promotion, as in a list. */
export type Promotion = FieldOf<ReturnType<typeof promotionSchema>>;
