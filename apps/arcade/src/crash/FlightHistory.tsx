import styles from './FlightHistory.module.css';
import { useCrashT } from './texts';
import { useHeightText } from './useCrashText';

/** The height of one flight, in hundredths. */
export interface PastFlight {
  id: string;
  height: number;
}

export interface FlightHistoryProps {
  /** Newest first. */
  heights: readonly PastFlight[];
}

/** Heights of the last flights. */
export function FlightHistory({ heights }: FlightHistoryProps) {
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
