import { Button } from '@perya/ui-kit';
import { useBook, useBookState } from './book';
import { PickRow } from './PickRow';
import { keyOf } from './picks';
import styles from './Slip.module.css';
import { SlipForm } from './SlipForm';
import { useSportsT } from './texts';
import type { TicketPlacement } from './usePlaceTicket';

export interface SlipProps {
  placing: TicketPlacement;
  onInvalidStake(): void;
  /** Wraps a change that removes the pressed button. */
  keepFocus(change: () => void): void;
}

/** The selections to bet on. */
export function Slip({ placing, onInvalidStake, keepFocus }: SlipProps) {
  const t = useSportsT();
  const book = useBook();
  const picks = useBookState((state) => state.picks);
  if (picks.length === 0) return <p className={styles['empty']}>{t('slip.empty')}</p>;
  return (
    <div className={styles['slip']}>
      <ul className={styles['picks']}>
        {picks.map((pick) => (
          <PickRow
            key={keyOf(pick)}
            pick={pick}
            onRemove={() => keepFocus(() => book.remove([pick]))}
          />
        ))}
      </ul>
      <SlipForm placing={placing} onInvalidStake={onInvalidStake} />
      <Button onClick={() => keepFocus(book.clear)}>{t('slip.clear')}</Button>
    </div>
  );
}
