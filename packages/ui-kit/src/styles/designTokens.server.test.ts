import { CSS_EXTENSION, designTokens, readTokens, THEMES } from '@perya/design-tokens';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';

import css from './tokens.css?raw';

/** Themes are groups of one file, or one file each. */
const FILES = [
  { file: 'tokens.json', theme: undefined },
  { file: 'tokens.dark.json', theme: 'dark' },
  { file: 'tokens.light.json', theme: 'light' },
] as const;

test.each(FILES)('$file is valid for an independent parser', async ({ theme }) => {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const source = {
    filename: new URL('file:///tokens.json'),
    src: JSON.stringify(designTokens(css, { theme })),
  };
  const { tokens } = await parse([source], { config });
  expect(Object.keys(tokens).length).toBeGreaterThan(100);
});

test.each(THEMES)('every custom property of the %s theme is a token', (theme) => {
  const other = theme === 'dark' ? 'light' : 'dark';
  const declared = readTokens(css)
    .filter(({ selectors }) => !selectors.includes(`[data-theme='${other}']`))
    .flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(propertiesOf(designTokens(css, { theme }))).toEqual(new Set(declared));
});

/** The custom properties that the tokens of a tree come from. */
function propertiesOf(tree: unknown): Set<string> {
  if (typeof tree !== 'object' || tree === null) return new Set();
  if (CSS_EXTENSION in tree)
    return new Set([(tree[CSS_EXTENSION] as { property: string }).property]);
  return new Set(Object.values(tree).flatMap((child) => [...propertiesOf(child)]));
}
