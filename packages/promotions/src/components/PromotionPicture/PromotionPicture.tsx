import { imageUrl, useImageHosts } from '@perya/site-config';
import { LazyImage } from '@perya/ui-kit';

import { NoPicture } from './NoPicture';

/** Widths in which the platform serves promotions' pictures, in pixels. */
const WIDTHS = [640, 960, 1280] as const;

export interface PromotionPictureProps {
  /** Path of the picture; null where there is none. */
  picture: string | null;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** The picture of a promotion, a decoration beside its title. The narrow cut is the one without room for words. */
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
