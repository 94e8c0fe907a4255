import { parseBrandPack, type Brand } from '@perya/site-config';

/** The addresses of the files in the packs' folders, by path. The site serves those of its pack at `/brand/`. */
const FILES = import.meta.glob<string>('../../../packages/site-config/src/brands/*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The packs of `@perya/site-config` for members, by file name. A new file appears in the toolbar. */
export const BRANDS: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.entries(
    import.meta.glob('../../../packages/site-config/src/brands/*.json', {
      eager: true,
      import: 'default',
    }),
  )
    .map(([path, pack]) => [nameOf(path), withFiles(parseBrandPack(pack, path), path)] as const)
    .filter(([, { audience }]) => audience === 'members'),
);

/** The brand whose stories are tested. */
export const DEFAULT_BRAND = 'perya';

/** The chosen brand. */
export function brandOf(globals: Readonly<Record<string, unknown>>): Brand {
  const brand = BRANDS[String(globals['brand'])] ?? BRANDS[DEFAULT_BRAND];
  if (!brand) throw new Error(`There is no brand pack ${DEFAULT_BRAND}.json.`);
  return brand;
}

/** The brand with the addresses of its logo and of its license's seal in Storybook. */
function withFiles(brand: Brand, path: string): Brand {
  const folder = path.slice(0, -'.json'.length);
  const addressOf = (file: string) => FILES[file.replace('/brand', folder)] ?? file;
  const { licence, logoPath } = brand;
  return {
    ...brand,
    logoPath: addressOf(logoPath),
    licence: licence && { ...licence, sealPath: addressOf(licence.sealPath) },
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}
