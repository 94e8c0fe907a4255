import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

import styles from './Tooltip.module.css';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  text: ReactNode;
  /** The control it describes. It must have its own accessible name, because touch devices have no hover. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A short description of a control on hover or focus. Never the only place for information. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner className={styles['positioner']} side={side} sideOffset={8}>
          <Base.Popup className={styles['popup']}>
            <Base.Arrow className={styles['arrow']} />
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
