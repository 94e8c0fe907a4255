import type { Lottery, PlayType } from '@perya/rules/lottery';
import { RadioGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../locales';
import { useTranslateCode } from '../words/words';
import styles from './PlayTypePicker.module.css';

export interface PlayTypePickerProps {
  lottery: Lottery;
  playType: PlayType;
  onChange(playType: PlayType): void;
  /** The board of the play type. */
  children: ReactNode;
}

/** The play types of a lottery: groups in a row, and the types of a group as chips. */
export function PlayTypePicker({ lottery, playType, onChange, children }: PlayTypePickerProps) {
  const t = useT();
  const words = useTranslateCode();
  const groups = [...new Set(lottery.playTypes.map(({ group }) => group))];
  const types = lottery.playTypes.filter(({ group }) => group === playType.group);
  const choose = (code: string) => {
    const next = lottery.playTypes.find((each) => each.code === code);
    if (next !== undefined) onChange(next);
  };
  return (
    <div className={styles['type']}>
      {groups.length > 1 && (
        <RadioGroup
          label={t('desk.groups')}
          isLabelHidden
          variant="line"
          value={playType.group}
          options={groups.map((group) => ({ value: group, label: words('group', group) }))}
          onValueChange={(group) => {
            const first = lottery.playTypes.find((each) => each.group === group);
            if (first !== undefined) onChange(first);
          }}
        />
      )}
      {types.length > 1 && (
        <RadioGroup
          className={styles['types']}
          label={t('desk.playTypes')}
          isLabelHidden
          variant="chips"
          value={playType.code}
          options={types.map(({ code }) => ({ value: code, label: words('playType', code) }))}
          onValueChange={choose}
        />
      )}
      {children}
    </div>
  );
}
