import type { Banner } from '@perya/api-client';
import { useImageUrl } from '@perya/site-config';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useT } from '../i18n';
import { BANNER_WIDTHS, bannerTarget, isDrawn, NARROW, WIDE, type BannerCrop } from './banner';
import styles from './BannerPicture.module.css';

export interface BannerPictureProps {
  banner: Banner;
  /** The largest picture of the first view: everything else waits for it. */
  isFirst?: boolean;
}

/** One banner: its picture in the crop of the window, its words where the picture has none, its link. */
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
        // An operator's own picture has its words in it.
        <img className={styles['image']} src={imagePath} alt={alt} {...priority(isFirst)} />
      )}
    </Target>
  );
}

/** "The fair is open: three thousand games": what comes before the colon is said louder. */
function Words({ text }: { text: string }) {
  const [, head = text, line] = /^(.+?)[:：]\s*(.+)$/u.exec(text) ?? [];
  return (
    <span className={styles['words']}>
      <span className={styles['head']}>{head}</span>
      {line && (
        <span className={styles['line']}>
          {line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}
        </span>
      )}
    </span>
  );
}

function DrawnPicture({ path, isFirst }: { path: string; isFirst: boolean }) {
  const imageUrl = useImageUrl();
  const sources = (crop: BannerCrop, format: 'avif' | 'webp') =>
    BANNER_WIDTHS.map(
      (width) => `${imageUrl(path + crop.suffix, { width, format })} ${width}w`,
    ).join(', ');
  return (
    <picture>
      {isFirst &&
        [NARROW, WIDE].map((crop) => (
          // React puts these into the head, before anything else is asked for.
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
        src={imageUrl(path, { width: 1280, format: 'webp' })}
        srcSet={sources(WIDE, 'webp')}
        sizes={WIDE.sizes}
        // The words stand over it as text.
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

function Target({ banner: { link, alt }, children }: { banner: Banner; children: ReactNode }) {
  const t = useT();
  const target = bannerTarget(link);
  if (!target) return <div className={styles['frame']}>{children}</div>;
  if (!target.leavesSite) {
    return (
      <Link className={styles['frame']} to={target.href} prefetch="intent">
        {children}
      </Link>
    );
  }
  return (
    <a
      className={styles['frame']}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('home.bannerOutside', { title: alt })}
    >
      {children}
    </a>
  );
}
