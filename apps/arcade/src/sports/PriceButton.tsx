import { VisuallyHidden } from '@perya/ui-kit';
import styles from './PriceButton.module.css';
import { shownPrice, usePriceMove } from './prices';
import { useSportsT } from './texts';

export interface PriceButtonProps {
  name: string;
  /** Which match and which market, for screen readers. */
  context: string;
  /** Null while it is closed. */
  price: string | null;
  /** It is on the slip. */
  isChosen: boolean;
  onPress(): void;
}

/** A price to bet at. One that moved says so by a sign and in words, not by colour alone. */
export function PriceButton({ name, context, price, isChosen, onPress }: PriceButtonProps) {
  const t = useSportsT();
  const moved = usePriceMove(price);
  const change = moved && `, ${t(moved === 'up' ? 'price.wentUp' : 'price.wentDown')}`;
  return (
    <button
      type="button"
      className={styles['price']}
      aria-pressed={isChosen}
      data-moved={moved}
      // What is on the slip can always be taken off.
      disabled={price === null && !isChosen}
      onClick={onPress}
    >
      <VisuallyHidden>{context}:</VisuallyHidden> <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['figure']} data-numeric="">
        <b>{price !== null && shownPrice(price)}</b>
      </span>
      <VisuallyHidden>{price === null ? t('price.closed') : change}</VisuallyHidden>
    </button>
  );
}
