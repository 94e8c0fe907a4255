import type { Banner } from '@perya/api-client';
import { useImageUrl } from '@perya/site-config';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { BANNER_WIDTHS, bannerPath, isDrawn, NARROW, WIDE, type BannerCrop } from './banner';
import styles from './BannerPicture.module.css';

// Loaded lazily because few banners leave the site or open a game.
const BannerAction = lazy(() => import('./BannerAction'));

export interface BannerPictureProps {
  banner: Banner;
  /** The largest picture of the first view, loaded with high priority. */
  isFirst?: boolean;
}

/** One banner: its picture, cropped for the viewport, its text unless the picture contains it, and its link. */
export function BannerPicture({ banner, isFirst = false }: BannerPictureProps) {
  const { imagePath, alt } = banner;
  return (
    <Target banner={banner}>
      {isDrawn(imagePath) ? (
        <>
          <DrawnPicture path={imagePath} isFirst={isFirst} />
          <Words text={alt} />
        </>
      ) : (
        // An operator's own picture already contains the text.
        <img className={styles['image']} src={imagePath} alt={alt} {...priority(isFirst)} />
      )}
    </Target>
  );
}

/** In "The fair is open: three thousand games", the part before the colon is emphasized. */
function Words({ text }: { text: string }) {
  const [, head = text, line] = /^(.+?)[:：]\s*(.+)$/u.exec(text) ?? [];
  return (
    <span className={styles['words']}>
      <span className={styles['head']}>{head}</span>
      {line && <span className={styles['line']}>{line}</span>}
    </span>
  );
}

/** Three attempts in total. */
const LAST_ATTEMPT = 2;

function DrawnPicture({ path, isFirst }: { path: string; isFirst: boolean }) {
  const imageUrl = useImageUrl();
  const [attempt, setAttempt] = useState(0);
  const sources = (crop: BannerCrop, format: 'avif' | 'webp') =>
    BANNER_WIDTHS.map(
      (width) => `${imageUrl(path + crop.suffix, { width, format, attempt })} ${width}w`,
    ).join(', ');
  return (
    <picture>
      {isFirst &&
        [NARROW, WIDE].map((crop) => (
          // React moves these into the head, so they load before anything else.
          <link
            key={crop.media}
            rel="preload"
            as="image"
            type="image/avif"
            href={imageUrl(path + crop.suffix, { width: 1280, format: 'avif' })}
            imageSrcSet={sources(crop, 'avif')}
            imageSizes={crop.sizes}
            media={crop.media}
            fetchPriority="high"
          />
        ))}
      <source
        media={NARROW.media}
        type="image/avif"
        srcSet={sources(NARROW, 'avif')}
        sizes={NARROW.sizes}
      />
      <source
        media={NARROW.media}
        type="image/webp"
        srcSet={sources(NARROW, 'webp')}
        sizes={NARROW.sizes}
      />
      <source type="image/avif" srcSet={sources(WIDE, 'avif')} sizes={WIDE.sizes} />
      <img
        className={styles['image']}
        src={imageUrl(path, { width: 1280, format: 'webp', attempt })}
        // Retries from the next host. After the last one, the text is shown on the fallback background.
        onError={() => setAttempt(Math.min(attempt + 1, LAST_ATTEMPT))}
        srcSet={sources(WIDE, 'webp')}
        sizes={WIDE.sizes}
        // The text is rendered on top of it.
        alt=""
        {...priority(isFirst)}
      />
    </picture>
  );
}

function priority(isFirst: boolean) {
  return isFirst
    ? ({
        'data-hero': '',
        loading: 'eager',
        fetchPriority: 'high',
        decoding: 'sync',
      } as const)
    : ({ loading: 'lazy', fetchPriority: 'low', decoding: 'async' } as const);
}

function Target({ banner, children }: { banner: Banner; children: ReactNode }) {
  const path = bannerPath(banner);
  if (path !== null) {
    return (
      <Link className={styles['frame']} to={path} prefetch="intent">
        {children}
      </Link>
    );
  }
  const still = <div className={styles['frame']}>{children}</div>;
  const { linkKind, game } = banner;
  if (linkKind !== 'outside' && !game) return still;
  return (
    <Suspense fallback={still}>
      <BannerAction banner={banner} still={still}>
        {children}
      </BannerAction>
    </Suspense>
  );
}
