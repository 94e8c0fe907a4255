import { Loaded } from '@perya/page-kit';
import { EmptyState, Skeleton } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../../locales';
import { useRegisterSetup } from '../../register/useRegisterSetup';
import { OpenRegistration } from './OpenRegistration';
import styles from './RegisterPanel.module.css';

export interface RegisterPanelProps {
  /** The page has a clear button; the dialog has a link to the login. */
  placement: 'page' | 'dialog';
  /**
   * Called after the session is open. `ranPendingAction`: the action that requested the sign-in continues and
   * handles navigation.
   */
  onRegistered(ranPendingAction: boolean): void;
  /** Opens the login: from its link, or to check whether a registration without a response succeeded. */
  onLogin(): void;
  /** Customer service, shown when registration is closed. */
  service?: ReactNode;
}

/** The registration: its tabs, form and requests (specification §2 and §4). */
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

/** The same shape as the form: three fields and the button. */
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

/** Shown when registration is disabled, with the customer service link if the shell provides one. */
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
