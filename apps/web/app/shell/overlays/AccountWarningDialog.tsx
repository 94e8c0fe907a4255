import { errorsCatalogue, useCatalogue } from '@perya/i18n';
import {
  type AccountWarning,
  dismissAccountWarning,
  offeredDemo,
  requestLogin,
  useIsSignedIn,
} from '@perya/session';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState } from 'react';

import { useT } from '../../locales';
import { useLazyShellT } from '../locales';

export interface AccountWarningDialogProps {
  warning: AccountWarning | null;
}

/**
 * Tells trial accounts that an action isn't allowed, with the platform's message. Guests continue to the
 * login.
 */
export default function AccountWarningDialog({ warning }: AccountWarningDialogProps) {
  const t = useT();
  const laterT = useLazyShellT();
  const words = useCatalogue(errorsCatalogue);
  const isSignedIn = useIsSignedIn();
  // Keeps the text during the exit animation.
  const [said, setSaid] = useState(warning);
  if (warning && warning !== said) setSaid(warning);

  const playDemo = offeredDemo();
  const confirm = () => {
    dismissAccountWarning();
    if (!isSignedIn) requestLogin();
  };
  const goToDemo = () => {
    dismissAccountWarning();
    playDemo?.();
  };

  return (
    <Dialog
      open={warning !== null}
      onClose={dismissAccountWarning}
      size="small"
      title={words('in_popup_prompt')}
      labels={{ close: laterT('accountWarning.close') }}
      footer={
        <>
          {playDemo && <Button onClick={goToDemo}>{laterT('accountWarning.demo')}</Button>}
          <Button variant="primary" onClick={confirm}>
            {isSignedIn ? laterT('accountWarning.confirm') : t('guest.logIn')}
          </Button>
        </>
      }
    >
      <p>{words(said ?? 'in_need_true_account')}</p>
    </Dialog>
  );
}
