import type { ReactNode } from 'react';
import styles from './CardTable.module.css';
import { RoadMaps, type RoadMapsData } from './RoadMaps';
import { RoadsButton } from './RoadsButton';
import { SeatRow, type SeatRowProps } from './SeatRow';

/** Props of {@link CardTable}. */
export interface CardTableProps {
  roads: RoadMapsData;
  /** The area where cards are dealt; see `Felt`. */
  felt: ReactNode;
  seats: SeatRowProps;
  /** The betting spots, in the grid area `spots`. */
  spots: ReactNode;
}

/** The layout of a card table with two sides: felt, road maps, seats and spots. */
export function CardTable({ roads, felt, seats, spots }: CardTableProps) {
  return (
    <div className={styles['table']}>
      <div className={styles['roads']}>
        <RoadMaps {...roads} />
      </div>
      {felt}
      <div className={styles['around']}>
        <SeatRow {...seats} />
        <RoadsButton {...roads} />
      </div>
      {spots}
    </div>
  );
}
