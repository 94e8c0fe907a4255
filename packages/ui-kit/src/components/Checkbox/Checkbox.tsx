import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import styles from './Checkbox.module.css';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong and how to fix it. When set, the checkbox is invalid. */
  error?: ReactNode;
  /** Some of the items that the checkbox represents are selected, and some are not. */
  indeterminate?: boolean | undefined;
}

/**
 * A yes or no that takes effect when the form is submitted. A styled native checkbox, so it works before
 * hydration.
 */
export function Checkbox({
  label,
  help,
  error,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  const errorId = error === undefined ? undefined : `${id}-error`;

  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(box);
    if (ref) ref.current = box;
    return undefined;
  };

  return (
    <div className={classNames(styles['checkbox'], className)}>
      <label className={styles['row']}>
        <input
          {...rest}
          ref={mark}
          type="checkbox"
          className={styles['box']}
          aria-invalid={errorId === undefined ? rest['aria-invalid'] : true}
          aria-describedby={
            [rest['aria-describedby'], helpId, errorId].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{label}</span>
      </label>
      {helpId !== undefined && (
        <p id={helpId} className={styles['help']}>
          {help}
        </p>
      )}
      <div aria-live="polite">
        {errorId !== undefined && (
          <p id={errorId} className={styles['error']}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
