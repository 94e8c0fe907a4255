import { kindOf, ROW_COUNT } from '@perya/game-engines/pusoy';
import { PlayingCard } from './CardFace';
import { CardRow } from './CardRow';
import { ROW_NAMES, toRows } from './rows';
import styles from './Seats.module.css';
import { usePusoyT } from './texts';
import type { ShownTable } from './useTableReveal';

/** Names of the computer players, the same in every language. */
const NAMES = ['Aling Nena', 'Mang Ben', 'Ate Luz'];
const CARDS_IN_ROW = [0, 1, 2];

export interface SeatsProps {
  /** Whether cards have been dealt. */
  isDealt: boolean;
  /** What has been revealed in the showdown. */
  table: ShownTable | null;
}

/** The three seats played by the platform. */
export function Seats({ isDealt, table }: SeatsProps) {
  return (
    <div className={styles['seats']}>
      {NAMES.map((name, index) => (
        <Seat key={name} name={name} seat={index + 1} isDealt={isDealt} table={table} />
      ))}
    </div>
  );
}

type SeatProps = SeatsProps & { name: string; seat: number };

function Seat({ name, seat, isDealt, table }: SeatProps) {
  const t = usePusoyT();
  const hands = toRows(table?.end.seats[seat] ?? []);
  const hasBanner = table?.isBannerGiven === true && (table.end.shares[ROW_COUNT]?.[seat] ?? 0) > 0;
  return (
    <section className={styles['seat']} aria-label={`${name}, ${t('house')}`} data-dealt={isDealt}>
      <p className={styles['name']}>
        <b>{name}</b>
        <span>{t('house')}</span>
        {hasBanner && <span className={styles['banner']}>{t('banner')}</span>}
      </p>
      {ROW_NAMES.map((row, index) => {
        const hand = table !== null && index < table.turnedRows ? hands?.[index] : undefined;
        return (
          <CardRow
            key={row}
            isWon={hand && (table?.end.shares[index]?.[seat] ?? 0) > 0}
            title={hand && t(`kinds.${kindOf(hand)}`)}
          >
            {CARDS_IN_ROW.map((place) => (
              <PlayingCard key={place} card={hand?.[place] ?? null} size="small" />
            ))}
          </CardRow>
        );
      })}
    </section>
  );
}
