import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { MailCheck } from 'lucide-react';
import { useRef } from 'react';

import { useT } from '../../locales';
import styles from './ForgotPasswordDialog.module.css';

export interface EmailSentDialogProps {
  /** As typed. The platform doesn't reveal whether it belongs to a member. */
  email: string;
  onClose(): void;
  /** Returns to the form, which keeps its input. */
  onAgain(): void;
}

/** Explains the next step without revealing whether the member exists. */
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
