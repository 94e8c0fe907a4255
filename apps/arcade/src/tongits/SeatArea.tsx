import type { WireMatch } from '@perya/game-engines/match';
import type { TongitsView } from '@perya/game-engines/tongits';
import { CardFan } from '../match/CardFan';
import { MatchSeat } from '../match/MatchSeat';
import { SeatCount } from '../match/SeatCount';
import { SeatHand } from '../match/SeatHand';
import { useSeatNames } from '../match/useSeatNames';
import { Melds } from './Melds';
import type { TableMeld } from './optionsOf';
import styles from './SeatArea.module.css';
import { useTongitsT } from './texts';
import { useEndNote } from './useEndNote';

/** Props of {@link SeatArea}. */
export interface SeatAreaProps {
  match: WireMatch<TongitsView>;
  view: TongitsView;
  seat: number;
  /** The melds on the table that accept the selected cards. */
  layOffs: readonly TableMeld[];
  onLayOff(target: TableMeld): void;
}

/** A seat with its melds, and with its hand once the match is over. */
export function SeatArea({ match, view, seat, layOffs, onLayOff }: SeatAreaProps) {
  const t = useTongitsT();
  const endNote = useEndNote(view.end);
  const name = useSeatNames(match)(seat);
  const { end, counts, answered } = view;
  const count = counts[seat] ?? 0;
  const cards = end?.hands[seat] ?? [];
  return (
    <MatchSeat
      match={match}
      seat={seat}
      isWinner={end?.winner === seat}
      detail={<SeatCount count={count} label={t('cards', { count })} />}
    >
      {view.phase === 'answer' && answered[seat] === true && (
        <p className={styles['answered']}>{t('answered')}</p>
      )}
      <Melds
        name={name}
        melds={view.melds[seat] ?? []}
        accepting={layOffs.filter((one) => one.seat === seat).map(({ meld }) => meld)}
        onLayOff={(meld) => onLayOff({ seat, meld })}
      />
      {end !== null && (
        <SeatHand label={t('handOf', { name })} note={endNote(seat)}>
          {cards.length > 0 && <CardFan cards={cards} />}
        </SeatHand>
      )}
    </MatchSeat>
  );
}
