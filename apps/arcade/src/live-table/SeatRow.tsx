import type { TableState, WireSeat } from '@perya/game-engines/live-table';
import type { ReactNode } from 'react';
import styles from './SeatRow.module.css';
import { useLiveTableT } from './texts';
import { stakeOf } from './useBetting';
import { useCompactAmount } from './useCompactAmount';

/** What a seat also shows, such as the player's hand. */
export interface SeatContent {
  /** For screen readers. */
  text: string;
  shown: ReactNode;
}

/** The most players shown at a table without seats. */
const MOST_PLAYERS = 7;

export interface SeatRowProps {
  table: TableState | undefined;
  /** Number of seats; null for a table that any number of players may join. */
  count: number | null;
  /** In addition to name and stake. */
  contentOf?: ((player: WireSeat) => SeatContent | undefined) | undefined;
}

/** The seats or the players of a table, and their stakes on the round. */
export function SeatRow({ table, count, contentOf }: SeatRowProps) {
  const t = useLiveTableT();
  const { seats = [], standing = 0 } = table ?? {};
  return (
    <div className={styles['seats']}>
      <ol className={styles['chairs']}>
        {count === null
          ? seats
              .slice(0, MOST_PLAYERS)
              .map((player) => (
                <Chair key={player.seat} label={null} player={player} contentOf={contentOf} />
              ))
          : Array.from({ length: count }, (_, place) => place + 1).map((seat) => (
              <Chair
                key={seat}
                label={t('chair', { seat })}
                player={seats.find((one) => one.seat === seat)}
                whenFree={seat}
                contentOf={contentOf}
              />
            ))}
      </ol>
      {standing > 0 && <p className={styles['standing']}>{t('standing', { count: standing })}</p>}
    </div>
  );
}

interface ChairProps extends Pick<SeatRowProps, 'contentOf'> {
  /** Null at a table without seats. */
  label: string | null;
  player: WireSeat | undefined;
  /** The text of a free seat. */
  whenFree?: number;
}

function Chair({ label, player, whenFree, contentOf }: ChairProps) {
  const t = useLiveTableT();
  const compact = useCompactAmount();
  const name = player === undefined ? t('free') : player.isMine ? t('you') : player.name;
  const stake = player?.stakes ? compact(stakeOf(player)) : '';
  const content = player && contentOf?.(player);
  return (
    <li
      aria-label={[label, name, stake, content?.text].filter(Boolean).join(', ')}
      data-taken={player !== undefined || undefined}
      data-mine={player?.isMine === true || undefined}
    >
      <span>{player === undefined ? whenFree : name}</span>
      <span className={styles['stake']} data-numeric="">
        {stake}
      </span>
      {content?.shown}
    </li>
  );
}
