import { lazy, Suspense } from 'react';

import { useIsAgentSite } from '../../access/agentSite';
import { useT } from '../../locales';
import { keepServerHtml } from '../../runtime/afterFirstView';
import { BonusMark } from '../components/BonusMark/BonusMark';
import { GAMES_ICON, GIFT_ICON, HOME_ICON, PERSON_ICON, WALLET_ICON } from '../icons/icons';
import styles from './BottomBar.module.css';
import { MemberPlace, Place } from './BottomBarPlaces';

const AgentPlaces = lazy(() => keepServerHtml(import('./AgentPlaces')));

// A constant element: a new one would differ from the server's markup, and React would remove it until its
// chunk loads.
const AGENT_PLACES = (
  <Suspense fallback={<ul />}>
    <AgentPlaces />
  </Suspense>
);

/** The bottom bar on phones, with five places. */
export function BottomBar() {
  const t = useT();
  return (
    <nav className={styles['bar']} aria-label={t('bottomBar.label')}>
      {useIsAgentSite() ? AGENT_PLACES : <MemberPlaces />}
    </nav>
  );
}

function MemberPlaces() {
  const t = useT();
  return (
    <ul>
      <Place to="/" end icon={HOME_ICON} label={t('bottomBar.home')} />
      <Place to="/rng" icon={GAMES_ICON} label={t('bottomBar.games')} />
      <Place
        to="/promotions"
        icon={GIFT_ICON}
        label={t('bottomBar.promotions')}
        mark={<BonusMark place="corner" />}
      />
      <MemberPlace page="transferFund" icon={WALLET_ICON} label={t('bottomBar.wallet')} />
      <MemberPlace page="securityCenter" icon={PERSON_ICON} label={t('bottomBar.me')} />
    </ul>
  );
}
