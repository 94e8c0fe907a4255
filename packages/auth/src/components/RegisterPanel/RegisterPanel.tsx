import { Loaded } from '@perya/page-kit';
import { Skeleton } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useRegisterSetup } from '../../register/useRegisterSetup';
import { RegisterClosed } from '../RegisterClosed/RegisterClosed';
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
