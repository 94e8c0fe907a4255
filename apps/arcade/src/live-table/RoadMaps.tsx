import { DERIVED_ROAD_OFFSETS, ROAD_ROWS } from '@perya/game-engines/live-table';
import type { ReactNode } from 'react';
import { BeadPlate, BigRoad, COLUMNS, DerivedRoad, type SideMark } from './roads';
import styles from './RoadMaps.module.css';
import { useLiveTableT } from './texts';

const DERIVED_KEYS = { 1: 'bigEye', 2: 'smallRoad', 3: 'cockroach' } as const;

/** What the road maps show. */
export interface RoadMapsData {
  /** The rounds of the sheet, oldest first. */
  marks: readonly SideMark[];
  /** How often each side won. */
  counts: string;
}

/** Props of {@link RoadMaps}. */
export interface RoadMapsProps extends RoadMapsData {
  /** All maps, stacked, at any page width. */
  isDialog?: boolean;
}

/** The road maps of a sheet. */
export function RoadMaps({ marks, counts, isDialog = false }: RoadMapsProps) {
  const t = useLiveTableT();
  return (
    <section
      className={styles['roads']}
      aria-label={t('roads')}
      data-in-dialog={isDialog || undefined}
    >
      <p className={styles['counts']}>{counts}</p>
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
