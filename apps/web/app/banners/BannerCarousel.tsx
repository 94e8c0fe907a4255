import type { Banner } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Carousel, type CarouselLabels } from '@perya/ui-kit/carousel';
import { useMemo } from 'react';

import styles from './BannerGroupView.module.css';
import { BannerPicture } from './BannerPicture';
import { useBannersT } from './locales';

/** A carousel of banners that advances automatically. It takes the same space as the first banner did. */
export default function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useBannersT();
  const labels = useCarouselLabels();
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: (
      <div className={styles['place']}>
        <BannerPicture banner={banner} isFirst={index === 0} />
      </div>
    ),
  }));
  return <Carousel label={t('carousel.label')} slides={slides} labels={labels} />;
}

function useCarouselLabels(): CarouselLabels {
  const t = useBannersT();
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
