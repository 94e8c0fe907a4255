import type { MemberPage } from '@perya/member-centre';
import { requireTrueAccount } from '@perya/session';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { useT } from '../../locales';
import { BonusMark } from '../components/BonusMark/BonusMark';
import { GAMES_ICON, GIFT_ICON, HOME_ICON, PERSON_ICON, WALLET_ICON } from '../icons/icons';
import { centreAddress } from '../navigation/centres';
import { useAriaCurrent } from '../navigation/ariaCurrent';
import styles from './BottomBar.module.css';

/** The bottom bar on phones, with five places. */
export function BottomBar() {
  const t = useT();
  return (
    <nav className={styles['bar']} aria-label={t('bottomBar.label')}>
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
    </nav>
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
  const isHere = params.get('member') === page;
  return (
    <li>
      <button
        type="button"
        className={styles['place']}
        aria-current={isHere ? 'page' : undefined}
        onClick={() =>
          requireTrueAccount(() => void navigate(centreAddress(params, 'member', page)))
        }
      >
        {icon}
        <span className={styles['label']}>{label}</span>
      </button>
    </li>
  );
}
