import { loginRequestClosed, useLoginRequest } from '@perya/session';
import { Banderitas } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../i18n';
import { LoginPanel } from '../LoginPanel/LoginPanel';

export interface LoginDialogProps {
  /** After the session stands. `ranPendingAction`: what asked for the sign-in goes on by itself. */
  onSignedIn?(ranPendingAction: boolean): void;
}

/** Opens whenever something asks the visitor to sign in. What waited for it is dropped when it is closed. */
export function LoginDialog({ onSignedIn }: LoginDialogProps) {
  const t = useT();
  const request = useLoginRequest();
  const isExpired = request?.reason === 'expired';
  return (
    <Dialog
      open={request !== null}
      onClose={loginRequestClosed}
      title={isExpired ? t('loginDialog.expiredTitle') : t('loginDialog.title')}
      description={isExpired ? t('loginDialog.expiredNote') : t('loginDialog.welcome')}
      labels={{ close: t('loginDialog.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas />}
    >
      <LoginPanel onSignedIn={(ranPendingAction) => onSignedIn?.(ranPendingAction)} />
    </Dialog>
  );
}
