import type { Banner, BannerGroup } from '@perya/api-client';

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

/** Which banners stand on which page (specification §2, Banners). */
const GROUPS: Readonly<Record<string, BannerGroup>> = {
  '/': 'w_home',
  '/index': 'w_home',
  '/index.html': 'w_home',
  '/home': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/download': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
  '/register': 'w_reg',
  '/register.html': 'w_reg',
  '/inhouse': 'w_inhouse',
};

export function bannerGroupOf(pathname: string): BannerGroup | null {
  return GROUPS[pathname.replace(/(?<=.)\/+$/, '')] ?? null;
}

export interface BannerTarget {
  href: string;
  leavesSite: boolean;
}

/** Where a banner leads: a page, or an https address outside; anything else leads nowhere. */
export function bannerTarget(link: Banner['link']): BannerTarget | null {
  if (!link) return null;
  switch (link.kind) {
    case 'page':
      // Two slashes would name a host.
      return /^\/(?!\/)/.test(link.target) ? inside(link.target) : null;
    case 'promotion':
      return inside(`/promoDetail?id=${encodeURIComponent(link.target)}`);
    case 'game':
      return inside(`/game?gameId=${encodeURIComponent(link.target)}`);
    case 'outside':
      return link.target.startsWith('https://') && URL.canParse(link.target)
        ? { href: link.target, leavesSite: true }
        : null;
  }
}

function inside(path: string): BannerTarget {
  return { href: path, leavesSite: false };
}
