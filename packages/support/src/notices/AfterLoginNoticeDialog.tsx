import type { Notice } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button, Checkbox } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';

import styles from './AfterLoginNoticeDialog.module.css';
import { useNoticesT } from './locales';
import { NoticeArticle } from './NoticeArticle';
import { NoticeSteps } from './NoticeSteps';

export interface AfterLoginNoticeDialogProps {
  isOpen: boolean;
  /** At least one. */
  notices: readonly Notice[];
  /** `isForGood`: don't show these again. */
  onClose(how: { isForGood: boolean }): void;
}

/** Announcements after the sign-in: one at a time, in a dialog that can be closed at any point. */
export function AfterLoginNoticeDialog({ isOpen, notices, onClose }: AfterLoginNoticeDialogProps) {
  const t = useNoticesT();
  const format = useFormat();
  const [index, setIndex] = useState(0);
  const [isForGood, setIsForGood] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const last = notices.length - 1;
  const at = Math.min(index, last);
  const notice = notices[at];
  const close = () => onClose({ isForGood });

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('arrival.title')}
      picture={<Megaphone size={36} strokeWidth={1.5} aria-hidden />}
      labels={{ close: t('dialog.close') }}
      initialFocus={done}
      footer={
        <div className={styles['footer']}>
          {last > 0 && (
            <NoticeSteps
              position={t('step.position', {
                position: format.number(at + 1),
                total: format.number(last + 1),
              })}
              onPrevious={at > 0 ? () => setIndex(at - 1) : undefined}
              onNext={at < last ? () => setIndex(at + 1) : undefined}
            />
          )}
          <Checkbox
            label={t('arrival.quiet')}
            help={t('arrival.quietHelp')}
            checked={isForGood}
            onChange={(event) => setIsForGood(event.currentTarget.checked)}
          />
          <Button ref={done} variant="primary" fullWidth onClick={close}>
            {t('arrival.done')}
          </Button>
        </div>
      }
    >
      {/* Announces the next notice. */}
      <div className={styles['notice']} aria-live="polite">
        {notice && (
          <NoticeArticle
            key={notice.id}
            notice={notice}
            kind={t(`kinds.${notice.type}`)}
            onLeave={close}
          />
        )}
      </div>
    </Dialog>
  );
}
