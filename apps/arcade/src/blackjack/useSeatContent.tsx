import type { Card } from '@perya/game-engines/cards';
import type { WireSeat } from '@perya/game-engines/live-table';
import { PlayingCard } from '../live-table/PlayingCard';
import type { SeatContent } from '../live-table/SeatRow';
import type { TableView } from '../live-table/useTable';
import { playerOf } from './playerOf';
import { useHandText } from './useHandText';
import styles from './useSeatContent.module.css';
import { withPlace } from './withPlace';

/** The small hands of the players at a table, with their totals. */
export function useSeatContent({
  table,
  phase,
}: Pick<TableView, 'table' | 'phase'>): (player: WireSeat) => SeatContent | undefined {
  const handText = useHandText();
  return ({ hand }) => {
    const player = playerOf(hand, table?.outcome?.[0]);
    if (player === undefined) return undefined;
    const { hands } = player;
    const isOnly = hands.length === 1;
    const text = hands
      .map(({ cards, isDone }) =>
        handText(cards, { isOnly, isOpen: phase === 'deciding' && !isDone }),
      )
      .join(' · ');
    return { text, shown: <SmallHands hands={hands.map(({ cards }) => cards)} text={text} /> };
  };
}

interface SmallHandsProps {
  hands: readonly (readonly Card[])[];
  text: string;
}

function SmallHands({ hands, text }: SmallHandsProps) {
  return (
    <div className={styles['hands']} aria-hidden="true">
      <div className={styles['cards']}>
        {withPlace(hands).map(({ item: cards, place: hand }) => (
          <div key={hand} className={styles['hand']}>
            {withPlace(cards).map(({ item: card, place }) => (
              <div key={place}>
                <div className={styles['card']}>
                  <PlayingCard card={card} isNew={false} />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
      <b data-numeric="">{text}</b>
    </div>
  );
}
