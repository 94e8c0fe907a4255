import type { AvailablePromotions as Available } from '@perya/api-client';
import { useIsSignedIn } from '@perya/session';
import { Link, useIsHydrated } from '@perya/ui-kit';
import { Link as RouterLink, type To } from 'react-router';

import { useT } from '../../locales';
import { useAvailablePromotions } from '../../queries/useAvailablePromotions';
import styles from './AvailablePromotions.module.css';

export interface AvailablePromotionsProps {
  /** The address of the page for inviting friends; without it, no link is shown. */
  inviteAddress?: To | undefined;
}

/** One line for members: what they can claim and join, and a link to invite friends if that is rewarded. */
export function AvailablePromotions(props: AvailablePromotionsProps) {
  const isSignedIn = useIsSignedIn();
  const isHydrated = useIsHydrated();
  // The server doesn't know the session: style sheets reserve the line for members.
  if (!isHydrated) return <div className={styles['reserved']} />;
  return isSignedIn && <MemberLine {...props} />;
}

function MemberLine(props: AvailablePromotionsProps) {
  const available = useAvailablePromotions();
  return (
    <p className={styles['line']}>{available && <Parts available={available} {...props} />}</p>
  );
}

function Parts({
  available: { hasReferral, toClaim, toJoin },
  inviteAddress,
}: AvailablePromotionsProps & { available: Available }) {
  const t = useT();
  return (
    <>
      {toClaim > 0 && (
        <span className={styles['part']}>{t('available.toClaim', { count: toClaim })}</span>
      )}
      {toJoin > 0 && (
        <span className={styles['part']}>{t('available.toJoin', { count: toJoin })}</span>
      )}
      {hasReferral && inviteAddress !== undefined && (
        <span className={styles['part']}>
          <Link render={<RouterLink to={inviteAddress} preventScrollReset />}>
            {t('part.goTo.referrals')}
          </Link>
        </span>
      )}
    </>
  );
}
