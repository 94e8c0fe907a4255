import {
  colorsOf,
  countColors,
  countTriples,
  readDice,
  type Color,
} from '@perya/game-engines/color-game';
import { useFormat } from '@perya/i18n';
import type { CSSProperties } from 'react';
import { ColorSymbol } from './ColorSymbol';
import colors from './colors.module.css';
import styles from './History.module.css';
import { COLOR_KEYS, useColorGameT } from './texts';
import { useRollText } from './useRollText';

const SHOWN = 10;

/** Props of {@link LastRounds} and {@link ColorStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readDice`. */
  sheet: string;
}

/** The dice of the last rounds, newest first. */
export function LastRounds({ sheet }: HistoryProps) {
  const t = useColorGameT();
  const rollText = useRollText();
  return (
    <section className={styles['last']} aria-label={t('lastRounds')}>
      <ol>
        {/* A round keeps its key while newer ones are added. */}
        {Array.from(sheet, (letter, round) => ({ dice: readDice(letter), round }))
          .slice(-SHOWN)
          .toReversed()
          .map(({ dice, round }) => (
            <li key={round}>
              <span role="img" aria-label={rollText(dice)}>
                {colorsOf(dice).map((color, die) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
                  <ColorMark key={die} color={color} />
                ))}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** How often each color came, most frequent first, and the number of triples. */
export function ColorStatistics({ sheet }: HistoryProps) {
  const t = useColorGameT();
  const { number } = useFormat();
  const counts = countColors(sheet);
  const most = Math.max(1, counts[0]?.count ?? 0);
  return (
    <section className={styles['statistics']} aria-label={t('statistics')}>
      <h2>{t('statistics')}</h2>
      <ol>
        {counts.map(({ color, count }) => (
          <li key={color}>
            <ColorMark color={color} />
            <span>
              {t(COLOR_KEYS[color])}
              {count > 0 && count === most && <small> {t('hot')}</small>}
            </span>
            <i
              className={colors[color]}
              style={{ ['--share' as string]: count / most } satisfies CSSProperties}
            />
            <b data-numeric="">{number(count)}</b>
          </li>
        ))}
      </ol>
      <p>{t('triples', { number: number(countTriples(sheet)) })}</p>
    </section>
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
