import { IconButton } from '@perya/ui-kit';
import { X } from 'lucide-react';
import { eventName, marketName, selectionName } from './names';
import styles from './PickRow.module.css';
import { hasMoved, type SlipPick } from './picks';
import { directionOf, formatPrice } from './prices';
import { useSportsT, type SportsT } from './texts';

export interface PickRowProps {
  pick: SlipPick;
  onRemove(): void;
}

/** A selection on the slip, with the price last seen and the current one. */
export function PickRow({ pick, onRemove }: PickRowProps) {
  const t = useSportsT();
  const { sport, market, sides, league, price, seen } = pick;
  const name = selectionName(t, pick);
  const isMoved = hasMoved(pick);
  return (
    <li
      className={styles['pick']}
      data-state={price === null ? 'closed' : isMoved ? 'moved' : 'open'}
    >
      <div className={styles['text']}>
        <strong>{name}</strong>
        <span>{marketName(t, sport, market)}</span>
        <span>{eventName(sides, league)}</span>
      </div>
      <p className={styles['price']} data-numeric="">
        {isMoved && <s>{formatPrice(seen)}</s>}
        <b>{price === null ? '–' : formatPrice(price)}</b>
        <small>{changeText(t, pick)}</small>
      </p>
      <IconButton label={t('slip.remove', { name })} icon={<X />} onClick={onRemove} />
    </li>
  );
}

function changeText(t: SportsT, pick: SlipPick): string {
  const { price, seen, isOver } = pick;
  if (price === null) return t(isOver ? 'price.over' : 'price.closed');
  if (!hasMoved(pick)) return '';
  return t(directionOf(seen, price) === 'up' ? 'price.wentUp' : 'price.wentDown');
}
