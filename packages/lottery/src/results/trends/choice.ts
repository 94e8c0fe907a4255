import type { Lottery } from '@perya/rules/lottery';

export const TREND_FORMS = ['charts', 'tables'] as const;
type TrendForm = (typeof TREND_FORMS)[number];

/** What a reader has asked to see. */
export interface TrendChoice {
  /** Code of the subject; the first one where the lottery does not have it. */
  readonly subject: string | undefined;
  /** So many of the latest draws. */
  readonly last: number;
  readonly form: TrendForm;
}

/** How many draws one can look at, the usual number first: of the day's lotteries, and of the minute's. */
const WINDOWS = { LOTT: [50, 30, 100], ELOTT: [200, 50, 500, 1440] } as const;

export const windowsOf = ({ category }: Lottery): readonly number[] => WINDOWS[category];

/** Reads an address; what is not one of the choices counts as not chosen. */
export function readChoice(params: URLSearchParams, windows: readonly number[]): TrendChoice {
  const last = Number(params.get('last'));
  return {
    subject: params.get('trend') ?? undefined,
    last: windows.includes(last) ? last : (windows[0] ?? 0),
    form: TREND_FORMS.find((form) => form === params.get('as')) ?? 'charts',
  };
}

/** The address of a choice; what stands for itself is left out, and what is not ours stays. */
export function writeChoice(
  params: URLSearchParams,
  { subject, last, form }: TrendChoice,
  windows: readonly number[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value);
  write('trend', subject);
  write('last', last === windows[0] ? undefined : String(last));
  write('as', form === 'charts' ? undefined : form);
  return next;
}
