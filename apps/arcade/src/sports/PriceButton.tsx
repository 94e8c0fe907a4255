import { VisuallyHidden } from '@perya/ui-kit';
import styles from './PriceButton.module.css';
import { formatPrice, usePriceMove } from './prices';
import { useSportsT } from './texts';

export interface PriceButtonProps {
  name: string;
  /** Match and market, for screen readers. */
  context: string;
  /** Null while closed. */
  price: string | null;
  /** Whether it's on the slip. */
  isChosen: boolean;
  onPress(): void;
}

/** A price to bet at. A change is shown by a symbol and text, not by color alone. */
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
      // A selection on the slip can always be removed.
      disabled={price === null && !isChosen}
      onClick={onPress}
    >
      <VisuallyHidden>{context}:</VisuallyHidden> <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['figure']} data-numeric="">
        <b>{price !== null && formatPrice(price)}</b>
      </span>
      <VisuallyHidden>{price === null ? t('price.closed') : change}</VisuallyHidden>
    </button>
  );
}
