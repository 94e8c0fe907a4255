import { listPromotions, type Promotion } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { imageUrl, useImageHosts } from '@perya/site-config';
import { LazyImage } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useHomeT } from './locales';
import styles from './PromotionsLane.module.css';
import { Section } from './Section';

const MOST = 6;
/** Widths, in pixels, in which the platform serves promotion pictures. */
const WIDTHS = [640, 960] as const;
const INPUT = { page: 1, pageSize: MOST };

/** The operator's current promotions. */
export function PromotionsLane() {
  const t = useHomeT();
  const query = useApiQuery(listPromotions, INPUT);
  const promotions = query.data?.items ?? [];
  return (
    <Section
      title={t('promotions.title')}
      query={query}
      isEmpty={promotions.length === 0}
      all={{ href: '/promotions', label: t('promotions.all') }}
    >
      <ul className={styles['cards']}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PromotionCard({ promotion: { id, title, summary, picture } }: { promotion: Promotion }) {
  const hosts = useImageHosts();
  return (
    <Link
      className={styles['card']}
      to={`/promoDetail?${new URLSearchParams({ id }).toString()}`}
      prefetch="intent"
    >
      {picture !== null && (
        <LazyImage
          path={picture}
          alt=""
          widths={WIDTHS}
          sizes="(min-width: 900px) 420px, 80vw"
          ratio="16:9"
          hosts={hosts}
          urlFor={({ host, path, width, format }) =>
            imageUrl([host || '/'], path, { width, format })
          }
        />
      )}
      <span className={styles['words']}>
        <strong>{title}</strong>
        <span>{summary}</span>
      </span>
    </Link>
  );
}
