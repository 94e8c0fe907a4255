import { useErrorText } from '@perya/i18n';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../../i18n';
import { useRegisterSetup } from '../../useRegisterSetup';
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
  const t = useT();
  const errorText = useErrorText();
  const setup = useRegisterSetup();
  switch (setup.state) {
    case 'loading':
      return <FormSkeleton />;
    case 'failed':
      return (
        <ErrorPanel
          title={t('registerPanel.failed')}
          reason={errorText(setup.error)}
          retryLabel={t('registerPanel.retry')}
          retrying={setup.isRetrying}
          onRetry={setup.retry}
        />
      );
    case 'closed':
      return <RegisterClosed service={service} />;
    case 'open':
      return <OpenRegistration setup={setup} {...rest} />;
  }
}

/** In the shape of what comes: three fields and the button. */
function FormSkeleton() {
  const t = useT();
  return (
    <SkeletonGroup label={t('registerPanel.loading')} className={styles['skeleton'] ?? ''}>
      {['username', 'password', 'again'].map((field) => (
        <div key={field} className={styles['skeletonField']}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height={48} />
        </div>
      ))}
      <Skeleton shape="block" height={52} />
    </SkeletonGroup>
  );
}
