import { UNIT } from '@perya/game-engines/instant';
import styles from './MultiplierHistory.module.css';
import { useInstantT } from './texts';
import type { PastRound } from './useInstantGame';
import { useMultiplierText } from './useMultiplierText';

/** The multipliers of the last rounds, newest first. */
export function MultiplierHistory({ rounds }: { rounds: readonly PastRound[] }) {
  const t = useInstantT();
  const multiplierText = useMultiplierText();
  return (
    <ol className={styles['multipliers']} aria-label={t('lastRounds')}>
      {rounds.map(({ id, multiplier }) => (
        <li key={id} data-size={sizeOf(multiplier)} data-numeric="">
          {multiplierText(multiplier)}
        </li>
      ))}
    </ol>
  );
}

function sizeOf(multiplier: number): 'lost' | 'low' | 'high' {
  if (multiplier >= 10 * UNIT) return 'high';
  return multiplier > UNIT ? 'low' : 'lost';
}
