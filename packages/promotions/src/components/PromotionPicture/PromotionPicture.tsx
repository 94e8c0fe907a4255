import { imageUrl, useImageHosts } from '@perya/site-config';
import { LanternGlow, LazyImage } from '@perya/ui-kit';
import { Gift } from 'lucide-react';

import styles from './PromotionPicture.module.css';

/** Widths in which the platform serves promotions' pictures, in pixels. */
const WIDTHS = [640, 960, 1280] as const;

export interface PromotionPictureProps {
  /** Path of the picture; null if there is none. */
  picture: string | null;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** The picture of a promotion, decorative next to its title. The narrow crop has no space for text. */
export function PromotionPicture({ picture, sizes, priority, className }: PromotionPictureProps) {
  const hosts = useImageHosts();
  if (picture === null) return <NoPicture className={className} />;
  return (
    <LazyImage
      path={`${picture}-phone`}
      alt=""
      widths={WIDTHS}
      sizes={sizes}
      ratio="16:9"
      hosts={hosts}
      priority={priority}
      urlFor={({ host, path, width, format }) => imageUrl([host || '/'], path, { width, format })}
      className={className}
    />
  );
}

/** Shown when the operator has provided no picture: a wrapped gift in front of a glow. */
function NoPicture({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles['frame'], className].filter(Boolean).join(' ')} aria-hidden="true">
      <LanternGlow />
      <Gift className={styles['gift']} />
    </div>
  );
}
