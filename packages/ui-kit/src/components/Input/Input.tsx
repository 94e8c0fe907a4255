import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import styles from './Input.module.css';

export interface InputProps extends ComponentProps<'input'> {
  /** A picture that helps to find the field; decorative. */
  iconStart?: ReactNode;
  /** Inside the frame, before what is typed: a currency, a dialling code. */
  start?: ReactNode;
  /** Inside the frame, after what is typed: a unit, a clear button. */
  end?: ReactNode;
}

/** One line of text. */
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
