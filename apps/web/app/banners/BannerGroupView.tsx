import { listBanners, type Banner, type BannerGroup } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Skeleton } from '@perya/ui-kit';
import { Carousel, type CarouselLabels } from '@perya/ui-kit/carousel';
import { useMemo } from 'react';

import { useT } from '../i18n';
import { useAfterFirstView } from '../runtime/useAfterFirstView';
import styles from './BannerGroupView.module.css';
import { BannerPicture } from './BannerPicture';

/** Banners change by the week; asking again at each visit of the page would only move it. */
const FRESH_MS = 300_000;

export interface BannerGroupViewProps {
  group: BannerGroup;
}

/**
 * The banners of a page; nothing where there are none. The first one is the largest picture of the
 * first view; the others are fetched when that view is done, in the room that they have already.
 */
export function BannerGroupView({ group }: BannerGroupViewProps) {
  const t = useT();
  const { data, isPending } = useApiQuery(listBanners, { group }, { staleTime: FRESH_MS });
  const labels = useCarouselLabels();
  const isLater = useAfterFirstView();
  if (isPending) {
    return (
      <div className={styles['place']}>
        <Skeleton shape="block" width="100%" height="100%" />
      </div>
    );
  }
  if (!data?.length) return null;
  const slides = data.map((banner, index) => ({
    id: banner.id,
    content: <Slide banner={banner} isFirst={index === 0} isWanted={index === 0 || isLater} />,
  }));
  return (
    <div className={styles['group']} data-banner="">
      <Carousel label={t('home.banners')} slides={slides} labels={labels} />
    </div>
  );
}

function Slide({
  banner,
  isFirst,
  isWanted,
}: {
  banner: Banner;
  isFirst: boolean;
  isWanted: boolean;
}) {
  return (
    <div className={styles['place']}>
      {isWanted && <BannerPicture banner={banner} isFirst={isFirst} />}
    </div>
  );
}

function useCarouselLabels(): CarouselLabels {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => ({
      carousel: t('carousel.name'),
      slide: t('carousel.slide'),
      position: (position: number, total: number) =>
        t('carousel.position', {
          position: format.number(position),
          total: format.number(total),
        }),
      goTo: (position: number) => t('carousel.goTo', { position: format.number(position) }),
      previous: t('carousel.previous'),
      next: t('carousel.next'),
      pause: t('carousel.pause'),
      play: t('carousel.play'),
    }),
    [t, format],
  );
}
