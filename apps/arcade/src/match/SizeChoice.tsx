import { useFormat } from '@perya/i18n';
import { RadioGroup } from '@perya/ui-kit';
import styles from './SizeChoice.module.css';
import { useMatchT } from './texts';

/** Props of {@link SizeChoice}. */
export interface SizeChoiceProps {
  /** The numbers of players to choose from. */
  sizes: readonly number[];
  seats: number;
  onSeats(seats: number): void;
}

/** The number of players of the next match. */
export function SizeChoice({ sizes, seats, onSeats }: SizeChoiceProps) {
  const t = useMatchT();
  const { number } = useFormat();
  return (
    <RadioGroup
      className={styles['sizes']}
      variant="chips"
      label={t('playerCount')}
      options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
      value={String(seats)}
      onValueChange={(value) => onSeats(Number(value))}
    />
  );
}
