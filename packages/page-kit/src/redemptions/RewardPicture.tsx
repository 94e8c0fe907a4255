import { imageUrl, useImageHosts } from '@perya/site-config';
import { LazyImage } from '@perya/ui-kit';

/** Widths in which the platform serves pictures of rewards, in pixels. */
const WIDTHS = [320, 640] as const;

/** Props of {@link RewardPicture}. */
export interface RewardPictureProps {
  path: string;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  className?: string | undefined;
}

/** The picture of a reward, decorative next to its name. */
export function RewardPicture({ path, sizes, className }: RewardPictureProps) {
  const hosts = useImageHosts();
  return (
    <LazyImage
      path={path}
      alt=""
      widths={WIDTHS}
      sizes={sizes}
      ratio="4:3"
      hosts={hosts}
      urlFor={({ host, path: name, width, format }) =>
        imageUrl([host || '/'], name, { width, format })
      }
      className={className}
    />
  );
}
