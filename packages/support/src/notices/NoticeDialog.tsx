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
import { useNoticeReading, type NoticeOpening } from './useNoticeReading';

export interface NoticeDialogProps {
  isOpen: boolean;
  onClose(): void;
  /** What to begin with, each time the dialog opens: the newest of the board, if not said. */
  opening?: NoticeOpening | undefined;
}

/** The kinds of announcements in the order of the dialog, the default first (specification §3). */
const KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const satisfies readonly AnnouncementType[];

const BOARD: NoticeOpening = {};

/**
 * The operator's announcements (specification §2, announcements modal): nine a page beside the one
 * that is read, by kind. On a phone the list and the announcement take turns.
 */
export function NoticeDialog({ isOpen, onClose, opening = BOARD }: NoticeDialogProps) {
  // Each opening is a reading of its own; the words of the last one stay for the dialog's way out.
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
  const reading = useNoticeReading(opening ?? BOARD, isOpen);
  // Whoever asked for one reads it at once, on a phone as well.
  const [isReading, setIsReading] = useState(opening?.index !== undefined);
  const { kind, index, total, chooseKind } = reading;
  const top = useRef<HTMLDivElement>(null);
  // The next one is read from its beginning.
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

/** Whoever is not signed in is no player, and gets nothing of that kind from the platform. */
function kindsFor(isSignedIn: boolean): readonly AnnouncementType[] {
  return isSignedIn ? KINDS : KINDS.filter((kind) => kind !== 'PL');
}
