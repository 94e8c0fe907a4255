import { useIsSignedIn, useMember } from '@perya/session';
import { Banderitas, Button, Card, Skeleton, VisuallyHidden } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { PageAuthDialogs } from '../components/AuthDialogs/PageAuthDialogs';
import { NewPlayerPromotions } from '../components/NewPlayerPromotions/NewPlayerPromotions';
import { RegisterPanel } from '../components/RegisterPanel/RegisterPanel';
import { Slogan } from '../components/Slogan/Slogan';
import { useT } from '../locales';
import {
  useOfferTerms,
  usePrizeWords,
  useRegisterRewards,
  useWelcomeWords,
} from '../register/useRegisterRewards';
import { useRegisterSetup } from '../register/useRegisterSetup';
import styles from './RegisterPage.module.css';

/** Props of {@link RegisterPage}. */
export interface RegisterPageProps {
  /** The customer service link, shown when registration is closed. */
  service?: ReactNode;
}

/** `/register`: the form as a page, next to the slogan. Afterwards opens the home page. */
export function RegisterPage({ service }: RegisterPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
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
            <Banderitas size="small" />
            <Heading isSignedIn={isSignedIn} />
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

/** The page's title, which names the reward for registering and its terms while registration is open. */
function Heading({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useT();
  const prizeWords = usePrizeWords();
  const offerTerms = useOfferTerms();
  const welcomeWords = useWelcomeWords();
  const { data: setup } = useRegisterSetup();
  const { rewards, isPending } = useRegisterRewards();
  const isClosed = isSignedIn || setup?.state === 'closed';
  if (isPending && !isClosed) return <HeadingPlaceholder />;
  const { registration = null, welcome = null } = (!isClosed && rewards) || {};
  const terms = [registration && offerTerms(registration), welcomeWords(welcome)]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <h1 className={styles['title']}>
        {registration
          ? t('registerPanel.title', { reward: prizeWords(registration.prize) })
          : t('registerPage.title')}
      </h1>
      {terms !== '' && <p className={styles['terms']}>{terms}</p>}
    </>
  );
}

/** As tall as the title and the terms, which don't move the form when they arrive. */
function HeadingPlaceholder() {
  const t = useT();
  return (
    <>
      <h1 className={styles['title']}>
        <VisuallyHidden>{t('registerPage.title')}</VisuallyHidden>
        <Skeleton shape="text" width="80%" height="1lh" />
      </h1>
      <div className={styles['termsPlaceholder']}>
        <Skeleton shape="block" />
      </div>
    </>
  );
}
