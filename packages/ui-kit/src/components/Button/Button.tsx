import {
  cloneElement,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { classNames } from '../../utils/classNames';
import styles from './Button.module.css';

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Use `primary` for the one main action of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Height: 36, 44 or 52 px. The small size still has a 44 px hit area. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An action is in progress: the button keeps its width and focus, and clicks are ignored. */
  busy?: boolean | undefined;
  fullWidth?: boolean | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  /** Renders another element as the button, such as a router's link: `render={<Link to="/rng" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/**
 * A button for an action. Its label names the action.
 *
 * @example
 * ```tsx
 * import { Button } from '@perya/ui-kit';
 *
 * const actions = (
 *   <>
 *     <Button variant="primary" busy onClick={() => {}}>Deposit</Button>
 *     <Button variant="quiet" render={<a href="/promotions" />}>Promotions</Button>
 *   </>
 * );
 * ```
 */
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
  // Not `disabled`: that would lose the focus, and with it the position of keyboard and screen reader users.
  // Preventing the click also stops the form's submit, including by Enter.
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

/** The loading indicator: three flags moving in the wind. */
function Flags() {
  return (
    <span className={styles['flags']} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
