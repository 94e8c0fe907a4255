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
import { dismissLoginNotice } from '../stores/authStep';
import styles from './LoginPage.module.css';

/** Props of {@link LoginPage}. */
export interface LoginPageProps {
  /** The site's customer service link, for users who can't sign in. */
  customerService?: ReactNode;
}

/** `/login`: every sign-in method as a page. Afterwards returns to the requesting page. */
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

  // A notice shown here isn't repeated by another login.
  useEffect(() => dismissLoginNotice, []);

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
