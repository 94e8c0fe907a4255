import { parseBrandPack, type Brand } from '@perya/site-config';

/** The packs of `@perya/site-config` for members, by file name. A new file appears in the toolbar. */
export const BRANDS: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.entries(
    import.meta.glob('../../../packages/site-config/src/brands/*.json', {
      eager: true,
      import: 'default',
    }),
  )
    .map(([path, pack]) => [nameOf(path), parseBrandPack(pack, path)] as const)
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

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}
