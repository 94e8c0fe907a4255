import { useErrorText } from '@perya/i18n';
import { Banderitas, Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../locales';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useResetPassword } from './useResetPassword';

export interface ResetPasswordDialogProps {
  /** The token of the reset link. */
  token: string;
  onClose(): void;
  /** The link is no longer valid, and the visitor requests another. */
  onAskAgain(): void;
}

/** Opened by the reset link: a form for the new password, or an explanation why the link is invalid. */
export function ResetPasswordDialog({ token, onClose, onAskAgain }: ResetPasswordDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { isSpent, ...reset } = useResetPassword(token);
  return (
    <Dialog
      // A separate dialog, so that its text is announced and its button is focused.
      key={isSpent ? 'spent' : 'form'}
      open
      onClose={onClose}
      title={isSpent ? t('resetPassword.spentTitle') : t('resetPassword.title')}
      description={isSpent ? errorText({ key: 'reset_link_invalid' }) : t('resetPassword.note')}
      labels={{ close: t('resetPassword.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas />}
      {...(isSpent && {
        footer: (
          <Button variant="primary" size="large" fullWidth onClick={onAskAgain}>
            {t('resetPassword.askAgain')}
          </Button>
        ),
      })}
    >
      {!isSpent && <ResetPasswordForm {...reset} />}
    </Dialog>
  );
}
