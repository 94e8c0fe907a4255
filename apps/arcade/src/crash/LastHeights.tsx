import styles from './LastHeights.module.css';
import { useCrashT } from './texts';
import { useHeightText } from './useCrashText';

/** The height of one flight, in hundredths. */
export interface LastHeight {
  id: string;
  height: number;
}

export interface LastHeightsProps {
  /** Newest first. */
  heights: readonly LastHeight[];
}

/** Heights of the last flights. */
export function LastHeights({ heights }: LastHeightsProps) {
  const t = useCrashT();
  const heightText = useHeightText();
  return (
    <ol className={styles['heights']} aria-label={t('lastFlights')}>
      {heights.map(({ id, height }) => (
        <li key={id} data-size={sizeOf(height)} data-numeric="">
          {heightText(height)}
        </li>
      ))}
    </ol>
  );
}

function sizeOf(height: number): 'low' | 'middle' | 'high' {
  if (height >= 1000) return 'high';
  return height >= 200 ? 'middle' : 'low';
}
