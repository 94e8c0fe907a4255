import { useSwitch } from '@perya/site-config';
import { requestLogin, useIsSignedIn } from '@perya/session';
import { Button, IconButton, Skeleton } from '@perya/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import { isSignInPage } from '../../access/guestPages';
import { useTheme } from '../../document/theme';
import { useT } from '../../locales';
import { useRootData } from '../../runtime/rootData';
import { PartErrorBoundary } from '../boundaries/PartErrorBoundary';
import { BrandLogo } from '../components/BrandLogo/BrandLogo';
import { MENU_ICON, MOON_ICON, SEARCH_ICON, SUN_ICON } from '../icons/icons';
import { openOverlay } from '../navigation/overlay';
import styles from './Header.module.css';
import { TopNavigation } from './TopNavigation';

const MemberBar = lazy(() => import('./MemberBar'));

export interface HeaderProps {
  /** From 900 px up, the logo and main menu are in the rail. Without a rail, they are here at every width. */
  hasRail: boolean;
  /** There is a main menu, which opens as a drawer. */
  hasMenu: boolean;
}

/** The header of every page. It's 64 px high from the start, for guests and members. */
export function Header({ hasRail, hasMenu }: HeaderProps) {
  const t = useT();
  return (
    <header className={styles['header']} data-with-rail={hasRail || undefined}>
      {hasMenu && (
        <IconButton
          className={styles['menu']}
          label={t('drawer.open')}
          icon={MENU_ICON}
          onClick={() => openOverlay('drawer')}
        />
      )}
      <Link className={styles['logo']} to="/">
        <BrandLogo />
      </Link>
      <TopNavigation />
      <div className={styles['actions']}>
        {!useIsAgentSite() && (
          <IconButton
            className={styles['search']}
            label={t('search')}
            icon={SEARCH_ICON}
            onClick={() => openOverlay('search')}
          />
        )}
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
      // Handled by the bootstrap before React is loaded.
      data-action="theme"
      label={theme === 'dark' ? t('theme.toLight') : t('theme.toDark')}
      icon={theme === 'dark' ? SUN_ICON : MOON_ICON}
      onClick={toggle}
    />
  );
}

/**
 * The server renders both variants, because it doesn't know the session. The bootstrap sets it before the
 * first paint, and CSS shows one of them.
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
          <PartErrorBoundary>
            <Suspense fallback={<MemberPlaceholder />}>
              <MemberBar />
            </Suspense>
          </PartErrorBoundary>
        ) : (
          <MemberPlaceholder />
        )}
      </div>
    </>
  );
}

/** Both open the dialog. On a sign-in page, where the dialog isn't used, they link to the other page. */
function GuestActions() {
  const t = useT();
  const canRegister = useSwitch('directRegistration');
  const isPage = isSignInPage(useLocation().pathname);
  const way = (kind: 'login' | 'register') =>
    isPage ? { render: <Link to={`/${kind}`} /> } : { onClick: () => requestLogin(kind) };
  return (
    <div className={styles['guest']}>
      <Button size="small" variant={canRegister ? 'secondary' : 'primary'} {...way('login')}>
        {t('guest.logIn')}
      </Button>
      {canRegister && (
        <Button size="small" variant="primary" {...way('register')}>
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
