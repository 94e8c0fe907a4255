import { type Mission } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';

/** Formats a mission's progress or a player's score: as money, or as a plain number. */
export function useScoreText(): (measure: Mission['measure'] | null, score: string) => string {
  const { money, number } = useFormat();
  return (measure, score) =>
    measure === 'turnover' || measure === 'deposits'
      ? money(parseMinorUnits(score))
      : number(Number(score));
}
