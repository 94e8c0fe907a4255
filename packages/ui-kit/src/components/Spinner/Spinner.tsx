import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /**
   * What is in progress, announced politely. Without it, the spinner is decorative and the surrounding text
   * describes the state.
   */
  label?: string | undefined;
  /** `small` matches the height of the surrounding text. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/**
 * Three flags on a string that move one after the other. The small size takes the color of the surrounding
 * text.
 */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles['spinner'], className)}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
    >
      <svg viewBox="0 0 30 20" aria-hidden focusable="false">
        <path className={styles['string']} d="M1 3.5Q15 8 29 3.5" />
        <path className={styles['flag']} d="M2.6 4.4 10 5.6 5.6 14.6Z" />
        <path className={styles['flag']} d="M11.2 5.7h7.6L15 15.6Z" />
        <path className={styles['flag']} d="M20 5.6 27.4 4.4 24.4 14.6Z" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
