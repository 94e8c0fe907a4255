import { listPromotions, type Promotion } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { imageUrl, useImageHosts } from '@perya/site-config';
import { LazyImage, Link, useNearViewport } from '@perya/ui-kit';
import type { CarouselLabels } from '@perya/ui-kit/carousel';
import { lazy, Suspense, useRef } from 'react';
import { Link as RouterLink } from 'react-router';

import { useT } from '../../locales';
import styles from './NewPlayerPromotions.module.css';

// If it can't be loaded, the first promotion stays.
const Carousel = lazy(() =>
  import('@perya/ui-kit/carousel').then(
    ({ Carousel }) => ({ default: Carousel }),
    () => new Promise<never>(() => {}),
  ),
);

/** Specification §2 and §9. */
const AUTOPLAY_MS = 5_000;
/** Promotions change weekly. Refetching on every visit would only cause layout shifts. */
const FRESH_MS = 300_000;
/** Terms open in a new tab, so the form is kept. */
const promotionPath = (id: string) => `/promoDetail?id=${encodeURIComponent(id)}`;
/** Widths, in pixels, in which the platform serves promotion pictures. */
const WIDTHS = [640, 960] as const;

/**
 * The operator's promotions for new players: the first one, and the carousel once it's near the viewport. Renders
 * nothing if there are none or the request fails.
 */
export function NewPlayerPromotions() {
  const { data } = useApiQuery(listPromotions, { category: 'new_player' }, { staleTime: FRESH_MS });
  const [first] = data?.items ?? [];
  if (!data || !first) return null;
  return <Promotions promotions={data.items} first={first} />;
}

interface PromotionsProps {
  promotions: readonly Promotion[];
  first: Promotion;
}

function Promotions({ promotions, first }: PromotionsProps) {
  const t = useT();
  const labels = useCarouselLabels();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, false);
  const still = <Slide promotion={first} />;
  return (
    <div ref={place} className={styles['promotions']}>
      {isNear ? (
        <Suspense fallback={still}>
          <Carousel
            label={t('newPlayerPromotions.label')}
            labels={labels}
            autoplayMs={AUTOPLAY_MS}
            slides={promotions.map((promotion) => ({
              id: promotion.id,
              content: <Slide promotion={promotion} />,
            }))}
          />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

function Slide({ promotion: { id, title, summary, picture } }: { promotion: Promotion }) {
  const t = useT();
  const hosts = useImageHosts();
  return (
    <article className={styles['slide']}>
      {picture !== null && (
        <LazyImage
          path={picture}
          alt=""
          widths={WIDTHS}
          sizes="(min-width: 1000px) 400px, 100vw"
          ratio="16:9"
          hosts={hosts}
          urlFor={({ host, path, width, format }) =>
            imageUrl([host || '/'], path, { width, format })
          }
        />
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <Link
            variant="standalone"
            render={<RouterLink to={promotionPath(id)} />}
            externalLabel={t('newPlayerPromotions.opensTab')}
          >
            {title}
          </Link>
        </h2>
        <p className={styles['summary']}>{summary}</p>
      </div>
    </article>
  );
}

function useCarouselLabels(): CarouselLabels {
  const t = useT();
  const format = useFormat();
  return {
    carousel: t('newPlayerPromotions.carousel'),
    slide: t('newPlayerPromotions.slide'),
    position: (position, total) =>
      t('newPlayerPromotions.position', {
        position: format.number(position),
        total: format.number(total),
      }),
    goTo: (position) => t('newPlayerPromotions.goTo', { position: format.number(position) }),
    previous: t('newPlayerPromotions.previous'),
    next: t('newPlayerPromotions.next'),
    pause: t('newPlayerPromotions.pause'),
    play: t('newPlayerPromotions.play'),
  };
}
