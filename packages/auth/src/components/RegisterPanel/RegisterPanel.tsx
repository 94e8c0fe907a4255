import { Loaded } from '@perya/page-kit';
import { EmptyState, Skeleton } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../../locales';
import { useRegisterSetup } from '../../register/useRegisterSetup';
import { OpenRegistration } from './OpenRegistration';
import styles from './RegisterPanel.module.css';

export interface RegisterPanelProps {
  /** The page has a button that clears; the dialog has the way to the login. */
  placement: 'page' | 'dialog';
  /** After the session stands. `ranPendingAction`: what asked for the sign-in goes on by itself, and decides where the visitor goes. */
  onRegistered(ranPendingAction: boolean): void;
  /** To the login: by its link, or to see whether a registration without an answer went through. */
  onLogin(): void;
  /** Customer service, where registration is closed. */
  service?: ReactNode;
}

/** Registration: its tabs, its form and its calls (specification §2 and §4). */
export function RegisterPanel({ service, ...rest }: RegisterPanelProps) {
  return (
    <Loaded query={useRegisterSetup()} skeleton={<FormSkeleton />}>
      {(setup) =>
        setup.state === 'open' ? (
          <OpenRegistration setup={setup} {...rest} />
        ) : (
          <RegisterClosed service={service} />
        )
      }
    </Loaded>
  );
}

/** In the shape of what comes: three fields and the button. */
function FormSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {['username', 'password', 'again'].map((field) => (
        <div key={field} className={styles['skeletonField']}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height={48} />
        </div>
      ))}
      <Skeleton shape="block" height={52} />
    </div>
  );
}

/** Registration is switched off: said plainly, with the way to customer service where the shell hands one in. */
function RegisterClosed({ service }: { service?: ReactNode }) {
  const t = useT();
  return (
    <EmptyState
      titleLevel={2}
      title={t('registerClosed.title')}
      description={t('registerClosed.body')}
      action={service}
    />
  );
}
