import { Banderitas, Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './TokenLinkDialog.module.css';

export interface TokenLinkDialogProps {
  /** The signed-in account that would be signed out; null for guests. */
  account: string | null;
  /** Why the link could not be used, translated. */
  failure: string | null;
  isBusy: boolean;
  /** Whether the same link can be retried; otherwise it's spent. */
  canRetry: boolean;
  onUse(): void;
  onClose(): void;
}

/** Signs in with the one-time token of a link. Asks before replacing a session, and shows errors. */
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
