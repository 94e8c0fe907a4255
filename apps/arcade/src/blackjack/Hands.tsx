import type { PlayerState } from '@perya/game-engines/blackjack';
import type { TableView } from '../live-table/useTable';
import { Hand } from './Hand';
import type { BlackjackRound } from './readView';
import { useBlackjackT } from './texts';
import { useHandText } from './useHandText';
import { withPlace } from './withPlace';

/** Props of {@link DealerHand} and {@link OwnHands}. */
export interface HandsProps {
  view: Pick<TableView, 'table' | 'phase' | 'result'>;
  round: BlackjackRound;
}

/** The dealer's hand: one card and a face-down one until the last decision. */
export function DealerHand({ view: { table, result }, round: { dealer } }: HandsProps) {
  const t = useBlackjackT();
  const handText = useHandText();
  return (
    <Hand
      key={table?.times.round}
      name={t('dealer')}
      cards={dealer}
      value={handText(dealer, { isOnly: true, isOpen: result === undefined })}
      hasHiddenCard={dealer.length === 1}
    />
  );
}

/** The player's own hand, or both after a split. */
export function OwnHands({ view: { table, phase }, round: { player, results } }: HandsProps) {
  const t = useBlackjackT();
  const handText = useHandText();
  const isOpen = phase === 'deciding';
  const { hands, current, isInsured }: Pick<PlayerState, 'hands' | 'current' | 'isInsured'> =
    player ?? { hands: [], current: null, isInsured: false };
  if (hands.length === 0) return <Hand name={t('yourHand')} cards={[]} value="–" />;
  const isOnly = hands.length === 1;
  return withPlace(hands).map(({ item: { cards, isDone, isDoubled }, place }) => (
    <Hand
      key={`${table?.times.round} ${place}`}
      name={isOnly ? t('yourHand') : t('handNumber', { number: place + 1 })}
      cards={cards}
      value={handText(cards, { isOnly, isOpen: isOpen && !isDone })}
      isCurrent={isOpen && place === current}
      isDoubled={isDoubled}
      isInsured={isInsured && place === 0}
      result={results[place]}
    />
  ));
}
