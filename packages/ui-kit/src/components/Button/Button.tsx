import {
  cloneElement,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { classNames } from '../../utils/classNames';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is for the one main action of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Height: 36, 44 or 52 px. The small one still answers in 44 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Work is under way: the width stays, the focus stays, and pressing does nothing. */
  busy?: boolean | undefined;
  fullWidth?: boolean | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  /** Draw another element as the button, such as a router's link: `render={<Link to="/rng" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** An action that says what it does. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  fullWidth = false,
  iconStart,
  iconEnd,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Not `disabled`: that would drop the focus, and with it the place of a keyboard or screen reader.
  // A prevented click also stops the form's own submit, by Enter too.
  const swallowWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  const shared = {
    ...rest,
    className: classNames(styles['button'], className),
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
    'data-busy': busy || undefined,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || rest['aria-disabled'],
    onClick: swallowWhileBusy,
  };
  const content = (
    <>
      <span className={styles['content']}>
        {iconStart !== undefined && <Icon>{iconStart}</Icon>}
        <span className={styles['label']}>{children}</span>
        {iconEnd !== undefined && <Icon>{iconEnd}</Icon>}
      </span>
      {busy && <Flags />}
    </>
  );

  if (render) return cloneElement(render, shared, content);
  return (
    <button {...shared} type={type}>
      {content}
    </button>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span className={styles['icon']} aria-hidden="true">
      {children}
    </span>
  );
}

/** The loading line: three of the fair's flags in the wind. */
function Flags() {
  return (
    <span className={styles['flags']} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
