import { readDice, sizeOf, totalOf, type Size } from '@perya/game-engines/sic-bo';
import { useFormat } from '@perya/i18n';
import { LastRounds } from '../live-table/LastRounds';
import { TableStatistics } from '../live-table/TableStatistics';
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

/** Props of {@link LastRolls} and {@link SizeStatistics}. */
export interface HistoryProps {
  /** The last rounds, one letter each, see `readDice`. */
  sheet: string;
}

/** The last rounds, newest first: dice, total, and a letter for small, big or a triple. */
export function LastRolls({ sheet }: HistoryProps) {
  const t = useSicBoT();
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
      {(dice) => (
        <>
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
        </>
      )}
    </LastRounds>
  );
}

/** The shares of small, big and triples in the last rounds. */
export function SizeStatistics({ sheet }: HistoryProps) {
  const t = useSicBoT();
  const { number } = useFormat();
  const sizes = Array.from(sheet, (letter) => sizeOf(readDice(letter)));
  const rows = SIZES.map((size) => {
    const count = sizes.filter((each) => each === size).length;
    const share = count / Math.max(1, sizes.length);
    return {
      key: size,
      mark: (
        <span className={styles['letter']} data-size={size} aria-hidden="true">
          {t(LETTER_KEYS[size])}
        </span>
      ),
      name: <span>{t(NAME_KEYS[size])}</span>,
      share,
      barClass: styles[size],
      value: `${number(Math.round(share * 100))} %`,
    };
  });
  return <TableStatistics title={t('statistics')} rows={rows} className={styles['statistics']} />;
}
