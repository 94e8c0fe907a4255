import type { Promotion } from '@perya/api-client';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';

import { promotionPath } from '../../address/promotionPath';
import { useT } from '../../locales';
import { PromotionPeriod } from '../PromotionPeriod/PromotionPeriod';
import { PromotionPicture } from '../PromotionPicture/PromotionPicture';
import { PromotionState } from '../PromotionState/PromotionState';
import styles from './PromotionCard.module.css';

/** Props of {@link PromotionCard}. */
export interface PromotionCardProps {
  promotion: Promotion;
  /** Heading level on the surrounding page. Default 3. */
  titleLevel?: 2 | 3 | undefined;
  /** The first of its page: wide if there is space, with a high-priority picture. */
  isFeatured?: boolean | undefined;
  /** The only card in its row: horizontal if there is space. */
  isAlone?: boolean | undefined;
}

/**
 * A promotion in a list: picture, title, one sentence, end date, and the member's state.
 *
 * @example
 * ```tsx
 * import { listPromotions } from '@perya/api-client';
 * import { useApiQuery } from '@perya/api-client/react';
 * import { PromotionCard } from '@perya/promotions';
 *
 * export function NewestPromotion() {
 *   const { data } = useApiQuery(listPromotions, { period: 'all', pageSize: 1 });
 *   const newest = data?.items[0];
 *   return newest === undefined ? null : <PromotionCard promotion={newest} titleLevel={2} isFeatured />;
 * }
 * ```
 */
export function PromotionCard({
  promotion,
  titleLevel = 3,
  isFeatured,
  isAlone,
}: PromotionCardProps) {
  const t = useT();
  const { id, category, title, summary, picture, state } = promotion;
  const Title = `h${titleLevel}` as const;
  return (
    <article
      className={styles['card']}
      data-featured={isFeatured || undefined}
      data-alone={isAlone || undefined}
      data-over={state === 'closed' || undefined}
    >
      <PromotionPicture
        picture={picture}
        sizes={
          isFeatured
            ? '(min-width: 900px) 50vw, 100vw'
            : '(min-width: 1100px) 33vw, (min-width: 700px) 50vw, 100vw'
        }
        priority={isFeatured}
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <p className={styles['category']}>{t(`category.${category}`)}</p>
        <Title className={styles['title']}>
          <Link to={promotionPath(id)} className={styles['link']}>
            {title}
          </Link>
        </Title>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['foot']}>
          <span className={styles['period']}>
            <CalendarDays aria-hidden="true" />
            <span>
              <PromotionPeriod promotion={promotion} />
            </span>
          </span>
          {state !== null && <PromotionState state={state} />}
        </p>
      </div>
    </article>
  );
}
