import { Banderitas, Skeleton } from '@perya/ui-kit';
import { ServerHtml } from '@perya/ui-kit/notice-list';
import { CalendarDays } from 'lucide-react';

import { useT } from '../../locales';
import { Participation, type ParticipationProps } from '../Participation/Participation';
import { PromotionPeriod } from '../PromotionPeriod/PromotionPeriod';
import { PromotionPicture } from '../PromotionPicture/PromotionPicture';
import styles from './PromotionArticle.module.css';

/** A promotion's content, next to the member's participation. */
export function PromotionArticle({ promotion, placeOf }: ParticipationProps) {
  const t = useT();
  const { category, title, summary, picture, html } = promotion;
  return (
    <article className={styles['article']}>
      <header className={styles['header']}>
        <PromotionPicture
          picture={picture}
          sizes="(min-width: 1000px) 800px, 100vw"
          priority
          className={styles['picture']}
        />
        <p className={styles['category']}>{t(`category.${category}`)}</p>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['period']}>
          <CalendarDays aria-hidden="true" />
          <span>
            <PromotionPeriod promotion={promotion} />
          </span>
        </p>
        <Banderitas />
      </header>
      <aside className={styles['aside']}>
        <Participation promotion={promotion} placeOf={placeOf} />
      </aside>
      <ServerHtml html={html} className={styles['terms']} />
    </article>
  );
}

/** A skeleton of the article. */
export function PendingPromotion() {
  return (
    <div className={styles['article']}>
      <div className={styles['header']}>
        <Skeleton shape="block" height={360} />
        <Skeleton shape="title" width="70%" />
        <Skeleton lines={2} />
      </div>
      <div className={styles['aside']}>
        <Skeleton shape="block" height={220} />
      </div>
    </div>
  );
}
