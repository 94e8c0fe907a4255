import styles from './LiveTableCard.module.css';

export interface FavouriteButtonProps {
  label: string;
  isOn: boolean;
  tabIndex?: 0 | -1 | undefined;
  onToggle(): void;
}

/** The favorite button of a live table's card. */
export function FavouriteButton({ label, isOn, tabIndex, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles['heart']}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {HEART}
    </button>
  );
}

const HEART = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.300 4.900 13a4.700 4.700 0 0 1 0-6.600 4.600 4.600 0 0 1 6.500 0l.600.600.600-.600a4.600 4.600 0 0 1 6.500 0 4.700 4.700 0 0 1 0 6.600Z" />
  </svg>
);
