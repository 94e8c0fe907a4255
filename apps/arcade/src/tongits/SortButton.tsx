import { Button } from '@perya/ui-kit';
import { ArrowDownWideNarrow } from 'lucide-react';
import type { HandOrder } from './handOrder';
import { useTongitsT } from './texts';
import type { ShownHand } from './useHand';

const ORDER_KEYS = {
  melds: 'orderMelds',
  rank: 'orderRank',
  suit: 'orderSuit',
} as const satisfies Record<HandOrder, string>;

/** Shows how the hand is sorted, and sorts it in the next way. */
export function SortButton({ hand: { order, sort } }: { hand: ShownHand }) {
  const t = useTongitsT();
  return (
    <Button
      size="small"
      iconStart={<ArrowDownWideNarrow />}
      aria-label={t('sort', { order: t(ORDER_KEYS[order]) })}
      onClick={sort}
    >
      {t(ORDER_KEYS[order])}
    </Button>
  );
}
