import { listBanners, type Banner, type BannerGroup } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useLanguage } from '@perya/i18n';
import { useSiteConfig } from '@perya/site-config';
import { Skeleton } from '@perya/ui-kit';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { useIsAfterFirstView } from '../runtime/afterFirstView';
import { bannerGroupOf } from './banner';
import styles from './BannerGroupView.module.css';
import { BannerPicture } from './BannerPicture';

const BannerCarousel = lazy(() => import('./BannerCarousel'));
const BannerFailure = lazy(() => import('./BannerFailure'));

/** Banners change weekly. Refetching on every visit would only cause layout shifts. */
const FRESH_MS = 300_000;

export interface BannerGroupViewProps {
  /** Defaults to the page's group, or the home page's if the page has none. */
  group?: BannerGroup | undefined;
  /** A lower banner, for pages whose own content should be in the first view. */
  isCompact?: boolean;
}

/**
 * The banners of a page: the brand's, then the platform's. Renders nothing if there are none. The first banner is
 * the largest picture of the first view. The carousel loads after the first view, or on the first interaction, and
 * takes the same space.
 */
export function BannerGroupView({ group, isCompact = false }: BannerGroupViewProps) {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const input = { group: group ?? bannerGroupOf(pathname) ?? 'w_home' };
  const own = useSiteConfig().banners[input.group]?.map((banner) => ({
    ...banner,
    alt: banner.alts[language] ?? '',
  }));
  const query = useApiQuery(listBanners, input, { staleTime: FRESH_MS });
  const { data, isPending } = query;
  const banners = [...(own ?? []), ...(data ?? [])];
  const [first] = banners;
  const turns = useIsAfterFirstView();

  const size = isCompact ? 'compact' : undefined;
  if (!first && isPending) {
    return (
      <div data-size={size}>
        <div className={styles['place']}>
          <Skeleton shape="block" width="100%" height="100%" />
        </div>
      </div>
    );
  }
  if (!first && !data) {
    return (
      <Suspense fallback={null}>
        <BannerFailure query={query} />
      </Suspense>
    );
  }
  if (!first) return null;
  const still = <Still banner={first} count={banners.length} />;
  if (banners.length === 1) return <div data-size={size}>{still}</div>;
  return (
    <div data-banner="" data-size={size}>
      {turns ? (
        <Suspense fallback={still}>
          <BannerCarousel banners={banners} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

/** The first banner and inactive pagination dots. */
function Still({ banner, count }: { banner: Banner; count: number }) {
  return (
    <div className={styles['still']} data-banner="">
      <div className={styles['place']}>
        <BannerPicture banner={banner} isFirst />
      </div>
      {count > 1 && (
        <div className={styles['dots']} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} data-current={index === 0 || undefined} />
          ))}
        </div>
      )}
    </div>
  );
}
