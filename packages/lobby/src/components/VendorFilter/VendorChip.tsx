import { Link } from 'react-router';
import styles from './VendorFilter.module.css';

interface VendorChipProps {
  name: string;
  count?: number | undefined;
  href: string;
  isChosen: boolean;
  onChoose?(): void;
}

export function VendorChip({ name, count, href, isChosen, onChoose }: VendorChipProps) {
  return (
    <Link
      className={styles['chip']}
      to={href}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={styles['name']}>{name}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </Link>
  );
}
