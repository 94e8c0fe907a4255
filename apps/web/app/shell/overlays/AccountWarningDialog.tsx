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
import { Link } from 'react-router';

import { useT } from '../../locales';
import { useLazyShellT } from '../locales';
import { AFFILIATE_PATH } from '../navigation/affiliate';

export interface AccountWarningDialogProps {
  warning: AccountWarning | null;
}

/**
 * Tells an account that an action isn't allowed, with the platform's message. Guests continue to the login,
 * and members who look for the agent center to the affiliate program.
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
  const isForAgents = said === 'agents_only';
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
          {isForAgents && (
            <Button onClick={dismissAccountWarning} render={<Link to={AFFILIATE_PATH} />}>
              {laterT('footer.affiliateAction')}
            </Button>
          )}
          <Button variant="primary" onClick={confirm}>
            {isSignedIn ? laterT('accountWarning.confirm') : t('guest.logIn')}
          </Button>
        </>
      }
    >
      <p>
        {isForAgents ? laterT('accountWarning.agentsOnly') : words(said ?? 'in_need_true_account')}
      </p>
    </Dialog>
  );
}
