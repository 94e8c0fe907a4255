import { useIsSignedIn, useMember } from '@perya/session';
import { Button, Card } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { LoginPanel } from '../components/LoginPanel/LoginPanel';
import { useT } from '../i18n';
import { returnPath } from '../returnPath';
import styles from './LoginPage.module.css';

/** `/login`: the sign-in form as a page of its own; afterwards back to where it was asked for. */
export function LoginPage() {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const member = useMember();
  const goBack = () => void navigate(returnPath(search.get('returnTo')), { replace: true });

  return (
    <div className={styles['page']}>
      <Card className={styles['card'] ?? ''} padding="roomy">
        <div className={styles['body']}>
          <h1 className={styles['title']}>{t('loginDialog.title')}</h1>
          {isSignedIn && member ? (
            <p>{t('loginPage.signedIn', { account: member.account })}</p>
          ) : (
            <>
              <p className={styles['welcome']}>{t('loginDialog.welcome')}</p>
              <LoginPanel onSignedIn={goBack} />
            </>
          )}
          <Button variant="quiet" fullWidth iconStart={<ArrowLeft />} render={<Link to="/" />}>
            {t('loginPage.home')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
