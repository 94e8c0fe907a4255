import { pipsOf, type DominoesView } from '@perya/game-engines/dominoes';
import type { WireMatch } from '@perya/game-engines/match';
import { MatchSeat } from '../match/MatchSeat';
import { SeatCount } from '../match/SeatCount';
import { SeatHand } from '../match/SeatHand';
import { useSeatNames } from '../match/useSeatNames';
import styles from './DominoSeat.module.css';
import { DominoTile } from './DominoTile';
import { useDominoesT } from './texts';
import { tileText } from './tileText';

/** Props of {@link DominoSeat}. */
export interface DominoSeatProps {
  match: WireMatch<DominoesView>;
  view: DominoesView;
  seat: number;
}

/** A seat with the backs of its tiles and the numbers that it lacks, and with its hand once the match is over. */
export function DominoSeat({ match, view, seat }: DominoSeatProps) {
  const t = useDominoesT();
  const name = useSeatNames(match)(seat);
  const { end, counts, lacks } = view;
  const count = counts[seat] ?? 0;
  const lacking = lacks[seat] ?? [];
  const isOther = seat !== view.seat;
  return (
    <MatchSeat
      match={match}
      seat={seat}
      isWinner={end?.winner === seat}
      detail={
        <>
          <SeatCount count={count} label={t('tiles', { count })} />
          {end === null && isOther && lacking.length > 0 && (
            <span className={styles['lacks']}>{t('lacks', { numbers: lacking.join(', ') })}</span>
          )}
        </>
      }
    >
      {end === null && isOther && (
        <span className={styles['backs']} aria-hidden="true">
          {Array.from({ length: count }, (_, place) => (
            <i key={place} />
          ))}
        </span>
      )}
      {end !== null && (
        <SeatHand
          label={t('handOf', { name })}
          note={t('handPips', { count: end.handPips[seat] ?? 0 })}
        >
          <TileRow tiles={end.hands[seat] ?? []} />
        </SeatHand>
      )}
    </MatchSeat>
  );
}

/** Open tiles in a row. */
function TileRow({ tiles }: { tiles: readonly number[] }) {
  if (tiles.length === 0) return null;
  return (
    <span className={styles['open']} role="img" aria-label={tiles.map(tileText).join(', ')}>
      {tiles.map((tile) => (
        <span key={tile}>
          <DominoTile numbers={pipsOf(tile)} />
        </span>
      ))}
    </span>
  );
}
