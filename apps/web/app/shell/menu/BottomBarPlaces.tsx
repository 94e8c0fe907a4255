import type { MemberPage } from '@perya/member-centre';
import { requireTrueAccount } from '@perya/session';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { centreAddress } from '../navigation/centres';
import { useAriaCurrent } from '../navigation/ariaCurrent';
import styles from './BottomBar.module.css';

export interface PlaceProps {
  icon: ReactNode;
  label: string;
  /** Rendered on the icon's corner. */
  mark?: ReactNode;
}

/** A link to a page. */
export function Place({ to, end, icon, label, mark }: PlaceProps & { to: string; end?: boolean }) {
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
export function MemberPlace({ page, icon, label }: PlaceProps & { page: MemberPage }) {
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

export interface ActionPlaceProps extends PlaceProps {
  isHere: boolean;
  onSelect: () => void;
}

/** Opens something over the page. */
export function ActionPlace({ icon, label, isHere, onSelect }: ActionPlaceProps) {
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
