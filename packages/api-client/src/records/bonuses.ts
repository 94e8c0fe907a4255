import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { currencyCode, decimal, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

const BONUS_KINDS = ['PROMOTION', 'REBATE', 'REWARD'] as const;
const BONUS_STATES = ['CLAIMABLE', 'EXPIRED', 'TURNOVER', 'RELEASED'] as const;

const STATES = {
  CLAIMABLE: 'claimable',
  EXPIRED: 'expired',
  TURNOVER: 'turnover',
  RELEASED: 'released',
} as const;
const KINDS = { PROMOTION: 'promotion', REBATE: 'rebate', REWARD: 'reward' } as const;

export type BonusKind = (typeof KINDS)[(typeof BONUS_KINDS)[number]];

/** `claimable`: granted, and waits; `expired`: was not claimed in time; `turnover`: credited, and has to be played; `released`: free. */
export type BonusState = (typeof STATES)[(typeof BONUS_STATES)[number]];

/* @__NO_SIDE_EFFECTS__ */
function bonusSchema() {
  return v.object({
    bonusId: text(64),
    kind: v.picklist(BONUS_KINDS),
    title: v.nullable(v.string()),
    amount: decimal(),
    time: timestamp(),
    status: v.picklist(BONUS_STATES),
    turnoverRequired: decimal(),
    turnoverDone: decimal(),
    expireTime: v.nullable(timestamp()),
  });
}

export interface Bonus {
  readonly id: string;
  readonly kind: BonusKind;
  /** What it was for, in the caller's language; null where its kind says it all. */
  readonly title: string | null;
  readonly amount: Money;
  /** When it was granted, or credited; milliseconds since 1970. */
  readonly at: number;
  readonly state: BonusState;
  readonly turnoverRequired: Money;
  readonly turnoverDone: Money;
  /** Until when it can be claimed; null where it does not end. */
  readonly expiresAt: number | null;
}

export interface BonusPage extends Page<Bonus> {
  readonly currency: string;
  /** The sum of all that was credited in the filter's time. */
  readonly credited: Money;
}

interface BonusFilter extends PageInput {
  from?: number | undefined;
  to?: number | undefined;
}

export const listBonuses = /* @__PURE__ */ endpoint({
  id: 'listBonuses',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  auth: 'token',
  request: pagedRequest({ from: v.optional(timestamp()), to: v.optional(timestamp()) }),
  value: pagedValue(bonusSchema(), { currency: currencyCode(), credited: decimal() }),
  encode: ({ from, to, ...page }: BonusFilter) => ({ ...encodePage(page), from, to }),
  decode: ({ currency, credited, ...page }): BonusPage => {
    const money = (amount: string) => parseMoney(amount, currency);
    return {
      ...decodePage(page, (wire) => ({
        id: wire.bonusId,
        kind: KINDS[wire.kind],
        title: wire.title,
        amount: money(wire.amount),
        at: wire.time,
        state: STATES[wire.status],
        turnoverRequired: money(wire.turnoverRequired),
        turnoverDone: money(wire.turnoverDone),
        expiresAt: wire.expireTime,
      })),
      currency,
      credited: money(credited),
    };
  },
  summary: 'Every bonus of the member with its turnover, what can be claimed first.',
  spec: '§2 bonusDetails; call ours, decisions: Calls that the specification does not name.',
});
