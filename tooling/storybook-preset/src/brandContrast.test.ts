import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readTokens, THEMES } from '@perya/design-tokens';
import { parseBrandPack } from '@perya/site-config';
import { expect, test } from 'vitest';

import { contrastPairs, SURFACES, TEXTS } from './brandContrast.ts';
import { PACKS } from './brands.ts';

const RULES = readTokens(
  readFileSync(join(import.meta.dirname, '../../../packages/ui-kit/src/styles/tokens.css'), 'utf8'),
);

const brandNamed = (name: string) => parseBrandPack(PACKS[name], name);
const failing = (brand: Parameters<typeof contrastPairs>[1], theme: (typeof THEMES)[number]) =>
  contrastPairs(RULES, brand, theme).filter(({ isReadable }) => !isReadable);

test('each pack of the repository is checked', () => {
  expect(Object.keys(PACKS)).toEqual(expect.arrayContaining(['perya', 'vinh-sao']));
});

test.each(Object.keys(PACKS))('%s has no pair that is hard to read', (name) => {
  for (const theme of THEMES) expect(failing(brandNamed(name), theme)).toEqual([]);
});

test('measures every text on every surface', () => {
  const pairs = contrastPairs(RULES, brandNamed('perya'), 'dark');
  for (const role of TEXTS) {
    const surfaces = pairs.filter((pair) => pair.role === role).map(({ surface }) => surface);
    expect(surfaces).toEqual(SURFACES);
  }
});

test('finds a text in the color of its surface, and a color that it cannot compute', () => {
  const brandWith = (muted: string) => ({
    roleTokens: { dark: { '--color-page': '#101010', '--color-muted': muted }, light: {} },
  });
  expect(failing(brandWith('#101010'), 'dark')[0]).toMatchObject({
    role: 'muted',
    surface: 'page',
    ratio: 1,
  });
  expect(failing(brandWith('Canvas'), 'dark')[0]).toMatchObject({
    role: 'muted',
    ratio: undefined,
  });
});
