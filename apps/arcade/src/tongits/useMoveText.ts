import type { Card } from '@perya/game-engines/cards';
import type { TongitsMove, TongitsView } from '@perya/game-engines/tongits';
import type { WireMatch } from '@perya/game-engines/match';
import { useCardText } from '../live-table/useCardText';
import { useSeatNames } from '../match/useSeatNames';
import { useTongitsT } from './texts';

const KEYS = {
  draw: 'moveDraw',
  take: 'moveTake',
  meld: 'moveMeld',
  layOff: 'moveLayOff',
  discard: 'moveDiscard',
  call: 'moveCall',
} as const satisfies Record<TongitsMove['kind'], string>;

/**
 * Says what a seat did, such as "House 1 discarded 5 of spades".
 *
 * @param drawn the card that the player has just drawn
 */
export function useMoveText(
  match: WireMatch<TongitsView>,
  drawn: Card | undefined,
): (move: TongitsMove) => string {
  const t = useTongitsT();
  const nameOf = useSeatNames(match);
  const cardText = useCardText();
  return ({ seat, kind, cards }) => {
    if (kind === 'draw' && seat === match.seat && drawn !== undefined) {
      return t('youDrew', { card: cardText(drawn) });
    }
    return t(KEYS[kind], {
      name: nameOf(seat),
      cards: cards.map(cardText).join(', '),
      // The card that was taken or discarded.
      card: cards.slice(-1).map(cardText).join(''),
    });
  };
}
