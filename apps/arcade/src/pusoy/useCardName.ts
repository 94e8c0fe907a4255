import type { Card } from '@perya/game-engines/pusoy';
import { rankText, suitName } from './cards';
import { usePusoyT } from './texts';

/** What a card is called by a screen reader; `null` for one that lies face down. */
export function useCardName() {
  const t = usePusoyT();
  return (card: Card | null): string =>
    card === null
      ? t('hidden')
      : t('card', { rank: rankText(card), suit: t(`suits.${suitName(card)}`) });
}
