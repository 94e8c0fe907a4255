import {
  boardGroupsOf,
  valuesInGroup,
  valuesOf,
  type BoardGroup,
  type SelectionShape,
} from '@perya/rules/lottery';
import { useMemo } from 'react';

import { useT } from '../locales';
import { GroupBar } from './GroupBar';
import { ValueGrid } from './ValueGrid';
import styles from './boards.module.css';

export interface SetBoardProps {
  shape: Extract<SelectionShape, { kind: 'set' }>;
  chosen: readonly string[];
  isDisabled: boolean;
  onChange(chosen: readonly string[]): void;
}

/** A single board for choosing distinct numbers. */
export function SetBoard({ shape, chosen, isDisabled, onChange }: SetBoardProps) {
  const t = useT();
  const { board, max } = shape;
  const values = useMemo(() => valuesOf(board), [board]);
  const label = t('board.numbers', { from: board.from, to: board.to });
  const groups = useMemo(() => boardGroupsOf(shape).filter((group) => group !== 'clear'), [shape]);
  const toggle = (value: string) =>
    onChange(
      chosen.includes(value)
        ? chosen.filter((each) => each !== value)
        : values.filter((each) => each === value || chosen.includes(each)),
    );
  const choose = (group: BoardGroup) => onChange(valuesInGroup(board, group));
  return (
    <div className={styles['board']}>
      {groups.length > 0 && (
        <GroupBar groups={groups} of={label} isDisabled={isDisabled} onGroup={choose} />
      )}
      <ValueGrid
        values={values}
        chosen={chosen}
        label={label}
        isFull={chosen.length >= max}
        isDisabled={isDisabled}
        onToggle={toggle}
      />
    </div>
  );
}
