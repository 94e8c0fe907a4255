import { imageUrl, useImageHosts } from '@perya/site-config';
import { LazyImage } from '@perya/ui-kit';

/** Widths of these pictures that the platform serves, in pixels. */
const WIDTHS = [640, 960, 1280] as const;

/**
 * The decorative picture of a tournament; renders nothing if there is none. The narrow crop is the one
 * without space for text.
 */
export function TournamentPicture({ picture }: { picture: string | null }) {
  const hosts = useImageHosts();
  if (picture === null) return null;
  return (
    <LazyImage
      path={`${picture}-phone`}
      alt=""
      widths={WIDTHS}
      sizes="(min-width: 1100px) 33vw, (min-width: 700px) 50vw, 100vw"
      ratio="16:9"
      hosts={hosts}
      urlFor={({ host, path, width, format }) => imageUrl([host || '/'], path, { width, format })}
    />
  );
}
