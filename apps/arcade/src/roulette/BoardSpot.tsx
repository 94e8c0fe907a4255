import { colorOf, type RouletteSpot } from '@perya/game-engines/roulette';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits } from '@perya/rules/money';
import { useId, type CSSProperties } from 'react';
import { useLiveTableT } from '../live-table/texts';
import { useCompactAmount } from '../live-table/useCompactAmount';
import type { Place } from './places';
import styles from './BoardSpot.module.css';
import type { RovingProps } from './useRovingFocus';

/** Props of {@link BoardSpot}. */
export interface BoardSpotProps {
  place: Place;
  spot: RouletteSpot;
  roving: RovingProps;
  /** The accessible name. */
  name: string;
  /** The visible text; empty between the numbers. */
  label: string;
  isOpen: boolean;
  mine: string | undefined;
  added: string | undefined;
  /** Stakes of all players. */
  total: string | undefined;
  /** Whether it's among the numbers of the spot that is pointed at. */
  isCovered: boolean;
  hasWon: boolean;
  /** Called when the pointer or the focus enters; with undefined when it leaves. */
  onPoint(id: string | undefined): void;
  onBet(id: string): void;
}

/** A spot of the betting table: a number, a border between numbers, or a field around them. */
export function BoardSpot(props: BoardSpotProps) {
  const { place, spot, roving, name, label, isOpen, mine, isCovered, hasWon } = props;
  const common = useLiveTableT();
  const { money } = useFormat();
  const placedId = useId();
  const isBorder = place.long === 0 || place.wide === 0;
  // The numbers and the fields show where the ball fell; a border only if the player has won on it.
  const isWinner = hasWon && (!isBorder || mine !== undefined);
  return (
    <button
      type="button"
      className={styles['spot']}
      style={styleOf(place)}
      data-spot={spot.id}
      data-kind={isBorder ? 'border' : spot.betType}
      data-tone={toneOf(spot)}
      data-covered={isCovered || undefined}
      data-won={isWinner || undefined}
      aria-label={name}
      aria-disabled={!isOpen}
      aria-describedby={mine === undefined ? undefined : placedId}
      {...roving}
      onFocus={(event) => {
        roving.onFocus(event);
        props.onPoint(spot.id);
      }}
      onBlur={() => props.onPoint(undefined)}
      onPointerEnter={() => props.onPoint(spot.id)}
      onPointerLeave={() => props.onPoint(undefined)}
      onClick={() => {
        if (isOpen) props.onBet(spot.id);
      }}
    >
      {label !== '' && <span className={styles['label']}>{label}</span>}
      <SpotChips mine={mine} added={props.added} total={isBorder ? undefined : props.total} />
      {mine !== undefined && (
        <span id={placedId} hidden>
          {common('placed', { amount: money(parseMinorUnits(mine)) })}
        </span>
      )}
    </button>
  );
}

type SpotChipsProps = Pick<BoardSpotProps, 'mine' | 'added' | 'total'>;

/** The player's chips on a spot, and the stakes of the others. */
function SpotChips({ mine, added, total }: SpotChipsProps) {
  const compact = useCompactAmount();
  const own = parseMinorUnits(mine ?? '0');
  const others = minorUnits(Math.max(0, parseMinorUnits(total ?? '0') - own));
  return (
    <>
      {others > 0 && <span className={styles['others']}>{compact(others)}</span>}
      <span className={styles['chips']} data-numeric="">
        {mine !== undefined && <i className={styles['placed']}>{compact(own)}</i>}
        {added !== undefined && (
          <i className={styles['pending']}>{compact(parseMinorUnits(added))}</i>
        )}
      </span>
    </>
  );
}

/** The background of a number or of the fields for the colors. */
function toneOf({ id, betType, numbers }: RouletteSpot): string | undefined {
  if (betType === 'straight') return colorOf(numbers[0] ?? 0);
  return id === 'red' || id === 'black' ? id : undefined;
}

const styleOf = ({ along, across, long, wide }: Place): CSSProperties => ({
  ['--along' as string]: along,
  ['--across' as string]: across,
  ['--long' as string]: long,
  ['--wide' as string]: wide,
});
