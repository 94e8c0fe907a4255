import { logout } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { errorsCatalogue, useCatalogue } from '@perya/i18n';
import { signOut } from '@perya/session';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useLazyShellT } from '../locales';
import { closeOverlay } from '../navigation/overlay';

/** Signing out doesn't wait longer than this for the platform. */
const PATIENCE_MS = 3_000;

const close = () => closeOverlay('signOut');

/** Asks "Do you want to sign out?" in the platform's words, then signs out and opens the home page. */
export default function SignOutDialog({ isOpen }: { isOpen: boolean }) {
  const t = useLazyShellT();
  const words = useCatalogue(errorsCatalogue);
  const client = useApi();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async () => {
    setIsLeaving(true);
    // If the request fails, the session is closed locally and expires on the server.
    await client.call(logout, {}, { timeoutMs: PATIENCE_MS }).catch(() => {});
    setIsLeaving(false);
    close();
    signOut();
    await navigate('/');
  };

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="small"
      title={words('in_popup_prompt')}
      labels={{ close: t('signOut.cancel') }}
      footer={
        <>
          <Button onClick={close}>{t('signOut.cancel')}</Button>
          <Button variant="primary" busy={isLeaving} onClick={() => void leave()}>
            {t('signOut.confirm')}
          </Button>
        </>
      }
    >
      <p>{words('in_sure_logout')}</p>
    </Dialog>
  );
}
