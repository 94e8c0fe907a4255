import {
  BOARD_GROUPS,
  valuesInGroup,
  valuesOf,
  type Board,
  type Selection,
} from '@perya/rules/lottery';
import { useMemo } from 'react';

import { useTranslateCode } from '../words/words';
import { GroupBar } from './GroupBar';
import { ValueGrid } from './ValueGrid';
import styles from './boards.module.css';

export interface PositionsBoardProps {
  board: Board;
  /** Codes of the positions. */
  positions: readonly string[];
  selection: Selection;
  isDisabled: boolean;
  onChange(selection: Selection): void;
}

/** One board per position. */
export function PositionsBoard({
  board,
  positions,
  selection,
  isDisabled,
  onChange,
}: PositionsBoardProps) {
  const words = useTranslateCode();
  const values = useMemo(() => valuesOf(board), [board]);
  const replace = (place: number, list: readonly string[]) =>
    onChange(positions.map((_, at) => (at === place ? list : (selection[at] ?? []))));
  return (
    <div className={styles['positions']}>
      {positions.map((position, place) => {
        const chosen = selection[place] ?? [];
        const name = words('position', position);
        return (
          <section key={position} className={styles['position']}>
            <header className={styles['positionHead']}>
              <h3 className={styles['positionName']}>{name}</h3>
              <GroupBar
                groups={BOARD_GROUPS}
                of={name}
                isDisabled={isDisabled}
                onGroup={(group) => replace(place, valuesInGroup(board, group))}
              />
            </header>
            <ValueGrid
              values={values}
              chosen={chosen}
              label={name}
              isDisabled={isDisabled}
              onToggle={(value) =>
                replace(
                  place,
                  chosen.includes(value)
                    ? chosen.filter((each) => each !== value)
                    : values.filter((each) => each === value || chosen.includes(each)),
                )
              }
            />
          </section>
        );
      })}
    </div>
  );
}
