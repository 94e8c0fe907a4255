import {
  countNumbers,
  readMark,
  type MoneyWheelFacts,
  type Spot,
} from '@perya/game-engines/money-wheel';
import { useFormat } from '@perya/i18n';
import type { CSSProperties } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './History.module.css';
import { useMoneyWheelT } from './texts';
import { TONES } from './tones';
import { useRoundText } from './useRoundText';

const SHOWN = 14;

/** Props of {@link LastRounds} and {@link NumberStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readMark`. */
  sheet: string;
}

/** The numbers of the last rounds, newest first, with their multipliers. */
export function LastRounds({ sheet }: HistoryProps) {
  const t = useMoneyWheelT();
  const { number } = useFormat();
  const roundText = useRoundText();
  return (
    <section className={styles['last']} aria-label={t('lastRounds')}>
      <ol>
        {/* A round keeps its key while newer ones are added. */}
        {Array.from(sheet, (letter, index) => ({ round: readMark(letter), index }))
          .slice(-SHOWN)
          .toReversed()
          .map(({ round, index }) => (
            <li key={index}>
              <span role="img" aria-label={roundText(round)}>
                <NumberMark spot={round.number} />
                <small>{round.multiplier > 1 && `×${number(round.multiplier)}`}</small>
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** How often each number came, and how many segments it has. */
export function NumberStatistics({ sheet }: HistoryProps) {
  const { segments } = useOpenedGame<MoneyWheelFacts>().game.rules;
  const t = useMoneyWheelT();
  const { number } = useFormat();
  const counts = countNumbers(sheet);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section className={styles['statistics']} aria-label={t('statistics')}>
      <h2>{t('statistics')}</h2>
      <ol>
        {counts.map(({ number: spot, count }) => (
          <li key={spot}>
            <NumberMark spot={spot} />
            <small>
              {t('segmentsOf', {
                number: number(segments.filter((segment) => segment === spot).length),
                total: number(segments.length),
              })}
            </small>
            <i
              className={TONES[spot]}
              style={{ ['--share' as string]: count / most } satisfies CSSProperties}
            />
            <b data-numeric="">{number(count)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A number on its color. */
function NumberMark({ spot }: { spot: Spot }) {
  const { number } = useFormat();
  return (
    <span className={`${TONES[spot] ?? ''} ${styles['mark'] ?? ''}`}>{number(Number(spot))}</span>
  );
}
