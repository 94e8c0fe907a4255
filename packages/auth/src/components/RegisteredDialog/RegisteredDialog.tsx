import { CATEGORY_PATHS, useBrand, useVendors } from '@perya/site-config';
import { Banderitas, Button, Skeleton } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';

import { useT } from '../../locales';
import { useRegisterRewards, useWelcomeWords } from '../../register/useRegisterRewards';
import styles from './RegisteredDialog.module.css';
import { REWARD_HEIGHT } from './rewardHeight';

/** Loaded lazily, because the login doesn't need it. */
const NewMemberRewards = lazy(async () => ({
  default: (await import('./NewMemberRewards')).NewMemberRewards,
}));

export interface RegisteredDialogProps {
  open: boolean;
  /** Null until the member's data has loaded. */
  account: string | null;
  onClose(): void;
}

/**
 * Shown after a registration: confirms the account, and offers the rewards for it and next steps
 * (specification §2, registerSuccessModal).
 */
export function RegisteredDialog({ open, account, onClose }: RegisteredDialogProps) {
  const t = useT();
  const { name } = useBrand();
  const gamesPath = useGamesPath();
  const games = useRef<HTMLAnchorElement>(null);
  const { rewards } = useRegisterRewards();
  const welcome = useWelcomeWords()(rewards?.welcome ?? null);
  // While the settings are loading, there may be some.
  const hasRewards = !rewards || rewards.registration !== null || rewards.contact !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      initialFocus={games}
      picture={<Banderitas />}
      title={t('registeredDialog.title', { brand: name })}
      description={t('registeredDialog.ready')}
      labels={{ close: t('registeredDialog.close') }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('registeredDialog.stay')}
          </Button>
          <Button
            variant={hasRewards ? 'secondary' : 'primary'}
            render={<Link ref={games} to={gamesPath} />}
            onClick={onClose}
          >
            {t('registeredDialog.games')}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {account !== null && (
          <p className={styles['account']}>
            <span className={styles['label']}>{t('registeredDialog.account')}</span>
            <strong className={styles['name']} translate="no">
              {account}
            </strong>
          </p>
        )}
        {hasRewards && (
          <Suspense fallback={<Skeleton shape="block" height={REWARD_HEIGHT} />}>
            <NewMemberRewards />
          </Suspense>
        )}
        {welcome !== null && <p className={styles['next']}>{welcome}</p>}
        <p className={styles['next']}>{t('registeredDialog.next')}</p>
      </div>
    </Dialog>
  );
}

/** The path of the brand's first category with games. */
function useGamesPath(): string {
  const [first] = useVendors();
  return first ? CATEGORY_PATHS[first.category] : '/';
}
