import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

import styles from './Tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** The control it explains. It must have a name of its own: touch has no hover. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A short word on what lies under the pointer or has the focus. Never the only place of anything. */
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
