import type { DrawResult, Family, Lottery } from '@perya/rules/lottery';
import type { CSSProperties } from 'react';

import { Ball, type BallForm, type BallSize } from '../Ball/Ball';
import { Die } from '../Die/Die';
import styles from './DrawnNumbers.module.css';

export interface DrawnNumbersProps {
  lottery: Pick<Lottery, 'family' | 'space'>;
  /** Code of the prize that the numbers belong to. */
  prize: string;
  /** As they are printed. */
  numbers: readonly string[];
  /** What they are, for a screen reader: "Drawn numbers". */
  label: string;
  size?: BallSize | undefined;
  /** Whether a number was among the chosen; without it nothing is marked. */
  isHit?: ((number: string, place: number) => boolean) | undefined;
  /** What a hit means in words: "chosen". */
  hitLabel?: string | undefined;
  /** They have just been drawn: they come in one after the other. */
  isFresh?: boolean | undefined;
}

/** How many of the prizes of a family a short view shows. */
const HEADLINES: Partial<Readonly<Record<Family, number>>> = { vietnam: 1, 'four-d': 3, thai: 1 };

/** More stand ten in a row, and never large. */
const MAX_IN_A_ROW = 10;

/** The numbers of one prize, as balls, reels, dice or cars: whatever the lottery draws with. */
export function DrawnNumbers(props: DrawnNumbersProps) {
  const { lottery, prize, numbers, label, size, isFresh = false } = props;
  const pieces = piecesOf(lottery, prize, numbers);
  const isMany = pieces.length > MAX_IN_A_ROW;
  return (
    <span
      className={styles['row']}
      data-fresh={isFresh || undefined}
      data-size={size}
      data-many={isMany || undefined}
    >
      <span role="list" aria-label={label} className={styles['numbers']}>
        {pieces.map(({ key, ...piece }, place) => (
          <span
            key={key}
            role="listitem"
            className={styles['piece']}
            style={{ '--place': place } as CSSProperties}
          >
            <Piece
              {...props}
              {...piece}
              size={isMany && size === 'large' ? 'medium' : size}
              place={place}
            />
          </span>
        ))}
      </span>
      {lottery.family === 'lucky28' && numbers.length > 1 && (
        <span className={styles['sum']}>
          = {numbers.reduce((sum, each) => sum + Number(each), 0)}
        </span>
      )}
    </span>
  );
}

interface Piece {
  key: string;
  value: string;
  form: BallForm | 'die';
}

function Piece({
  value,
  form,
  place,
  size,
  isHit,
  hitLabel,
}: DrawnNumbersProps & Omit<Piece, 'key'> & { place: number }) {
  if (form === 'die') return <Die face={value} size={size} />;
  const mark = isHit && (isHit(value, place) ? 'hit' : 'miss');
  return <Ball value={value} form={form} size={size} mark={mark} hitLabel={hitLabel} />;
}

/** Where only one number is drawn, its digits are drawn one by one. */
const IN_REELS: ReadonlySet<Family> = new Set(['ph-digits', 'indonesia', 'five-digits']);

function piecesOf(
  { family, space }: Pick<Lottery, 'family' | 'space'>,
  prize: string,
  numbers: readonly string[],
): Piece[] {
  const kind = space.find((each) => each.prize === prize)?.kind;
  const form = formOf(family, kind);
  const values = form === 'reel' ? numbers.flatMap((number) => Array.from(number)) : numbers;
  return values.map((value, place) => ({ key: `${place}-${value}`, value, form }));
}

function formOf(family: Family, kind: Lottery['space'][number]['kind'] | undefined): Piece['form'] {
  if (family === 'dice') return 'die';
  if (family === 'racing') return 'car';
  // Two drums of balls are thrown like dice: both may give the same.
  if (kind === 'balls' || kind === 'dice' || family === 'lucky28') return 'ball';
  return IN_REELS.has(family) ? 'reel' : 'number';
}

/** The prizes that stand for a draw where there is no room for all: the highest ones. */
export function headlineOf({ family }: Pick<Lottery, 'family'>, result: DrawResult): DrawResult {
  return result.slice(0, HEADLINES[family] ?? result.length);
}
