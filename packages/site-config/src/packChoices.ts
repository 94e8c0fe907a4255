import type { BannerGroup, Category } from '@perya/api-client';
import type { LanguageCode } from '@perya/i18n';

/** The languages with texts for the whole site. */
export const LANGUAGES = [
  'TY',
  'EN',
  'CN',
  'ID',
  'TH',
  'VI',
  'FIL',
] as const satisfies readonly LanguageCode[];

/** The categories of games. */
export const CATEGORIES = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
  'ELOTT',
] as const satisfies readonly Category[];

/** The sections available for a home page. Each renders nothing when it is empty. */
export const HOME_LANES = [
  'HOT',
  'NEW',
  'POPULAR',
  'RECENT',
  'FAVOURITES',
  'PROMOTIONS',
  'WINNERS',
  'LOTTERY',
  'POINTS',
  ...CATEGORIES,
] as const;

/** The currencies whose amounts the site can format and check. */
export const CURRENCIES = ['PHP', 'VND', 'THB', 'IDR', 'CNY', 'USD'] as const;

/** The parts of the site that a brand can do without. `POINTS` is the points mall. */
export const MODULES = [...CATEGORIES, 'POINTS'] as const;

/** Where banners are shown; the platform's groups. */
export const PACK_BANNER_GROUPS = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
] as const satisfies readonly BannerGroup[];
