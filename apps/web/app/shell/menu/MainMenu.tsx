import { useCategoryName } from '@perya/i18n';
import { useIsSignedIn } from '@perya/session';
import { useResource } from '@perya/site-config';
import { CategoryIcon, Skeleton } from '@perya/ui-kit';
import {
  CircleDollarSign,
  CircleQuestionMark,
  Headset,
  Network,
  PanelTopClose,
  Smartphone,
} from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import { useT } from '../../locales';
import { BonusMark } from '../components/BonusMark/BonusMark';
import { operatorTarget } from '../components/OperatorLink/OperatorLink';
import { GIFT_ICON, HOME_ICON, SEARCH_ICON } from '../icons/icons';
import { hasHiddenBars, toggleBars } from '../layout/bars';
import { useLazyShellT } from '../locales';
import { hasStudioMenu, useCategoryLinks } from '../navigation/categoryLinks';
import { useOpenAgentCentre } from '../navigation/useOpenAgentCentre';
import { openOverlay } from '../navigation/overlay';
import { LanguageEntry } from './LanguageEntry';
import styles from './MainMenu.module.css';
import { MenuEntry, MenuContext } from './MenuEntry';
import { SocialLinks } from './SocialLinks';
import { StudioPanel } from './StudioPanel';

const ServicePanel = lazy(() => import('./ServicePanel'));
const ChatMenuEntry = lazy(() => import('./ChatMenuEntry'));
const AppPanel = lazy(() => import('./AppPanel'));

export interface MainMenuProps {
  /** `drawer`: the phone layout, with panels below their entries. */
  variant: 'rail' | 'drawer';
  /** Called when a place is selected, to close the drawer. */
  onLeave?: () => void;
}

/**
 * Home, categories with their studios, promotions, service, app, language, social channels. On a site for
 * agents: home, the agent centre, help, service, language, social channels.
 */
export function MainMenu({ variant, onLeave }: MainMenuProps) {
  const t = useT();
  const categoryName = useCategoryName();
  const isSignedIn = useIsSignedIn();
  const categories = useCategoryLinks();
  const isAgentSite = useIsAgentSite();
  return (
    <MenuContext value={{ variant, onLeave }}>
      <nav className={styles['menu']} data-variant={variant} aria-label={t('rail.label')}>
        <ul className={styles['list']}>
          {/* With the rail, the header contains it. */}
          {variant === 'drawer' && !isAgentSite && (
            <MenuEntry
              icon={SEARCH_ICON}
              label={t('search')}
              onSelect={() => openOverlay('search')}
            />
          )}
          <MenuEntry to="/" end icon={HOME_ICON} label={t('page.home')} />
          {isAgentSite && <AgentEntries />}
          {categories.map((link) => (
            <MenuEntry
              key={link.category}
              to={link.path}
              icon={<CategoryIcon category={link.category} />}
              label={categoryName(link.category)}

              panel={hasStudioMenu(link) ? () => <StudioPanel link={link} /> : undefined}
            />
          ))}
        </ul>
        <ul className={styles['list']}>
          {!isAgentSite && (
            <MenuEntry
              to="/promotions"
              icon={GIFT_ICON}
              label={t('page.promotions')}
              mark={<BonusMark place="row" />}
            />
          )}
          <MenuEntry
            icon={<Headset />}
            label={t('rail.service')}
            panel={() => <LaterPanel panel={<ServicePanel />} />}
          />
          {!isAgentSite && (
            <MenuEntry
              to="/down"
              icon={<Smartphone />}
              label={t('page.download')}
              panel={() => <LaterPanel panel={<AppPanel />} />}
            />
          )}
          <LanguageEntry />
          {!isAgentSite && <UsdSiteEntry />}
          <BarsEntry />
        </ul>
        {isSignedIn && !isAgentSite && (
          <Suspense>
            <ChatMenuEntry />
          </Suspense>
        )}
        <SocialLinks />
      </nav>
    </MenuContext>
  );
}

/** The places of a site for agents. Guests log in first. */
function AgentEntries() {
  const t = useT();
  const openAgentCentre = useOpenAgentCentre();
  return (
    <>
      <MenuEntry icon={<Network />} label={t('agentCentre')} onSelect={openAgentCentre} />
      <MenuEntry to="/helpmc" icon={<CircleQuestionMark />} label={t('page.help')} />
    </>
  );
}

/** A panel that loads when its entry is first opened. */
function LaterPanel({ panel }: { panel: ReactNode }) {
  return <Suspense fallback={<Skeleton shape="text" lines={3} />}>{panel}</Suspense>;
}

/** The operator's site in US dollars, if there is one. */
function UsdSiteEntry() {
  const t = useT();
  const target = operatorTarget(useResource('USDJUMP')?.url);
  if (!target) return null;
  return <MenuEntry target={target} icon={<CircleDollarSign />} label={t('rail.usdSite')} />;
}

/** On pages with hidden bars: hides this menu and the header again. */
function BarsEntry() {
  const t = useLazyShellT();
  const { pathname } = useLocation();
  if (!hasHiddenBars(pathname)) return null;
  return <MenuEntry icon={<PanelTopClose />} label={t('bars.hide')} onSelect={toggleBars} />;
}
