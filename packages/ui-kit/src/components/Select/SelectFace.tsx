import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import type { SelectOption } from './Select';
import styles from './Select.module.css';

/** The chosen option, as shown by a closed control. */
export function ChosenOption({ option }: { option: SelectOption }) {
  return (
    <>
      {option.icon !== undefined && <OptionIcon>{option.icon}</OptionIcon>}
      <span className={styles['chosen']}>{option.chosenLabel ?? option.label}</span>
    </>
  );
}

export function OptionIcon({ children }: { children: ReactNode }) {
  return (
    <span className={styles['icon']} aria-hidden="true">
      {children}
    </span>
  );
}

/** A closed control that has no list. */
export function SelectFace({
  option,
  placeholder,
}: {
  option: SelectOption | undefined;
  placeholder: string | undefined;
}) {
  return (
    <>
      <span className={styles['value']} data-placeholder={option ? undefined : ''}>
        {option ? <ChosenOption option={option} /> : placeholder}
      </span>
      <span className={styles['chevron']} aria-hidden="true">
        <ChevronDown />
      </span>
    </>
  );
}
