import { BANNER_GROUPS, type Banner, type BannerGroup } from '@perya/api-client';

/** Widths, in pixels, in which the platform serves banners. */
export const BANNER_WIDTHS = [640, 960, 1280, 1920] as const;

/** A crop of a banner and the viewports that use it. */
export interface BannerCrop {
  suffix: string;
  media: string;
  /** As in `<img sizes>`. Next to the rail, the content is at most 1264 px wide. */
  sizes: string;
}

export const NARROW: BannerCrop = {
  suffix: '-phone',
  media: '(max-width: 599.98px)',
  sizes: 'calc(100vw - 24px)',
};
export const WIDE: BannerCrop = {
  suffix: '',
  media: '(min-width: 600px)',
  sizes: '(min-width: 1552px) 1264px, (min-width: 900px) calc(100vw - 288px), calc(100vw - 24px)',
};

/**
 * Whether the path is a picture of the platform or of the brand's folder, served in several widths and crops and
 * without text.
 */
export function isDrawn(path: string): boolean {
  return /^\/(art\/banner|brand)\//.test(path);
}

/** Banner groups whose names differ from their page's path. `/lott` has none. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'home',
  index: 'home',
  'index.html': 'home',
  elott: 'lott',
  lott: '',
  download: 'down',
  promotions: 'promotion',
  pointMall: 'shop',
  register: 'reg',
  'register.html': 'reg',
};

/** The banner group of a page (specification §2, Banners). */
export function bannerGroupOf(pathname: string): BannerGroup | null {
  const page = pathname.replace(/^\/|\/+$/g, '');
  return BANNER_GROUPS.find((group) => group === `w_${NAMES[page] ?? page}`) ?? null;
}

/** The internal path that a banner links to. Null if it has none, or links to an external site or a game. */
export function bannerPath({
  linkKind,
  target,
}: Pick<Banner, 'linkKind' | 'target'>): string | null {
  if (!target) return null;
  if (linkKind === 'promotion') return `/promoDetail?id=${encodeURIComponent(target)}`;
  // Two slashes, or a slash and a backslash, would be parsed as a host.
  return linkKind === 'page' && /^\/(?![/\\])/.test(target) ? target : null;
}
