import { type Tournament } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';

import { useActivitiesT } from '../locales';

/** Decimals of a multiple, enough to distinguish players. */
const DIGITS = 2;

/** Formats a tournament's score: turnover, or a multiple of the stake. */
export function useScoreFormatter(): (
  tournament: Pick<Tournament, 'score' | 'currency'>,
  score: string,
) => string {
  const t = useActivitiesT();
  const { money, number } = useFormat();
  return ({ score: measure, currency }, score) =>
    measure === 'turnover'
      ? money(parseMinorUnits(score), currency)
      : t('tournament.times', { times: number(Number(score), { maximumFractionDigits: DIGITS }) });
}
