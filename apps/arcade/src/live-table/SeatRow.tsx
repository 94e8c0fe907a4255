import type { TableState, WireSeat } from '@perya/game-engines/live-table';
import styles from './SeatRow.module.css';
import { useLiveTableT } from './texts';
import { sumOf } from './useBetting';
import { useCompactAmount } from './useCompactAmount';

const SEATS = 7;

export type SeatRowProps = Pick<TableState, 'seats' | 'standing'>;

/** The seats, their players, and their stakes on the round. */
export function SeatRow({ seats, standing }: SeatRowProps) {
  const t = useLiveTableT();
  return (
    <div className={styles['seats']}>
      <ol className={styles['chairs']}>
        {Array.from({ length: SEATS }, (_, place) => (
          <Chair
            key={place}
            seat={place + 1}
            taken={seats.find(({ seat }) => seat === place + 1)}
          />
        ))}
      </ol>
      {standing > 0 && <p className={styles['standing']}>{t('standing', { count: standing })}</p>}
    </div>
  );
}

interface ChairProps {
  seat: number;
  taken: WireSeat | undefined;
}

function Chair({ seat, taken }: ChairProps) {
  const t = useLiveTableT();
  const compact = useCompactAmount();
  const name = taken === undefined ? t('free') : taken.isMine ? t('you') : taken.name;
  const stake = taken?.stakes ? compact(sumOf(taken.stakes)) : '';
  return (
    <li
      aria-label={[t('chair', { seat }), name, stake].filter(Boolean).join(', ')}
      data-taken={taken !== undefined || undefined}
      data-mine={taken?.isMine === true || undefined}
    >
      <span>{taken === undefined ? seat : name}</span>
      <span className={styles['stake']} data-numeric="">
        {stake}
      </span>
    </li>
  );
}
