import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { currencyCode, oneOf, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function bonusSchema() {
  return v.object({
    id: text(64),
    kind: oneOf({
      promotion: 'PROMOTION',
      rebate: 'REBATE',
      reward: 'REWARD',
      /** The winnings of a grant of free spins. */
      freeSpins: 'FREE_SPINS',
    }),
    /** What it was for, in the caller's language; null if its kind is enough. */
    title: v.nullable(v.string()),
    amount: decimal(),
    /** When it was granted, or credited. */
    at: timestamp(),
    /**
     * `claimable`: granted, not claimed yet; `expired`: not claimed in time; `turnover`: credited, with
     * turnover left; `released`: no turnover left.
     */
    state: oneOf({
      claimable: 'CLAIMABLE',
      expired: 'EXPIRED',
      turnover: 'TURNOVER',
      released: 'RELEASED',
    }),
    /** What the claim will require, if it isn't claimed yet. */
    turnoverRequired: decimal(),
    turnoverDone: decimal(),
    /** When it can no longer be claimed; null if it doesn't expire. */
    expiresAt: v.nullable(timestamp()),
  });
}

/** A bonus of the member, with its amount and state. */
export type Bonus = FieldOf<ReturnType<typeof bonusSchema>>;

/** What a bonus was granted for. */
export type BonusKind = Bonus['kind'];

/** Whether a bonus can be claimed. */
export type BonusState = Bonus['state'];

export const listBonuses = /* @__PURE__ */ endpoint({
  id: 'listBonuses',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  auth: 'token',
  request: pagedRequest({ from: v.optional(timestamp()), to: v.optional(timestamp()) }),
  value: pagedValue(bonusSchema(), {
    currency: currencyCode(),
    /** Total credited in the time range of the filter. */
    credited: decimal(),
  }),
  summary: "Lists the member's bonuses with their turnover, claimable ones first.",
  spec: '§2 bonusDetails; call defined here, decisions: Calls that the specification does not name.',
});

/** Output of {@link listBonuses}. */
export type BonusPage = OutputOf<typeof listBonuses>;
