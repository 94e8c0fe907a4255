import type { AnnouncementType } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { useIsSignedIn } from '@perya/session';
import { RadioGroup } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useRef, useState } from 'react';

import { useNoticesT } from './locales';
import styles from './NoticeDialog.module.css';
import { NoticePanes } from './NoticePanes';
import { NoticeSteps } from './NoticeSteps';
import { useNoticePosition, type NoticeOpening } from './useNoticePosition';

/** Props of {@link NoticeDialog}. */
export interface NoticeDialogProps {
  isOpen: boolean;
  onClose(): void;
  /** What to show first, each time the dialog opens; defaults to the newest of the board. */
  opening?: NoticeOpening | undefined;
}

/** The kinds of announcements in display order, the default first (specification §3). */
const KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const satisfies readonly AnnouncementType[];

const BOARD: NoticeOpening = {};

/**
 * The operator's announcements (specification §2, announcements modal): by kind, with nine titles per page
 * next to the open one. On a phone, either the list or the announcement is shown.
 */
export function NoticeDialog({ isOpen, onClose, opening = BOARD }: NoticeDialogProps) {
  // Each opening has its own state; the last content is kept during the exit animation.
  const [count, setCount] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setCount(count + 1);
  }
  return <Reading key={count} isOpen={isOpen} onClose={onClose} opening={opening} />;
}

function Reading({ isOpen, onClose, opening }: Required<NoticeDialogProps>) {
  const t = useNoticesT();
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const reading = useNoticePosition(opening ?? BOARD, isOpen);
  // When opened at an index, the announcement is shown first, also on a phone.
  const [isReading, setIsReading] = useState(opening?.index !== undefined);
  const { kind, index, total, chooseKind } = reading;
  const top = useRef<HTMLDivElement>(null);
  // Scrolls the next announcement to its start.
  const goTo = (next: number) => {
    reading.goTo(next);
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="large"
      title={t('dialog.title')}
      labels={{ close: t('dialog.close') }}
      footer={
        total > 1 ? (
          <NoticeSteps
            position={t('step.position', {
              position: format.number(index + 1),
              total: format.number(total),
            })}
            onPrevious={index > 0 ? () => goTo(index - 1) : undefined}
            onNext={index < total - 1 ? () => goTo(index + 1) : undefined}
            isHiddenOnPhone={!isReading}
          />
        ) : undefined
      }
    >
      <div className={styles['reading']} ref={top} data-shown={isReading ? 'notice' : 'list'}>
        <RadioGroup
          className={styles['kinds']}
          label={t('kinds.label')}
          isLabelHidden
          variant="chips"
          value={kind}
          options={kindsFor(isSignedIn).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onValueChange={(value) => {
            chooseKind(value as AnnouncementType);
            setIsReading(false);
          }}
        />
        <NoticePanes
          reading={reading}
          isReading={isReading}
          onRead={setIsReading}
          onLeave={onClose}
        />
      </div>
    </Dialog>
  );
}

/** Guests aren't players, and get nothing of that kind from the platform. */
function kindsFor(isSignedIn: boolean): readonly AnnouncementType[] {
  return isSignedIn ? KINDS : KINDS.filter((kind) => kind !== 'PL');
}
