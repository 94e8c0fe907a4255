/// <reference types="node" />
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BrandPackError, parseBrandPack, type Brand } from './brandPack.ts';
import { FOLDER_PATH } from './packValues.ts';

export { BrandPackError, type Brand } from './brandPack.ts';

/** The demo brand's pack, relative to both `src` and `dist`. */
const DEMO = new URL('./brands/perya.json', import.meta.url);

/** A picture of the folder is one of these, whatever ending its path has. */
const PICTURES = ['.svg', '.png', '.jpg', '.webp'] as const;

/**
 * Returns the path of a build's brand pack: the file in `PERYA_BRAND`, or the demo brand's.
 *
 * @param root base folder of a relative `PERYA_BRAND`
 */
export function brandFile(root: string): string {
  const name = process.env['PERYA_BRAND'];
  return name ? resolve(root, name) : fileURLToPath(DEMO);
}

/**
 * Reads a brand pack while the site is built or started.
 *
 * @param file path or file URL of the JSON file
 * @throws {BrandPackError} if it can't be read, isn't JSON, is invalid, or names a file that its folder doesn't
 * have; the message has file and path
 */
export function loadBrandPack(file: string | URL): Brand {
  let pack: unknown;
  try {
    pack = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new BrandPackError(String(file), [what], { cause: error });
  }
  const brand = parseBrandPack(pack, String(file));
  const errors = missingFiles(brand, brandFolder(file, brand));
  if (errors.length > 0) throw new BrandPackError(String(file), errors);
  return brand;
}

/** The folder with the pack's files: beside the pack, with its name or the one that it states. */
export function brandFolder(file: string | URL, brand: Pick<Brand, 'folder'>): string {
  const path = file instanceof URL ? fileURLToPath(file) : resolve(file);
  return join(dirname(path), brand.folder ?? basename(path, extname(path)));
}

/**
 * The file of a picture that a pack names by a path without an ending, such as `/brand/banners/bay`; undefined
 * if the folder doesn't have it.
 */
export function pictureFile(folder: string, path: string): string | undefined {
  return PICTURES.map((ending) => fileOf(folder, path) + ending).find((file) => existsSync(file));
}

const fileOf = (folder: string, path: string) => join(folder, path.slice(FOLDER_PATH.length));

function missingFiles(brand: Brand, folder: string): string[] {
  const files: [string, string | undefined][] = [
    ['logoPath', brand.logoPath],
    ['icon.path', brand.icon.path],
    ['sharePath', brand.sharePath],
    ['licence.sealPath', brand.licence?.sealPath],
  ];
  const pictures = brand.banners.flatMap(({ picture }, index) =>
    ['', '-phone'].map((suffix) => [`banners.${index}.picture`, picture + suffix] as const),
  );
  return [
    ...files
      .filter(([, path]) => path?.startsWith(FOLDER_PATH) && !existsSync(fileOf(folder, path)))
      .map(
        ([name, path]) =>
          `${name}: ${path} is the file ${fileOf(folder, path ?? '')}, which doesn't exist`,
      ),
    ...pictures
      .filter(([, path]) => pictureFile(folder, path) === undefined)
      .map(
        ([name, path]) =>
          `${name}: ${path} is the file ${fileOf(folder, path)} with one of the endings ${PICTURES.join(', ')}, which doesn't exist`,
      ),
  ];
}

/** A hash of every file in a pack's folder, by its path. The pack doesn't name all of them. */
export function hashFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
