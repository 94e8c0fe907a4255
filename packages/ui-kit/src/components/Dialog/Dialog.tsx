import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

import { IconButton } from '../IconButton/IconButton';
import { ScrollBody } from './ScrollBody';
import styles from './Dialog.module.css';

/** Why a dialog requests to be closed. */
export type DialogCloseReason = 'escape' | 'cover' | 'close-button' | 'timeout' | 'other';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** Called when the dialog requests to be closed. The parent controls `open`. */
  onClose(reason: DialogCloseReason): void;
  title: ReactNode;
  /** Announced with the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  labels: { close: string };
  /** Maximum width 400, 560 or 880 px. On a phone it has the full width, at the bottom of the screen. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A question that must be answered: no close button, and neither Esc nor the backdrop closes it. */
  mustAnswer?: boolean | undefined;
  /** Whether a click on the backdrop closes the dialog. Set to `false` if typed text would be lost. */
  closeOnCoverClick?: boolean | undefined;
  /** Closes automatically after this many milliseconds. Paused while the pointer is on the dialog. */
  autoCloseMs?: number | undefined;
  /** Receives the focus on opening. Default: the first focusable control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Shown above the title, in front of a glow: an icon or a small picture. */
  picture?: ReactElement | undefined;
}

/**
 * A modal dialog: the page behind is inert, Esc closes, and the focus returns to the element that had it.
 *
 * @example
 * ```tsx
 * import { Button } from '@perya/ui-kit';
 * import { Dialog } from '@perya/ui-kit/dialog';
 * import { useState } from 'react';
 *
 * export function CancelTicket() {
 *   const [isOpen, setIsOpen] = useState(false);
 *   const close = () => setIsOpen(false);
 *   return (
 *     <>
 *       <Button onClick={() => setIsOpen(true)}>Cancel ticket</Button>
 *       <Dialog
 *         open={isOpen}
 *         onClose={close}
 *         title="Cancel this ticket?"
 *         labels={{ close: 'Close' }}
 *         footer={<Button variant="danger" onClick={close}>Cancel ticket</Button>}
 *       />
 *     </>
 *   );
 * }
 * ```
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  labels,
  size = 'medium',
  mustAnswer = false,
  closeOnCoverClick = true,
  autoCloseMs,
  initialFocus,
  picture,
}: DialogProps) {
  const [isPointed, setIsPointed] = useState(false);
  useAutoClose(open && !isPointed ? autoCloseMs : undefined, () => onClose('timeout'));

  const askToClose = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    if (next) return;
    const reason = closeReasonOf(details.reason);
    if (mustAnswer && reason !== 'other') details.cancel();
    else onClose(reason);
  };

  return (
    <Base.Root
      open={open}
      onOpenChange={askToClose}
      disablePointerDismissal={mustAnswer || !closeOnCoverClick}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['cover']} data-scrim="" />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup
            className={styles['dialog']}
            data-size={size}
            initialFocus={initialFocus}
            onPointerEnter={() => setIsPointed(true)}
            onPointerLeave={() => setIsPointed(false)}
          >
            {autoCloseMs !== undefined && (
              <span
                className={styles['timer']}
                data-paused={isPointed || undefined}
                style={{ animationDuration: `${autoCloseMs}ms` }}
                aria-hidden="true"
              />
            )}
            <header className={styles['header']}>
              {picture !== undefined && <div className={styles['picture']}>{picture}</div>}
              <Base.Title className={styles['title']}>{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className={styles['description']}>{description}</Base.Description>
              )}
            </header>
            {children !== undefined && (
              <ScrollBody className={styles['body']}>{children}</ScrollBody>
            )}
            {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
            {/* Last, so that the first tab stop inside is the dialog's content. */}
            {!mustAnswer && (
              <Base.Close
                className={styles['close']}
                render={<IconButton label={labels.close} icon={<X />} />}
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function closeReasonOf(reason: Base.Root.ChangeEventReason): DialogCloseReason {
  if (reason === 'escape-key') return 'escape';
  if (reason === 'outside-press') return 'cover';
  if (reason === 'close-press') return 'close-button';
  return 'other';
}

/** Calls back once after `afterMs`. `undefined` stops the timer, and the next value restarts it. */
function useAutoClose(afterMs: number | undefined, close: () => void): void {
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (afterMs === undefined) return undefined;
    const timer = setTimeout(() => onTimeout(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}
