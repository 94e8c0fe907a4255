import type { Banner, BannerGroup } from '@perya/api-client';

import type { Brand } from './brandPack.ts';

/** A banner of the brand in the form of the platform's, with its text in each of the brand's languages. */
export interface BrandBanner extends Omit<Banner, 'alt'> {
  readonly group: BannerGroup;
  readonly alts: Readonly<Partial<Record<Brand['languages'][number], string>>>;
}

/** By group, so that a page picks its own without any code. */
export type BrandBanners = Readonly<Partial<Record<BannerGroup, readonly BrandBanner[]>>>;

/** The brand's own banners. */
export function brandBanners({ banners }: Pick<Brand, 'banners'>): BrandBanners {
  const byGroup: Partial<Record<BannerGroup, BrandBanner[]>> = {};
  for (const { group, picture, link, texts } of banners) {
    (byGroup[group] ??= []).push({
      id: picture,
      group,
      imagePath: picture,
      alts: Object.fromEntries(Object.entries(texts).map(([code, { title }]) => [code, title])),
      linkKind: 'page',
      target: link,
      game: null,
    });
  }
  return byGroup;
}
