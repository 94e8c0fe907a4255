import { listPromotions, type Promotion } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { IconButton, useLatePart } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useT } from '../../locales';
import { CLOSE_ICON, GIFT_ICON } from '../../shell/icons/icons';
import { MAIN_ID } from '../../shell/pageChange';
import styles from './PromoBar.module.css';
import { closePromoBar } from './promoBarFlag';
import { NEWEST } from './promoBarQuery';

/** A member's own answer under its own key: none on a break from playing, when the platform makes no offers. */
const OWN_NEWEST = { ...NEWEST, period: 'running' } as const;

/**
 * One line with the newest running promotion. Its space is reserved until the answer is known, so nothing
 * moves. A visitor who closes it doesn't see it again during the visit.
 */
export default function PromoBar() {
  const isSignedIn = useIsSignedIn();
  const { data, isPending } = useApiQuery(listPromotions, isSignedIn ? OWN_NEWEST : NEWEST);
  const newest = data?.items[0];
  if (isPending) return <div className={styles['bar']} />;
  if (!newest) return null;
  return <NewestPromotion promotion={newest} audience={isSignedIn ? 'member' : 'guest'} />;
}

interface NewestPromotionProps {
  promotion: Promotion;
  audience: 'guest' | 'member';
}

function NewestPromotion({ promotion, audience }: NewestPromotionProps) {
  const t = useT();
  return (
    <section
      {...useLatePart<HTMLElement>()}
      className={styles['bar']}
      data-for={audience}
      aria-label={t('home.promoBar.region')}
    >
      <Link
        className={styles['link']}
        to={`/promoDetail?id=${encodeURIComponent(promotion.id)}`}
        prefetch="intent"
      >
        <span className={styles['icon']} aria-hidden="true">
          {GIFT_ICON}
        </span>
        <span className={styles['label']}>{t('home.promoBar.label')}</span>{' '}
        <strong className={styles['title']}>{promotion.title}</strong>
      </Link>
      <IconButton
        label={t('home.promoBar.close')}
        icon={CLOSE_ICON}
        onClick={() => {
          closePromoBar();
          // The button is gone, and with it the place of the keyboard.
          document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}
