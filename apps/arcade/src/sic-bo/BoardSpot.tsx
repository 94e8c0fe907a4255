import type { SicBoSpot } from '@perya/game-engines/sic-bo';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { VisuallyHidden } from '@perya/ui-kit';
import { useId, type CSSProperties } from 'react';
import { SpotChips } from '../live-table/SpotChips';
import { useLiveTableT } from '../live-table/texts';
import type { RovingProps } from '../live-table/useRovingFocus';
import type { SpotBoxes } from './boardPlaces';
import styles from './BoardSpot.module.css';
import { Die } from './Die';
import { sidesOf } from './spotSides';
import type { SpotNames } from './useSpotNames';

/** How many dice a spot shows of each side that it names. */
const DRAWN = { single: 1, pair: 1, double: 2, triple: 3 } as const;

/** The totals of the fields. */
const RANGES: Readonly<Record<string, string>> = { small: '4–10', big: '11–17' };

/** Props of {@link BoardSpot}. */
export interface BoardSpotProps {
  boxes: SpotBoxes;
  spot: SicBoSpot;
  roving: RovingProps;
  names: SpotNames;
  isOpen: boolean;
  mine: string | undefined;
  added: string | undefined;
  /** Stakes of all players. */
  total: string | undefined;
  hasWon: boolean;
  onBet(): void;
}

/** A spot of the betting table. */
export function BoardSpot(props: BoardSpotProps) {
  const { boxes, spot, roving, names, isOpen, mine, hasWon, onBet } = props;
  const common = useLiveTableT();
  const { money } = useFormat();
  const placedId = useId();
  const range = RANGES[spot.id];
  return (
    <button
      type="button"
      className={styles['spot']}
      style={styleOf(boxes)}
      data-spot={spot.id}
      data-kind={kindOf(spot)}
      data-won={hasWon || undefined}
      aria-disabled={!isOpen}
      aria-describedby={mine === undefined ? undefined : placedId}
      {...roving}
      onClick={() => {
        if (isOpen) onBet();
      }}
    >
      <VisuallyHidden>{names.nameOf(spot.id)}</VisuallyHidden>
      <span className={styles['face']} aria-hidden="true">
        <SpotFace spot={spot} label={names.labelOf(spot.id)} />
        <small>
          {range !== undefined && <span>{range}</span>}
          {names.oddsOf(spot.betType)}:1
        </small>
        <SpotChips mine={mine} added={props.added} total={props.total} />
      </span>
      {mine !== undefined && (
        <span id={placedId} hidden>
          {common('placed', { amount: money(parseMinorUnits(mine)) })}
        </span>
      )}
    </button>
  );
}

interface SpotFaceProps {
  spot: SicBoSpot;
  label: string;
}

/** The name of a spot, or the dice that it names. */
function SpotFace({ spot: { id, betType }, label }: SpotFaceProps) {
  if (!(betType in DRAWN)) return <b>{label}</b>;
  const count = DRAWN[betType as keyof typeof DRAWN];
  return (
    <span className={styles['dice']}>
      {sidesOf(id).flatMap((side) =>
        Array.from({ length: count }, (_, die) => <Die key={`${side} ${die}`} side={side} />),
      )}
    </span>
  );
}

/** What sets the looks of a spot. */
const kindOf = ({ betType }: SicBoSpot): string =>
  betType.startsWith('total') ? 'total' : betType;

const styleOf = ({ upright, lengthwise }: SpotBoxes): CSSProperties => ({
  ['--left' as string]: upright.left,
  ['--top' as string]: upright.top,
  ['--width' as string]: upright.width,
  ['--height' as string]: upright.height,
  ['--far-left' as string]: lengthwise.left,
  ['--far-top' as string]: lengthwise.top,
  ['--far-width' as string]: lengthwise.width,
  ['--far-height' as string]: lengthwise.height,
});
