import type { ComponentProps } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import styles from './TextArea.module.css';

/** Props of {@link TextArea}. */
export type TextAreaProps = ComponentProps<'textarea'>;

/** A multi-line text field that grows with its content, if the browser supports it. */
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
