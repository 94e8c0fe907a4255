import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useIsSignedIn, useMember } from '@perya/session';
import { useBrand } from '@perya/site-config';
import { Banderitas, Button, Card } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { PageAuthDialogs } from '../components/AuthDialogs/PageAuthDialogs';
import { NewPlayerPromotions } from '../components/NewPlayerPromotions/NewPlayerPromotions';
import { RegisterPanel } from '../components/RegisterPanel/RegisterPanel';
import { Slogan } from '../components/Slogan/Slogan';
import { useT } from '../locales';
import { useRegisterSetup } from '../register/useRegisterSetup';
import styles from './RegisterPage.module.css';

export interface RegisterPageProps {
  /** The customer service link, shown when registration is closed. */
  service?: ReactNode;
}

/** `/register`: the form as a page, next to the slogan. Afterwards opens the home page. */
export function RegisterPage({ service }: RegisterPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const title = useTitle(isSignedIn);
  const account = useMember()?.account ?? '';
  const goHome = (ranPendingAction: boolean) => {
    if (!ranPendingAction) void navigate('/', { replace: true });
  };

  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <Button
          variant="quiet"
          className={styles['home']}
          iconStart={<ArrowLeft />}
          render={<Link to="/" />}
        >
          {t('registerPage.home')}
        </Button>
        <Card padding="roomy">
          <div className={styles['card']}>
            <Banderitas size="small" className={styles['flags']} />
            <h1 className={styles['title']}>{title}</h1>
            {isSignedIn ? (
              <p className={styles['signedIn']}>{t('registerPage.signedIn', { account })}</p>
            ) : (
              <RegisterPanel
                placement="page"
                service={service}
                onRegistered={goHome}
                onLogin={() => void navigate('/login')}
              />
            )}
          </div>
        </Card>
      </div>
      <div className={styles['aside']}>
        <Slogan variant="poster" />
        <NewPlayerPromotions />
      </div>
      <PageAuthDialogs onSignedIn={goHome} customerService={service} />
    </div>
  );
}

/** The page's title, which names the benefits of registering if registration is open. */
function useTitle(isSignedIn: boolean): string {
  const t = useT();
  const format = useFormat();
  const { amount, currency } = useBrand().registration.titleReward;
  const { data: setup } = useRegisterSetup();
  return isSignedIn || setup?.state === 'closed'
    ? t('registerPage.title')
    : t('registerPanel.title', { amount: format.money(parseMinorUnits(amount), currency) });
}
