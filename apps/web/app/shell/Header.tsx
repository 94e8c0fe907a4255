import { useSwitch } from '@perya/site-config';
import { requestLogin, useIsSignedIn } from '@perya/session';
import { Button, IconButton, Skeleton } from '@perya/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';

import { useTheme } from '../document/theme';
import { useT } from '../i18n';
import { useRootData } from '../runtime/rootData';
import { BrandLogo } from './BrandLogo';
import { openDrawer } from './drawer';
import styles from './Header.module.css';
import { MENU_ICON, MOON_ICON, SUN_ICON } from './icons';
import { TopNavigation } from './TopNavigation';

const MemberBar = lazy(() => import('./MemberBar'));

export interface HeaderProps {
  hasLogo: boolean;
  /** There is a main menu, which a phone shows as a drawer. */
  hasMenu: boolean;
}

/** The bar over every page. It is 64 px high from the first byte on, whoever is signed in. */
export function Header({ hasLogo, hasMenu }: HeaderProps) {
  const t = useT();
  return (
    <header className={styles['header']}>
      {hasMenu && (
        <IconButton
          className={styles['menu']}
          label={t('drawer.open')}
          icon={MENU_ICON}
          onClick={openDrawer}
        />
      )}
      <Link className={styles['logo']} data-always={hasLogo || undefined} to="/">
        <BrandLogo />
      </Link>
      <TopNavigation />
      <div className={styles['actions']}>
        <ThemeSwitch />
        <Account />
      </div>
    </header>
  );
}

function ThemeSwitch() {
  const t = useT();
  const { theme, toggle } = useTheme(useRootData().theme);
  return (
    <IconButton
      // The bootstrap answers to this before React is there.
      data-action="theme"
      label={theme === 'dark' ? t('theme.toLight') : t('theme.toDark')}
      icon={theme === 'dark' ? SUN_ICON : MOON_ICON}
      onClick={toggle}
    />
  );
}

/**
 * Both sides are in the page that the server sends, since it cannot know who is signed in. The
 * bootstrap says so before the first paint, and CSS shows the one or the other.
 */
function Account() {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) document.documentElement.dataset['session'] = 'member';
    else delete document.documentElement.dataset['session'];
  }, [isSignedIn]);

  return (
    <>
      {!isSignedIn && <GuestActions />}
      <div className={styles['member']}>
        {isSignedIn ? (
          <Suspense fallback={<MemberPlaceholder />}>
            <MemberBar />
          </Suspense>
        ) : (
          <MemberPlaceholder />
        )}
      </div>
    </>
  );
}

function GuestActions() {
  const t = useT();
  const canRegister = useSwitch('directRegistration');
  return (
    <div className={styles['guest']}>
      <Button
        size="small"
        variant={canRegister ? 'secondary' : 'primary'}
        onClick={() => requestLogin('login')}
      >
        {t('guest.logIn')}
      </Button>
      {canRegister && (
        <Button size="small" variant="primary" render={<Link to="/register" />}>
          {t('guest.register')}
        </Button>
      )}
    </div>
  );
}

function MemberPlaceholder() {
  return (
    <div className={styles['placeholder']} aria-hidden="true">
      <Skeleton shape="block" width="8.5rem" height="2.25rem" />
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
    </div>
  );
}
