import {
  colorsOf,
  countColors,
  countTriples,
  readDice,
  type Color,
} from '@perya/game-engines/color-game';
import { useFormat } from '@perya/i18n';
import { LastRounds } from '../live-table/LastRounds';
import { TableStatistics } from '../live-table/TableStatistics';
import { ColorSymbol } from './ColorSymbol';
import colors from './colors.module.css';
import styles from './History.module.css';
import { COLOR_KEYS, useColorGameT } from './texts';
import { useRollText } from './useRollText';

const SHOWN = 10;

/** Props of {@link LastRolls} and {@link ColorStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readDice`. */
  sheet: string;
}

/** The dice of the last rounds, newest first. */
export function LastRolls({ sheet }: HistoryProps) {
  const t = useColorGameT();
  return (
    <LastRounds
      label={t('lastRounds')}
      sheet={sheet}
      readRound={readDice}
      count={SHOWN}
      roundText={useRollText()}
      className={styles['last']}
      isBoxed
    >
      {(dice) =>
        colorsOf(dice).map((color, die) => (
          // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
          <ColorMark key={die} color={color} />
        ))
      }
    </LastRounds>
  );
}

/** How often each color came, most frequent first, and the number of triples. */
export function ColorStatistics({ sheet }: HistoryProps) {
  const t = useColorGameT();
  const { number } = useFormat();
  const counts = countColors(sheet);
  const most = Math.max(1, counts[0]?.count ?? 0);
  return (
    <TableStatistics
      title={t('statistics')}
      rows={counts.map(({ color, count }) => ({
        key: color,
        mark: <ColorMark color={color} />,
        name: (
          <span>
            {t(COLOR_KEYS[color])}
            {count > 0 && count === most && <small> {t('hot')}</small>}
          </span>
        ),
        share: count / most,
        barClass: colors[color],
        value: number(count),
      }))}
      note={t('triples', { number: number(countTriples(sheet)) })}
      className={styles['statistics']}
      isTall
    />
  );
}

/** A small square in a color, with its symbol. */
function ColorMark({ color }: { color: Color }) {
  return (
    <span className={`${colors[color] ?? ''} ${styles['mark'] ?? ''}`} aria-hidden="true">
      <ColorSymbol color={color} />
    </span>
  );
}
