import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of a catalogue beside its English original. */
export interface WordsRow {
  /** The folder of the catalogue and the key: `packages/auth/src loginForm.password`. */
  key: string;
  english: string;
  text: string;
}

type Tree = { readonly [key: string]: string | Tree };

/** All texts of a language, except its plural forms that English doesn't have. */
export function readWords(root: string, language: string): WordsRow[] {
  return globSync('{apps,packages}/*/{src,app}/**/locales/en.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const texts = readTexts(
        join(root, file.replace(/en\.json$/, `${language.toLowerCase()}.json`)),
      );
      const folder = file.replace(/\/locales\/en\.json$/, '');
      return [...readTexts(join(root, file))].flatMap(([key, english]) => {
        const text = texts.get(key);
        return text === undefined ? [] : [{ key: `${folder} ${key}`, english, text }];
      });
    });
}

const readTexts = (file: string) =>
  new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree));

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Picks rows at random, in the order of the catalogues. */
export function sampleWords(
  rows: readonly WordsRow[],
  count: number,
  random = Math.random,
): WordsRow[] {
  const drawn = rows
    .map((row, index) => ({ row, index, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count);
  return drawn.toSorted((one, other) => one.index - other.index).map(({ row }) => row);
}

/** A page for a reviewer: the English text, the translation, and where it is. */
export const wordsPage = (rows: readonly WordsRow[]): string =>
  rows.map(({ key, english, text }) => `${english}\n${text}\n    ${key}\n`).join('\n');
