import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

import { ScrollBody } from '../Dialog/ScrollBody';
import { IconButton } from '../IconButton/IconButton';
import styles from './CentreOverlay.module.css';

/** One page of a center. Listed in the given order. */
export interface CentrePage {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown at the end of the row, such as a count. */
  end?: ReactNode;
  /** The link to the page. Its children are set by the overlay. */
  link: ReactElement<Record<string, unknown>>;
}

/** Props of {@link CentreOverlay}. */
export interface CentreOverlayProps {
  open: boolean;
  onClose(): void;
  /** Name of the center, such as "Member centre". */
  title: string;
  pages: readonly CentrePage[];
  /** Id of the current page. */
  current: string;
  labels: { close: string; pages: string };
  /** Shown above the list, such as the signed-in member. */
  header?: ReactNode;
  children: ReactNode;
}

/**
 * A center with several pages, shown over the site: a list next to the page on a desktop, a full-screen sheet
 * on a phone.
 */
export function CentreOverlay({
  open,
  onClose,
  title,
  pages,
  current,
  labels,
  header,
  children,
}: CentreOverlayProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['cover']} />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup className={styles['centre']}>
            <header className={styles['bar']}>
              <Base.Title className={styles['title']}>{title}</Base.Title>
              <Base.Close render={<IconButton label={labels.close} icon={<X />} />} />
            </header>
            <PageList pages={pages} current={current} label={labels.pages} header={header} />
            <ScrollBody className={styles['content']}>{children}</ScrollBody>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface PageListProps extends Pick<CentreOverlayProps, 'pages' | 'current' | 'header'> {
  label: string;
}

/** The list of the center's pages. If it overflows, it scrolls to the current page. */
function PageList({ pages, current, label, header }: PageListProps) {
  return (
    <div className={styles['side']}>
      {header}
      <nav className={styles['pages']} aria-label={label}>
        {pages.map(({ id, label: name, icon, end, link }) =>
          cloneElement(
            link,
            {
              key: id,
              ref: id === current ? bringInSight : undefined,
              className: styles['page'],
              'aria-current': id === current ? 'page' : undefined,
            },
            <span key="icon" className={styles['icon']} aria-hidden="true">
              {icon}
            </span>,
            <span key="label">{name}</span>,
            end !== undefined && (
              <span key="end" className={styles['end']}>
                {end}
              </span>
            ),
          ),
        )}
      </nav>
    </div>
  );
}

/** Scrolls only the list that contains the link, not the page below. */
function bringInSight(link: HTMLElement | null) {
  const room = link?.closest('nav')?.parentElement;
  if (!link || !room) return;
  const [around, at] = [room.getBoundingClientRect(), link.getBoundingClientRect()];
  room.scrollLeft += at.left - around.left - (around.width - at.width) / 2;
  room.scrollTop += at.top - around.top - (around.height - at.height) / 2;
}
