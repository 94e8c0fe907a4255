import {
  CATEGORIES,
  type BettingRecordFilter,
  type BetStatus,
  type Category,
} from '@perya/api-client';

/** Days that a record reaches back; 365 are the twelve months kept. */
export const PERIODS = [1, 7, 30, 365] as const;
type Period = (typeof PERIODS)[number];

export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'drawn',
  'void',
] as const satisfies readonly BetStatus[];

/** What the visitor chose; the address holds it. */
export interface RecordChoice {
  page: number;
  category: Category | null;
  status: BetStatus | null;
  period: Period;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PAGE_SIZE = 20;
const DEFAULT_PERIOD: Period = 7;

/** Reads the choice from an address; what is not one of the choices counts as not chosen. */
export function readChoice(params: URLSearchParams): RecordChoice {
  const page = Number(params.get('page'));
  const period = Number(params.get('days'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    category: CATEGORIES.find((category) => category === params.get('category')) ?? null,
    status: BET_STATUSES.find((status) => status === params.get('status')) ?? null,
    period: PERIODS.find((days) => days === period) ?? DEFAULT_PERIOD,
  };
}

/** Writes a choice into an address, leaving out what is not chosen; another filter begins at its first page. */
export function writeChoice(
  params: URLSearchParams,
  change: Partial<RecordChoice>,
): URLSearchParams {
  const { page, category, status, period } = { ...readChoice(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  write('page', page > 1 ? String(page) : null);
  write('category', category);
  write('status', status);
  write('days', period === DEFAULT_PERIOD ? null : String(period));
  return next;
}

/**
 * The call's filter.
 *
 * @param now server time in milliseconds; taken to the minute, so that a render asks the same again
 */
export function filterOf(
  { page, category, status, period }: RecordChoice,
  now: number,
): BettingRecordFilter {
  return {
    page,
    pageSize: PAGE_SIZE,
    from: Math.floor(now / MINUTE_MS) * MINUTE_MS - period * DAY_MS,
    ...(category && { category }),
    ...(status && { status }),
  };
}
