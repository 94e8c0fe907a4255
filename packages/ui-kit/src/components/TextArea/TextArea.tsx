import type { ComponentProps } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import styles from './TextArea.module.css';

export type TextAreaProps = ComponentProps<'textarea'>;

/** Text of several lines; it grows with what is written, where the browser can. */
export function TextArea({ className, rows = 5, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={classNames(styles['area'], className)}
    />
  );
}
