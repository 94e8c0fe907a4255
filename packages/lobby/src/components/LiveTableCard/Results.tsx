import { useFiltersT } from '../../filters/locales';
import styles from './LiveTableCard.module.css';

/** Max number of results that fit on a line, by the length of the longest. */
const MOST = [9, 7, 5] as const;

/** Meanings of the result letters; numbers, such as a blackjack dealer's points, need none. */
const MEANINGS = {
  B: 'banker',
  P: 'player',
  T: 'tie',
  D: 'dragon',
  '=': 'tie',
  BJ: 'blackjack',
  X: 'bust',
} as const;

/** The red numbers of a roulette wheel; the others are black, except zero. */
const RED = new Set(
  [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].map(String),
);

/** The letters of a color game's dice. */
const DICE = {
  Y: 'yellow',
  W: 'white',
  K: 'pink',
  B: 'blue',
  R: 'red',
  G: 'green',
} as const;

export interface ResultsProps {
  /** The kind of game: `T` is a tie in baccarat and Tiger elsewhere; roulette's numbers have colors. */
  kind: string | undefined;
  /** Oldest first. */
  results: readonly string[];
}

/** The last results, the newest at the end, distinguished by letter and color. */
export function Results({ kind, results }: ResultsProps) {
  const t = useFiltersT();
  const letters = Math.max(...results.map(({ length }) => length));
  const shown = results.slice(-(MOST[letters - 1] ?? 4));
  const meaning = (result: string) => meaningOf(kind, result);
  const spoken = shown.map((result) => {
    if (kind === 'COLOR_GAME') {
      return diceOf(result)
        .map((color) => t(`tables.result.colors.${color}`))
        .join(' ');
    }
    const known = meaning(result);
    return known === undefined ? result : t(`tables.result.${known}`);
  });
  return (
    <p className={styles['results']}>
      <span className={styles['spoken']}>
        {t('tables.results', { results: spoken.join(', ') })}
      </span>
      {shown.map((result, at) => (
        <span
          // The list only grows at its end, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={styles['result']}
          data-result={markOf(kind, result)}
          aria-hidden="true"
        >
          {kind === 'COLOR_GAME'
            ? // The dice never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              diceOf(result).map((color, die) => <i key={die} data-die={color} />)
            : result}
        </span>
      ))}
    </p>
  );
}

const diceOf = (result: string) =>
  result.split('').flatMap((letter) => DICE[letter as keyof typeof DICE] ?? []);

/** How a result looks. */
function markOf(kind: string | undefined, result: string) {
  if (kind === 'COLOR_GAME') return 'dice';
  return kind === 'ROULETTE' ? colorOf(result) : meaningOf(kind, result);
}

function colorOf(number: string): 'red' | 'black' | 'zero' {
  if (number === '0') return 'zero';
  return RED.has(number) ? 'red' : 'black';
}

function meaningOf(kind: string | undefined, result: string) {
  if (kind === 'DRAGON_TIGER' && result === 'T') return 'tiger' as const;
  return Object.hasOwn(MEANINGS, result) ? MEANINGS[result as keyof typeof MEANINGS] : undefined;
}
