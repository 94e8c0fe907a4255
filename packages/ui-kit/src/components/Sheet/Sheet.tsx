import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton';
import { ScrollBody } from '../Dialog/ScrollBody';
import styles from './Sheet.module.css';

/** Props of {@link Sheet}. */
export interface SheetProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Hides the title visually, if the content has its own heading. */
  isTitleHidden?: boolean | undefined;
  children: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
  labels: { close: string };
  /** The edge it slides in from. `start` and `end` follow the reading direction. */
  side?: 'start' | 'end' | 'bottom' | undefined;
}

const SWIPE = { start: 'left', end: 'right', bottom: 'down' } as const;

/** A panel that slides in from an edge of the screen. A swipe, Esc, the backdrop or its button closes it. */
export function Sheet({
  open,
  onClose,
  title,
  isTitleHidden = false,
  children,
  footer,
  labels,
  side = 'bottom',
}: SheetProps) {
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      swipeDirection={SWIPE[side]}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles['cover']} data-scrim="" />
        <Drawer.Viewport className={styles['viewport']} data-side={side}>
          <Drawer.Popup className={styles['sheet']} data-side={side}>
            {side === 'bottom' && <span className={styles['grip']} aria-hidden="true" />}
            <header className={styles['header']} data-title-hidden={isTitleHidden || undefined}>
              <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton label={labels.close} icon={<X />} />} />
            </header>
            <Drawer.Content
              render={<ScrollBody className={styles['body']}>{children}</ScrollBody>}
            />
            {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
