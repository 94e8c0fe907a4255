import { useFormat } from '@perya/i18n';
import { Layers2 } from 'lucide-react';
import styles from './SeatCount.module.css';

/** Props of {@link SeatCount}. */
export interface SeatCountProps {
  count: number;
  /** Says what is counted: "Cards: 5". */
  label: string;
}

/** How many cards or tiles a seat has left. */
export function SeatCount({ count, label }: SeatCountProps) {
  const { number } = useFormat();
  return (
    <span className={styles['count']} role="img" aria-label={label}>
      <Layers2 aria-hidden="true" />
      <b data-numeric="">{number(count)}</b>
    </span>
  );
}
