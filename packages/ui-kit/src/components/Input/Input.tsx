import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import styles from './Input.module.css';

/** Props of {@link Input}. */
export interface InputProps extends ComponentProps<'input'> {
  /** An icon that helps to find the field; decorative. */
  iconStart?: ReactNode;
  /** Inside the frame, before the typed text: a currency, a dialing code. */
  start?: ReactNode;
  /** Inside the frame, after the typed text: a unit, a clear button. */
  end?: ReactNode;
}

/** A single-line text field. */
export function Input({ iconStart, start, end, className, type = 'text', ...rest }: InputProps) {
  const control = useFieldControl(rest);
  return (
    <div
      className={classNames(styles['frame'], className)}
      data-disabled={rest.disabled || undefined}
    >
      {iconStart !== undefined && (
        <span className={styles['icon']} aria-hidden="true">
          {iconStart}
        </span>
      )}
      {start !== undefined && <span className={styles['affix']}>{start}</span>}
      <input {...rest} {...control} type={type} className={styles['input']} />
      {end !== undefined && <span className={styles['affix']}>{end}</span>}
    </div>
  );
}
