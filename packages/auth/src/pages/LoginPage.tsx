import { useIsSignedIn, useMember } from '@perya/session';
import { Button, Card } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { PageAuthDialogs } from '../components/AuthDialogs/PageAuthDialogs';
import { LoginPanel } from '../components/LoginPanel/LoginPanel';
import { Slogan } from '../components/Slogan/Slogan';
import { useT } from '../locales';
import { returnPath } from '../login/returnPath';
import { useLogin } from '../login/useLogin';
import { loginNoticeSeen } from '../stores/authStep';
import styles from './LoginPage.module.css';

export interface LoginPageProps {
  /** The site's own way to customer service, for whoever cannot get in. */
  customerService?: ReactNode;
}

/** `/login`: every way in as a page of its own; afterwards back to where it was asked for. */
export function LoginPage({ customerService }: LoginPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const goBack = (ranPendingAction: boolean) => {
    if (!ranPendingAction) void navigate(returnPath(search.get('returnTo')), { replace: true });
  };
  const login = useLogin({ isOpen: !isSignedIn, onSignedIn: goBack });

  // What a step had to say here is not said again by a login elsewhere.
  useEffect(() => loginNoticeSeen, []);

  return (
    <div className={styles['page']}>
      <Slogan variant="poster" />
      <Card className={styles['card'] ?? ''} padding="roomy">
        <div className={styles['body']}>
          <h1 className={styles['title']}>{t('loginDialog.title')}</h1>
          {isSignedIn && member ? (
            <p>{t('loginPage.signedIn', { account: member.account })}</p>
          ) : (
            <>
              <p className={styles['welcome']}>{t('loginDialog.welcome')}</p>
              <LoginPanel login={login} register={<Link to="/register" />} />
            </>
          )}
          <Button variant="quiet" fullWidth iconStart={<ArrowLeft />} render={<Link to="/" />}>
            {t('loginPage.home')}
          </Button>
        </div>
      </Card>
      <PageAuthDialogs onSignedIn={goBack} customerService={customerService} />
    </div>
  );
}
