import { formatDecimal } from '@perya/rules/money';
import { Rejection } from '../../kernel/http/Rejection';
import { formatMoney } from '../../kernel/money';
import type { CallContext } from '../../kernel/http/serve';
import { formatIn } from '../../kernel/text/format';
import type { LimitPeriod } from './schema';

/** What the text of a rejection needs: the caller's language, and the brand's time zone. */
export type RejectionTextContext = Pick<CallContext, 'language' | 'brand'>;

/** A time, formatted for the caller's language. */
const moment = ({ language, brand }: RejectionTextContext, at: Date) =>
  formatIn(language, brand.timeZone).dateTime(at);

/** A break: no play, no deposits, no offers. */
export const onBreak = (reader: RejectionTextContext, until: Date | null) =>
  until === null
    ? new Rejection(403, 'ON_BREAK', 'on_break_for_good')
    : new Rejection(403, 'ON_BREAK', 'on_break', {
        params: { until: moment(reader, until) },
        value: { endTime: until.getTime() },
      });

/** A self-exclusion: no sign-in either. */
export const selfExcluded = (reader: RejectionTextContext, until: Date | null) =>
  until === null
    ? new Rejection(403, 'SELF_EXCLUDED', 'account_excluded_for_good')
    : new Rejection(403, 'SELF_EXCLUDED', 'account_self_excluded', {
        params: { until: moment(reader, until) },
        value: { endTime: until.getTime() },
      });

/** The details of a limit that a rejection includes; amounts in minor units. */
export interface ReachedLimit {
  period: LimitPeriod;
  max: bigint;
  /** What can still be lost or paid in; never negative. */
  left: bigint;
  currency: string;
  /** When the period ends. */
  until: Date;
}

function details(
  reader: RejectionTextContext,
  { period, max, left, currency, until }: ReachedLimit,
) {
  return {
    params: {
      max: formatMoney(max, currency, reader.language),
      left: formatMoney(left, currency, reader.language),
      until: moment(reader, until),
    },
    value: {
      period,
      amount: formatDecimal(max),
      left: formatDecimal(left),
      currency,
      endTime: until.getTime(),
    },
  };
}

/** The stake could lose more than the limit leaves. */
export function lossLimitReached(reader: RejectionTextContext, limit: ReachedLimit): Rejection {
  const said = details(reader, limit);
  switch (limit.period) {
    case 'DAY':
      return new Rejection(422, 'LOSS_LIMIT', 'loss_limit_day', said);
    case 'WEEK':
      return new Rejection(422, 'LOSS_LIMIT', 'loss_limit_week', said);
    case 'MONTH':
      return new Rejection(422, 'LOSS_LIMIT', 'loss_limit_month', said);
  }
}

/** The deposit is more than the limit leaves. */
export function depositLimitReached(reader: RejectionTextContext, limit: ReachedLimit): Rejection {
  const said = details(reader, limit);
  switch (limit.period) {
    case 'DAY':
      return new Rejection(422, 'DEPOSIT_LIMIT', 'deposit_limit_day', said);
    case 'WEEK':
      return new Rejection(422, 'DEPOSIT_LIMIT', 'deposit_limit_week', said);
    case 'MONTH':
      return new Rejection(422, 'DEPOSIT_LIMIT', 'deposit_limit_month', said);
  }
}

/** The day's playing time is used up. */
export const timeLimitReached = (reader: RejectionTextContext, until: Date) =>
  new Rejection(422, 'TIME_LIMIT', 'time_limit_reached', {
    params: { until: moment(reader, until) },
    value: { endTime: until.getTime() },
  });

/** The waiting period of the higher limit isn't over. */
export const changeNotReady = (reader: RejectionTextContext, readyAt: Date) =>
  new Rejection(422, 'LIMIT_CHANGE_NOT_READY', 'limit_change_not_ready', {
    params: { until: moment(reader, readyAt) },
    value: { readyTime: readyAt.getTime() },
  });

/** The change was confirmed, dropped or replaced, or has expired. */
export const changeGone = () => new Rejection(422, 'LIMIT_CHANGE_GONE', 'limit_change_gone');
