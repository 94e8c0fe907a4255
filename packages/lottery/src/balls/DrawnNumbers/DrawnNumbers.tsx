import type { DrawResult, Family, Lottery } from '@perya/rules/lottery';
import type { CSSProperties } from 'react';

import { Ball, type BallForm, type BallSize } from '../Ball/Ball';
import { Die } from '../Die/Die';
import styles from './DrawnNumbers.module.css';

/** Props of {@link DrawnNumbers}. */
export interface DrawnNumbersProps {
  lottery: Pick<Lottery, 'family' | 'space'>;
  /** Code of the prize. */
  prize: string;
  /** The numbers as displayed. */
  numbers: readonly string[];
  /** Accessible name, such as "Drawn numbers". */
  label: string;
  size?: BallSize | undefined;
  /** Whether a number was chosen. Nothing is marked when omitted. */
  isHit?: ((number: string, place: number) => boolean) | undefined;
  /** Text equivalent of a hit, such as "chosen". */
  hitLabel?: string | undefined;
  /** The numbers were just drawn: they animate in one by one. */
  isFresh?: boolean | undefined;
}

/** Number of prizes that the short view shows, by family. */
const HEADLINES: Partial<Readonly<Record<Family, number>>> = { vietnam: 1, 'four-d': 3, thai: 1 };

/** Larger sets wrap at ten per row and are never large. */
const MAX_IN_A_ROW = 10;

/** The numbers of one prize, as balls, reels, dice or cars, depending on the lottery. */
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

/** Families that draw a single number digit by digit. */
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
  // Two drums behave like dice: both can draw the same number.
  if (kind === 'balls' || kind === 'dice' || family === 'lucky28') return 'ball';
  return IN_REELS.has(family) ? 'reel' : 'number';
}

/** The highest prizes, for views without room for all of them. */
export function headlineOf({ family }: Pick<Lottery, 'family'>, result: DrawResult): DrawResult {
  return result.slice(0, HEADLINES[family] ?? result.length);
}
