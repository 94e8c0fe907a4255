import { isMemberPage, type MemberPage } from '@perya/member-centre';
import { requireLogin } from '@perya/session';
import type { ReactNode } from 'react';
import { NavLink, useNavigate, useSearchParams } from 'react-router';

import { useT } from '../i18n';
import styles from './BottomBar.module.css';
import { GAMES_ICON, GIFT_ICON, HOME_ICON, PERSON_ICON, WALLET_ICON } from './icons';
import { centreAddress } from './centres';

/** The pages of the member centre that a place may open, the best one first; not every site has all. */
const WALLET_PAGES = ['transferFund', 'transactionHistory', 'personalHistoryCopy'];
const OWN_PAGES = ['securityCenter', 'profile', 'personalHistoryCopy'];

/** On a phone: the five places within reach of a thumb. */
export function BottomBar() {
  const t = useT();
  return (
    <nav className={styles['bar']} aria-label={t('bottomBar.label')}>
      <ul>
        <Place to="/" end icon={HOME_ICON} label={t('bottomBar.home')} />
        <Place to="/rng" icon={GAMES_ICON} label={t('bottomBar.games')} />
        <Place to="/promotions" icon={GIFT_ICON} label={t('bottomBar.promotions')} />
        <MemberPlace pages={WALLET_PAGES} icon={WALLET_ICON} label={t('bottomBar.wallet')} />
        <MemberPlace pages={OWN_PAGES} icon={PERSON_ICON} label={t('bottomBar.me')} />
      </ul>
    </nav>
  );
}

interface PlaceProps {
  icon: ReactNode;
  label: string;
}

function Place({ to, end, icon, label }: PlaceProps & { to: string; end?: boolean }) {
  return (
    <li>
      <NavLink className={styles['place'] ?? ''} to={to} end={end ?? false} prefetch="intent">
        {icon}
        <span className={styles['label']}>{label}</span>
      </NavLink>
    </li>
  );
}

/** A page of the member centre: a guest signs in first, and then is there. */
function MemberPlace({ pages, icon, label }: PlaceProps & { pages: readonly string[] }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = pages.find((name): name is MemberPage => isMemberPage(name));
  if (!page) return null;
  const isHere = params.get('member') === pages[0];
  return (
    <li>
      <button
        type="button"
        className={styles['place']}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => requireLogin(() => void navigate(centreAddress(params, 'member', page)))}
      >
        {icon}
        <span className={styles['label']}>{label}</span>
      </button>
    </li>
  );
}
