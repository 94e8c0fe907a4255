import { Banderitas, Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../locales';
import type { ChangePasswordStep } from '../../stores/authStep';
import { ChangePasswordForm } from './ChangePasswordForm';
import { useChangePassword } from './useChangePassword';

export interface ChangePasswordDialogProps extends Omit<ChangePasswordStep, 'kind'> {
  /** Called when the new password is set. */
  onChanged(): void;
  /** Called when the visitor cancels or postpones the change. */
  onClose(): void;
}

/** Changes a password that must be changed before the session opens, or should be after a first sign-in. */
export function ChangePasswordDialog({
  account,
  reason,
  knownPassword,
  onChanged,
  onClose,
}: ChangePasswordDialogProps) {
  const t = useT();
  const { form, failure, isOldKnown, isBusy, submit } = useChangePassword(
    { knownPassword },
    onChanged,
  );
  const titles = {
    expired: t('changePassword.expiredTitle'),
    default: t('changePassword.defaultTitle'),
    'first-login': t('changePassword.firstLoginTitle'),
  };
  const notes = {
    expired: t('changePassword.expiredNote'),
    default: t('changePassword.defaultNote'),
    'first-login': t('changePassword.firstLoginNote'),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[reason]}
      description={notes[reason]}
      labels={{ close: t('changePassword.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas />}
    >
      <ChangePasswordForm
        form={form}
        account={account}
        isOldKnown={isOldKnown}
        failure={failure}
        isBusy={isBusy}
        onSubmit={submit}
        actions={
          <Button variant="quiet" fullWidth onClick={onClose}>
            {reason === 'first-login' ? t('changePassword.later') : t('changePassword.back')}
          </Button>
        }
      />
    </Dialog>
  );
}
