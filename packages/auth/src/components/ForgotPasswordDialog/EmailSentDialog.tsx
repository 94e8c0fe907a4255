import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { MailCheck } from 'lucide-react';
import { useRef } from 'react';

import { useT } from '../../locales';
import styles from './ForgotPasswordDialog.module.css';

export interface EmailSentDialogProps {
  /** As it was typed: the platform says nothing of whom it knows. */
  email: string;
  onClose(): void;
  /** Back to the form, with what was typed. */
  onAgain(): void;
}

/** Says what happens next in words that fit known and unknown members alike. */
export function EmailSentDialog({ email, onClose, onAgain }: EmailSentDialogProps) {
  const t = useT();
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('emailSent.title')}
      description={t('emailSent.note', { email })}
      labels={{ close: t('forgotPassword.close') }}
      size="small"
      initialFocus={done}
      picture={<MailCheck className={styles['sent']} aria-hidden="true" />}
      footer={
        <>
          <Button variant="quiet" onClick={onAgain}>
            {t('emailSent.again')}
          </Button>
          <Button ref={done} variant="primary" onClick={onClose}>
            {t('emailSent.done')}
          </Button>
        </>
      }
    >
      <p className={styles['hint']}>{t('emailSent.hint')}</p>
    </Dialog>
  );
}
