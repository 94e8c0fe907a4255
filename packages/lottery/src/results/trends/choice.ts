import type { Lottery } from '@perya/rules/lottery';

export const TREND_FORMS = ['charts', 'tables'] as const;
type TrendForm = (typeof TREND_FORMS)[number];

/** The selected trend. */
export interface TrendChoice {
  /** Code of the subject; undefined if the lottery doesn't have it, which selects the first. */
  readonly subject: string | undefined;
  /** Number of latest draws. */
  readonly last: number;
  readonly form: TrendForm;
}

/**
 * Available numbers of draws, the default first: for daily lotteries, and for those drawn every few minutes.
 */
const WINDOWS = { LOTT: [50, 30, 100], ELOTT: [200, 50, 500, 1440] } as const;

export const windowsOf = ({ category }: Lottery): readonly number[] => WINDOWS[category];

/** Parses the URL; invalid values are treated as missing. */
export function readChoice(params: URLSearchParams, windows: readonly number[]): TrendChoice {
  const last = Number(params.get('last'));
  return {
    subject: params.get('trend') ?? undefined,
    last: windows.includes(last) ? last : (windows[0] ?? 0),
    form: TREND_FORMS.find((form) => form === params.get('as')) ?? 'charts',
  };
}

/** The URL of a selection. Defaults are omitted, and unrelated parameters are kept. */
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
