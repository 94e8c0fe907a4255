import { colorOf, type RouletteSpot } from '@perya/game-engines/roulette';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useId, type CSSProperties } from 'react';
import type { Place } from '../live-table/places';
import { SpotChips } from '../live-table/SpotChips';
import { useLiveTableT } from '../live-table/texts';
import type { RovingProps } from '../live-table/useRovingFocus';
import styles from './BoardSpot.module.css';

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
