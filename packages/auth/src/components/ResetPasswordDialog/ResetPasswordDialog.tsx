import { useErrorText } from '@perya/i18n';
import { Banderitas, Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../locales';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useResetPassword } from './useResetPassword';

export interface ResetPasswordDialogProps {
  /** Of the link that was followed. */
  token: string;
  onClose(): void;
  /** The link is of no use any more: the visitor asks for another. */
  onAskAgain(): void;
}

/** Where the mail's link leads: a new password, or words on why the link no longer opens one. */
export function ResetPasswordDialog({ token, onClose, onAskAgain }: ResetPasswordDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { isSpent, ...reset } = useResetPassword(token);
  return (
    <Dialog
      // Another dialog, so that its words are read out and its button gets the focus.
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
