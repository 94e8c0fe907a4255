import { readDice, sizeOf, totalOf, type Size } from '@perya/game-engines/sic-bo';
import { useFormat } from '@perya/i18n';
import type { CSSProperties } from 'react';
import { Die } from './Die';
import styles from './History.module.css';
import { useSicBoT } from './texts';
import { useRollText } from './useRollText';

const SHOWN = 12;
const SIZES = ['small', 'big', 'triple'] as const satisfies readonly Size[];

const LETTER_KEYS = {
  small: 'smallLetter',
  big: 'bigLetter',
  triple: 'tripleLetter',
} as const satisfies Record<Size, string>;
const NAME_KEYS = {
  small: 'small',
  big: 'big',
  triple: 'anyTriple',
} as const satisfies Record<Size, string>;

/** Props of {@link LastRounds} and {@link SizeStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readDice`. */
  sheet: string;
}

/** The last rounds, newest first: dice, total, and a letter for small, big or a triple. */
export function LastRounds({ sheet }: HistoryProps) {
  const t = useSicBoT();
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
                <span className={styles['dice']}>
                  {dice.map((side, die) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
                    <Die key={die} side={side} />
                  ))}
                </span>
                <b>{totalOf(dice)}</b>
                <span className={styles['letter']} data-size={sizeOf(dice)}>
                  {t(LETTER_KEYS[sizeOf(dice)])}
                </span>
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The shares of small, big and triples in the last rounds. */
export function SizeStatistics({ sheet }: HistoryProps) {
  const t = useSicBoT();
  const { number } = useFormat();
  const sizes = Array.from(sheet, (letter) => sizeOf(readDice(letter)));
  return (
    <section className={styles['statistics']} aria-label={t('statistics')}>
      <h2>{t('statistics')}</h2>
      <ol>
        {SIZES.map((size) => {
          const count = sizes.filter((each) => each === size).length;
          const share = count / Math.max(1, sizes.length);
          return (
            <li key={size}>
              <span className={styles['letter']} data-size={size} aria-hidden="true">
                {t(LETTER_KEYS[size])}
              </span>
              <span>{t(NAME_KEYS[size])}</span>
              <i
                data-size={size}
                style={{ ['--share' as string]: share } satisfies CSSProperties}
              />
              <b data-numeric="">{number(Math.round(share * 100))} %</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
