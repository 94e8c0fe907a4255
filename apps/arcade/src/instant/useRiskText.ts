import { RISKS } from '@perya/game-engines/instant';
import { useInstantT } from './texts';

const TEXTS = { low: 'risks.low', medium: 'risks.medium', high: 'risks.high' } as const;

/** The name of a risk, by its number. */
export function useRiskText(): (risk: number) => string {
  const t = useInstantT();
  return (risk) => t(TEXTS[RISKS[risk] ?? 'low']);
}
