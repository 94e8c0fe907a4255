import {
  countNumbers,
  readMark,
  type MoneyWheelFacts,
  type Spot,
} from '@perya/game-engines/money-wheel';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { LastRounds } from '../live-table/LastRounds';
import { TableStatistics } from '../live-table/TableStatistics';
import styles from './History.module.css';
import { useMoneyWheelT } from './texts';
import { TONES } from './tones';
import { useRoundText } from './useRoundText';

const SHOWN = 14;

/** Props of {@link LastNumbers} and {@link NumberStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readMark`. */
  sheet: string;
}

/** The numbers of the last rounds, newest first, with their multipliers. */
export function LastNumbers({ sheet }: HistoryProps) {
  const t = useMoneyWheelT();
  const { number } = useFormat();
  return (
    <LastRounds
      label={t('lastRounds')}
      sheet={sheet}
      readRound={readMark}
      count={SHOWN}
      roundText={useRoundText()}
      className={styles['last']}
    >
      {(round) => (
        <>
          <NumberMark spot={round.number} />
          <small>{round.multiplier > 1 && `×${number(round.multiplier)}`}</small>
        </>
      )}
    </LastRounds>
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
    <TableStatistics
      title={t('statistics')}
      rows={counts.map(({ number: spot, count }) => ({
        key: spot,
        mark: <NumberMark spot={spot} />,
        name: (
          <small>
            {t('segmentsOf', {
              number: number(segments.filter((segment) => segment === spot).length),
              total: number(segments.length),
            })}
          </small>
        ),
        share: count / most,
        barClass: TONES[spot],
        value: number(count),
      }))}
      className={styles['statistics']}
      isTall
    />
  );
}

/** A number on its color. */
function NumberMark({ spot }: { spot: Spot }) {
  const { number } = useFormat();
  return (
    <span className={`${TONES[spot] ?? ''} ${styles['mark'] ?? ''}`}>{number(Number(spot))}</span>
  );
}
