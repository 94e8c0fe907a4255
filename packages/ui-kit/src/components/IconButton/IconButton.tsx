import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import styles from './IconButton.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does; its accessible name. */
  label: string;
  icon: ReactNode;
  /** A toggle's state, such as a favourite's heart. */
  pressed?: boolean | undefined;
  /** `overlay` is for use on a picture and has its own background. */
  variant?: 'quiet' | 'outline' | 'overlay' | undefined;
  /** A count on the corner. Include it in the label too. */
  badge?: ReactNode;
}

/** An icon-only button, 44 px square. */
export function IconButton({
  label,
  icon,
  pressed,
  variant = 'quiet',
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['button'], className)}
      data-variant={variant}
      aria-label={label}
      aria-pressed={pressed}
    >
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      {badge !== undefined && (
        <span className={styles['badge']} aria-hidden="true" data-numeric="">
          {badge}
        </span>
      )}
    </button>
  );
}
