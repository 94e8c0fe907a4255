import { parseBrandPack, type Brand } from '@perya/site-config';

const FOLDER = '../../../packages/site-config/src/brands/';

/** The packs of `@perya/site-config` as their operators write them, by file name. */
export const PACKS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(
    import.meta.glob('../../../packages/site-config/src/brands/*.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, pack]) => [path.slice(FOLDER.length, -'.json'.length), pack]),
);

/** The addresses of the files in the packs' folders, by path. The site serves those of its pack at `/brand/`. */
const FILES = import.meta.glob<string>('../../../packages/site-config/src/brands/*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Those for members, validated. A new file appears in the toolbar. */
export const BRANDS: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.entries(PACKS)
    .map(
      ([name, pack]) => [name, withBrandFiles(name, parseBrandPack(pack, `${name}.json`))] as const,
    )
    .filter(([, { audience }]) => audience === 'members'),
);

/** The brand whose stories are tested. */
export const DEFAULT_BRAND = 'perya';

type Globals = Readonly<Record<string, unknown>>;

/** The file name of the chosen brand. */
export function brandNameOf(globals: Globals): string {
  const name = String(globals['brand']);
  return name in BRANDS ? name : DEFAULT_BRAND;
}

/** The chosen brand. */
export function brandOf(globals: Globals): Brand {
  const brand = BRANDS[brandNameOf(globals)];
  if (!brand) throw new Error(`There is no brand pack ${DEFAULT_BRAND}.json.`);
  return brand;
}

/** The brand of a pack's file, with the addresses of its pictures in Storybook. */
export function withBrandFiles(name: string, brand: Brand): Brand {
  const folder = brand.folder ?? name;
  const addressOf = (path: string) => brandFile(folder, path) ?? path;
  const { banners, icon, licence, logoPath, sharePath } = brand;
  return {
    ...brand,
    logoPath: addressOf(logoPath),
    icon: { ...icon, path: addressOf(icon.path) },
    sharePath: addressOf(sharePath),
    banners: banners.map((banner) => ({ ...banner, picture: drawnBanner(folder, banner.picture) })),
    licence: licence && { ...licence, sealPath: addressOf(licence.sealPath) },
  };
}

/** Storybook has no server that draws a brand's banners: they are drawn beside those of the platform. */
function drawnBanner(folder: string, path: string): string {
  return path.replace(/^\/brand\/banners\//, `/art/banner/${folder}-`);
}

/** The address of a file of a pack's folder, by the path at which the site serves it (`/brand/logo.svg`). */
function brandFile(folder: string, path: string): string | undefined {
  return FILES[`${FOLDER}${folder}/${path.replace(/^\/brand\//, '')}`];
}
