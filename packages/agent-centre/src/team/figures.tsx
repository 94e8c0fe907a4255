import type { TeamDay, TeamFigures } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { lengthOf, type Period } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { addDays } from '@perya/rules/time';
import { MoneyText } from '@perya/ui-kit';

import { useTeamT } from './locales';

/** The figures of the overview, in the specification's order (§2, team overview). */
export const FIGURES = [
  'members',
  'activeMembers',
  'newMembers',
  'deposits',
  'withdrawals',
  'turnover',
  'net',
  'income',
] as const satisfies readonly (keyof TeamFigures)[];
export type FigureName = (typeof FIGURES)[number];

/** Daily figures, without totals of all time. */
export const DAY_FIGURES = [
  'turnover',
  'deposits',
  'withdrawals',
  'net',
  'activeMembers',
  'newMembers',
  'income',
] as const satisfies readonly (keyof TeamDay)[];

/** Comparison periods of equal length: immediately before, on the same weekdays, or a year ago. */
export const COMPARISONS = ['before', 'weeks', 'year'] as const;
type ComparisonKind = (typeof COMPARISONS)[number];

const WEEK = 7;

/** The comparison period, which has the same length. */
export function comparisonOf(period: Period, kind: ComparisonKind): Period {
  const length = lengthOf(period);
  const back = {
    before: length,
    // The smallest number of whole weeks that avoids overlap, at least four.
    weeks: WEEK * Math.max(4, Math.ceil(length / WEEK)),
    // 52 weeks, so the weekdays match.
    year: WEEK * Math.max(52, Math.ceil(length / WEEK)),
  }[kind];
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

/** The change of a figure. */
export type Change =
  | {
      readonly direction: 'up' | 'down';
      /** Of what it was; null where that was nothing. */ readonly share: number | null;
    }
  | { readonly direction: 'same' };

/** Compares a figure with its previous value. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same' };
  const share = before === 0 ? null : Math.abs((now - before) / before);
  return { direction: now > before ? 'up' : 'down', share };
}

/** A part's share of the total, from 0 to 1. Zero if the total is zero. */
export const shareOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole));

/** The members' profit or loss, distinguished by more than color. */
export function ResultText({ money: { minor, currency } }: { money: Money }) {
  const t = useTeamT();
  const { money } = useFormat();
  return (
    <MoneyText
      text={money(minor, currency)}
      flow={minor > 0 ? 'in' : minor < 0 ? 'out' : undefined}
      labels={{ in: t('gained'), out: t('lost') }}
    />
  );
}

/** A comparable number; hundredths for money. */
export const valueOf = (figure: number | Money): number =>
  typeof figure === 'number' ? figure : figure.minor;

/** Formats a figure: a count, or an amount with its sign. */
export function useFigureText(): (figure: number | Money) => string {
  const { money, number } = useFormat();
  return (figure) =>
    typeof figure === 'number' ? number(figure) : money(figure.minor, figure.currency);
}
