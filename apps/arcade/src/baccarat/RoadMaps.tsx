import { DERIVED_ROAD_OFFSETS, readMark, ROAD_ROWS, type Mark } from '@perya/game-engines/baccarat';
import type { ReactNode } from 'react';
import { BeadPlate, BigRoad, COLUMNS, DerivedRoad } from './roads';
import styles from './RoadMaps.module.css';
import { useBaccaratT } from './texts';

const DERIVED_KEYS = { 1: 'bigEye', 2: 'smallRoad', 3: 'cockroach' } as const;

export interface RoadMapsProps {
  /** Rounds of the sheet, one letter each, see `readMark`. */
  sheet: string;
  /** All maps, stacked, at any page width. */
  isDialog?: boolean;
}

/** The road maps of a sheet. */
export function RoadMaps({ sheet, isDialog = false }: RoadMapsProps) {
  const t = useBaccaratT();
  const marks = Array.from(sheet, readMark);
  const count = (winner: Mark['winner']) => marks.filter((mark) => mark.winner === winner).length;
  const counts = { banker: count('banker'), player: count('player'), tie: count('tie') };
  return (
    <section
      className={styles['roads']}
      aria-label={t('roads')}
      data-in-dialog={isDialog || undefined}
    >
      <p className={styles['counts']}>{t('counts', counts)}</p>
      <div className={styles['maps']}>
        <RoadMap name={t('bead')} kind="bead">
          <BeadPlate marks={marks} />
        </RoadMap>
        <RoadMap name={t('bigRoad')} kind="big">
          <BigRoad marks={marks} />
        </RoadMap>
        {DERIVED_ROAD_OFFSETS.map((back) => (
          <RoadMap key={back} name={t(DERIVED_KEYS[back])} kind="derived">
            <DerivedRoad marks={marks} back={back} />
          </RoadMap>
        ))}
      </div>
    </section>
  );
}

interface RoadMapProps {
  name: string;
  kind: keyof typeof COLUMNS;
  children: ReactNode;
}

function RoadMap({ name, kind, children }: RoadMapProps) {
  return (
    <figure title={name} data-map={kind}>
      <svg viewBox={`0 0 ${COLUMNS[kind] * 10} ${ROAD_ROWS * 10}`} aria-hidden="true">
        {children}
      </svg>
    </figure>
  );
}
