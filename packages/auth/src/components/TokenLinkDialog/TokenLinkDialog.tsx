import { Banderitas, Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './TokenLinkDialog.module.css';

export interface TokenLinkDialogProps {
  /** Who is signed in here and would be signed out; null where nobody is. */
  account: string | null;
  /** Why the link could not be used, in the visitor's words. */
  failure: string | null;
  isBusy: boolean;
  /** The same link may be tried again; otherwise it is spent. */
  canRetry: boolean;
  onUse(): void;
  onClose(): void;
}

/** A sign-in by the one-time token of a link: asks before it replaces a session, and says when it cannot. */
export function TokenLinkDialog({
  account,
  failure,
  isBusy,
  canRetry,
  onUse,
  onClose,
}: TokenLinkDialogProps) {
  const t = useT();
  const isAsking = account !== null;
  const guestTitle = failure === null ? t('tokenLink.busyTitle') : t('tokenLink.failedTitle');
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAsking ? t('tokenLink.askTitle', { account }) : guestTitle}
      description={isAsking ? t('tokenLink.askNote') : undefined}
      labels={{ close: t('tokenLink.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas {...(isBusy ? { loadingLabel: t('tokenLink.busyTitle') } : {})} />}
    >
      <div className={styles['body']}>
        <FormFailure text={failure} />
        {(isAsking || failure !== null) && (
          <div className={styles['actions']}>
            {canRetry && (
              <Button variant="primary" size="large" fullWidth busy={isBusy} onClick={onUse}>
                {failure === null ? t('tokenLink.use') : t('tokenLink.retry')}
              </Button>
            )}
            <Button variant="quiet" fullWidth onClick={onClose}>
              {isAsking ? t('tokenLink.stay', { account }) : t('tokenLink.close')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
