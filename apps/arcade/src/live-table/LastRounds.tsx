import type { ReactNode } from 'react';
import styles from './LastRounds.module.css';

export interface LastRoundsProps<Round> {
  label: string;
  /** The last rounds, one letter each, oldest first. */
  sheet: string;
  readRound: (letter: string) => Round;
  /** The most rounds shown. */
  count: number;
  /** Describes a round to screen readers. */
  roundText: (round: Round) => string;
  /** Sets `--columns`, `--gap` and `--height`, the room kept for the list while it is empty. */
  className: string | undefined;
  /** Draws each round in a box, with the inline padding `--box-padding`. */
  isBoxed?: boolean;
  /** Draws a round. */
  children: (round: Round) => ReactNode;
}

/** The last rounds of a table, newest first. */
export function LastRounds<Round>({
  label,
  sheet,
  readRound,
  count,
  roundText,
  className,
  isBoxed = false,
  children,
}: LastRoundsProps<Round>) {
  return (
    <section
      className={[styles['rounds'], className].join(' ')}
      aria-label={label}
      data-boxed={isBoxed || undefined}
    >
      <ol>
        {/* A round keeps its key while newer ones are added. */}
        {Array.from(sheet, (letter, index) => ({ round: readRound(letter), index }))
          .slice(-count)
          .toReversed()
          .map(({ round, index }) => (
            <li key={index}>
              <span role="img" aria-label={roundText(round)}>
                {children(round)}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
