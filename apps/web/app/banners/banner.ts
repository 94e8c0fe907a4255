import { BANNER_GROUPS, type Banner, type BannerGroup } from '@perya/api-client';

/** Widths in which the platform serves banners, in pixels. */
export const BANNER_WIDTHS = [640, 960, 1280, 1920] as const;

/** How the platform cuts a drawn banner, and where each cut is shown. */
export interface BannerCrop {
  suffix: string;
  media: string;
  /** As in `<img sizes>`: beside the rail the content is at most 1264 px wide. */
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

/** A picture of the platform's own, served in widths and crops and without words in it. */
export function isDrawn(path: string): boolean {
  return path.startsWith('/art/banner/');
}

/** The groups whose pages have other names than they have; `/lott` has none. */
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

/** Which banners stand on which page (specification §2, Banners). */
export function bannerGroupOf(pathname: string): BannerGroup | null {
  const page = pathname.replace(/^\/|\/+$/g, '');
  return BANNER_GROUPS.find((group) => group === `w_${NAMES[page] ?? page}`) ?? null;
}

/** The path of the site that a banner leads to; null where it leads nowhere, out of the site or to a game. */
export function bannerPath({
  linkKind,
  target,
}: Pick<Banner, 'linkKind' | 'target'>): string | null {
  if (!target) return null;
  if (linkKind === 'promotion') return `/promoDetail?id=${encodeURIComponent(target)}`;
  // Two slashes would name a host, and so would a slash of the other kind.
  return linkKind === 'page' && /^\/(?![/\\])/.test(target) ? target : null;
}
