import type { MemberPage } from '@perya/member-centre';
import { requireTrueAccount } from '@perya/session';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import { useT } from '../../locales';
import { BonusMark } from '../components/BonusMark/BonusMark';
import {
  GAMES_ICON,
  GIFT_ICON,
  HELP_ICON,
  HOME_ICON,
  PERSON_ICON,
  TEAM_ICON,
  WALLET_ICON,
} from '../icons/icons';
import { centreAddress } from '../navigation/centres';
import { useAriaCurrent } from '../navigation/ariaCurrent';
import { useOpenAgentCentre } from '../navigation/useOpenAgentCentre';
import styles from './BottomBar.module.css';

/** The bottom bar on phones, with five places. */
export function BottomBar() {
  const t = useT();
  return (
    <nav className={styles['bar']} aria-label={t('bottomBar.label')}>
      <ul>{useIsAgentSite() ? <AgentPlaces /> : <MemberPlaces />}</ul>
    </nav>
  );
}

function MemberPlaces() {
  const t = useT();
  return (
    <>
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
    </>
  );
}

function AgentPlaces() {
  const t = useT();
  const [params] = useSearchParams();
  const openAgentCentre = useOpenAgentCentre();
  return (
    <>
      <Place to="/" end icon={HOME_ICON} label={t('bottomBar.home')} />
      <ActionPlace
        icon={TEAM_ICON}
        label={t('bottomBar.team')}
        isHere={params.has('agent')}
        onSelect={openAgentCentre}
      />
      <MemberPlace page="withdraw" icon={WALLET_ICON} label={t('bottomBar.withdraw')} />
      <Place to="/helpmc" icon={HELP_ICON} label={t('page.help')} />
      <MemberPlace page="securityCenter" icon={PERSON_ICON} label={t('bottomBar.me')} />
    </>
  );
}

interface PlaceProps {
  icon: ReactNode;
  label: string;
  /** Rendered on the icon's corner. */
  mark?: ReactNode;
}

function Place({ to, end, icon, label, mark }: PlaceProps & { to: string; end?: boolean }) {
  const current = useAriaCurrent(to, end);
  return (
    <li>
      <Link className={styles['place']} to={to} aria-current={current} prefetch="intent">
        {icon}
        <span className={styles['label']}>{label}</span>
        {mark}
      </Link>
    </li>
  );
}

/**
 * Links to a member centre page. Guests sign in first and are then taken there; trial accounts see a message.
 */
function MemberPlace({ page, icon, label }: PlaceProps & { page: MemberPage }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <ActionPlace
      icon={icon}
      label={label}
      isHere={params.get('member') === page}
      onSelect={() =>
        requireTrueAccount(() => void navigate(centreAddress(params, 'member', page)))
      }
    />
  );
}

interface ActionPlaceProps extends PlaceProps {
  isHere: boolean;
  onSelect: () => void;
}

function ActionPlace({ icon, label, isHere, onSelect }: ActionPlaceProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['place']}
        aria-current={isHere ? 'page' : undefined}
        onClick={onSelect}
      >
        {icon}
        <span className={styles['label']}>{label}</span>
      </button>
    </li>
  );
}
