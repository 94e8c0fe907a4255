import { useId } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps {
  label: string;
  /** Indeterminate if undefined. */
  value?: number | undefined;
  max?: number | undefined;
  /** The value in words, such as "₱300 of ₱1,000". Shown at the end of the label's row. */
  valueText?: string | undefined;
  labelHidden?: boolean | undefined;
  tone?: 'coral' | 'gold' | 'teal' | 'success' | 'danger' | undefined;
  size?: 'thin' | 'normal' | undefined;
  className?: string | undefined;
}

/** Shows the progress of a mission, a wagering requirement or an upload. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  labelHidden = false,
  tone = 'coral',
  size = 'normal',
  className,
}: ProgressProps) {
  const barId = useId();
  const bar = (
    <progress
      id={barId}
      className={styles['bar']}
      max={max}
      {...(value === undefined ? {} : { value: Math.min(Math.max(value, 0), max) })}
      {...(labelHidden ? { 'aria-label': label } : {})}
      aria-valuetext={valueText}
    />
  );

  return (
    <div className={classNames(styles['progress'], className)} data-tone={tone} data-size={size}>
      {!labelHidden && (
        <div className={styles['line']}>
          <label htmlFor={barId}>{label}</label>
          {valueText !== undefined && (
            <span className={styles['value']} data-numeric aria-hidden>
              {valueText}
            </span>
          )}
        </div>
      )}
      {bar}
    </div>
  );
}
