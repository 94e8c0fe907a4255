import { dismissLoginRequest, useLoginRequest, type LoginRequest } from '@perya/session';
import { Banderitas } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { useT } from '../../locales';
import { useLogin } from '../../login/useLogin';
import { dismissLoginNotice, useAuthStep } from '../../stores/authStep';
import { LoginPanel } from '../LoginPanel/LoginPanel';
import { Slogan } from '../Slogan/Slogan';
import styles from './LoginDialog.module.css';

/** Loaded lazily, because most visitors who open the dialog have an account. */
const RegisterPanel = lazy(async () => ({
  default: (await import('../RegisterPanel/RegisterPanel')).RegisterPanel,
}));

export interface LoginDialogProps {
  /** Called after the session is open. `ranPendingAction`: the action that requested the sign-in continues. */
  onSignedIn?: ((ranPendingAction: boolean) => void) | undefined;
  /** Customer service, shown when registration is closed. */
  customerService?: ReactNode;
}

/**
 * Opens when sign-in or registration is requested, and switches between the two. Closing it drops the pending
 * action; a sign-in step only hides it.
 */
export function LoginDialog({ onSignedIn, customerService }: LoginDialogProps) {
  const request = useLoginRequest();
  const hasStep = useAuthStep() !== null;
  const shown = useLast(request);
  const [kind, setKind] = useKind(shown);
  const words = useWords(kind, shown?.reason ?? 'asked');
  const t = useT();
  const done = (ranPendingAction: boolean) => onSignedIn?.(ranPendingAction);
  const login = useLogin({ isOpen: request !== null, onSignedIn: done });

  const close = () => {
    dismissLoginNotice();
    dismissLoginRequest();
  };

  return (
    <Dialog
      open={request !== null && !hasStep}
      onClose={close}
      title={words.title}
      description={words.note}
      labels={{ close: t('loginDialog.close') }}
      size={kind === 'login' ? 'small' : 'medium'}
      closeOnCoverClick={false}
      picture={<Banderitas />}
    >
      <div className={styles['body']}>
        {kind === 'login' ? (
          <LoginPanel
            login={login}
            register={<button type="button" onClick={() => setKind('register')} />}
          />
        ) : (
          <Suspense>
            <RegisterPanel
              placement="dialog"
              onRegistered={done}
              onLogin={() => setKind('login')}
              service={customerService}
            />
          </Suspense>
        )}
        <Slogan />
      </div>
    </Dialog>
  );
}

/** Keeps the last content during the exit animation. */
function useLast(request: LoginRequest | null): LoginRequest | null {
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  return request ?? last;
}

/** Login or registration: the requested one, until the visitor switches. */
function useKind(request: LoginRequest | null) {
  const [turned, setTurned] = useState<{ of: LoginRequest | null; kind: LoginRequest['kind'] }>();
  const kind = turned && turned.of === request ? turned.kind : (request?.kind ?? 'login');
  const turn = (next: LoginRequest['kind']) => setTurned({ of: request, kind: next });
  return [kind, turn] as const;
}

function useWords(kind: LoginRequest['kind'], reason: LoginRequest['reason']) {
  const t = useT();
  if (kind === 'register') return { title: t('loginDialog.registerTitle'), note: undefined };
  switch (reason) {
    case 'asked':
      return { title: t('loginDialog.title'), note: t('loginDialog.welcome') };
    case 'expired':
      return { title: t('loginDialog.expiredTitle'), note: t('loginDialog.expiredNote') };
    case 'replaced':
      return { title: t('loginDialog.replacedTitle'), note: t('loginDialog.replacedNote') };
    case 'ended':
      return { title: t('loginDialog.endedTitle'), note: t('loginDialog.endedNote') };
  }
}
