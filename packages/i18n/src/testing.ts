/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MessageTree } from './catalogue';
import {
  escapeRegExp,
  glossaryCheck,
  PLACEHOLDER,
  readGlossary,
  REFERENCE,
  TAG,
  type Glossary,
} from './glossary';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages';

export {
  checkGlossary,
  readGlossary,
  type Concept,
  type Glossary,
  type GlossaryTerms,
} from './glossary';

/** Options of {@link checkCatalogues}. */
export interface CheckOptions {
  /** The terms and loan words of each language. Default: Perya's own glossary. */
  glossary?: Glossary;
  /** Keys whose text may use other words than the glossary's; `*` matches any text. */
  otherWords?: readonly string[];
  /** Keys that no source file contains, because they come from outside; `*` matches any text. */
  usedElsewhere?: readonly string[];
  /** The folder whose sources use the texts, or a file in it. Default: that of the texts. */
  usedBy?: string | URL;
}

type Texts = ReadonlyMap<string, string>;

const PLURAL_FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/** Enough integers to cover every plural category of these languages. */
const SAMPLES = Array.from({ length: 200 }, (_, index) => index);

/**
 * Checks a package's seven catalogues: `locales/*.json` beside the given place, used by the sources
 * beside it. Gives one sentence per error, and nothing when all is well.
 *
 * @param at the `src` folder, or the URL of a file in it
 *
 * @example
 * ```ts
 * import { checkCatalogues } from '@perya/i18n/testing';
 * import { expect, it } from 'vitest';
 *
 * it('is complete in all languages', () => {
 *   expect(checkCatalogues(import.meta.url)).toEqual([]);
 * });
 * ```
 */
export function checkCatalogues(at: string | URL, options: CheckOptions = {}): string[] {
  const folder = folderOf(at);
  const errors: string[] = [];
  const read = (code: LanguageCode): Texts => {
    const file = `${code.toLowerCase()}.json`;
    try {
      return flatten(
        JSON.parse(readFileSync(join(folder, 'locales', file), 'utf8')) as MessageTree,
      );
    } catch (error) {
      errors.push(`${file}: cannot be read (${String(error)}).`);
      return new Map();
    }
  };
  const english = read('EN');
  const mayUseOtherWords = matcher(options.otherWords ?? []);
  const glossary = options.glossary ?? readGlossary();

  for (const code of LANGUAGE_CODES) {
    const texts = code === 'EN' ? english : read(code);
    if (texts.size === 0) continue;
    const errorsOfWords = glossaryCheck(glossary, code);
    const report = (key: string, what: string) =>
      errors.push(`${code.toLowerCase()}.json: ${key} ${what}`);
    for (const key of expectedKeys(english, code)) {
      if (!texts.has(key)) report(key, 'is missing.');
    }
    const expected = new Set(expectedKeys(english, code));
    for (const [key, text] of texts) {
      if (!expected.has(key)) {
        report(key, 'is not in en.json, or is a plural form that this language does not have.');
        continue;
      }
      for (const what of errorsOfText(code, key, text, english)) report(key, what);
      if (mayUseOtherWords(key)) continue;
      for (const what of errorsOfWords(text, modelOf(key, english))) report(key, what);
    }
  }
  const used = usage(options.usedBy === undefined ? folder : folderOf(options.usedBy));
  const quoted = new Set([...english.values()].flatMap((text) => text.match(REFERENCE) ?? []));
  const isElsewhere = matcher(options.usedElsewhere ?? []);
  for (const key of new Set([...english.keys()].map(baseOf))) {
    if (!isElsewhere(key) && !quoted.has(`$t(${key})`) && !used(key))
      errors.push(`en.json: ${key} is used by no source file.`);
  }
  return errors;
}

/**
 * Checks texts that are stored with their translations, such as the content of a demonstration: by a name for
 * the errors, each text by language code. Gives one sentence per error.
 */
export function checkTranslations(
  all: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>,
  options: Pick<CheckOptions, 'glossary' | 'otherWords'> = {},
): string[] {
  const glossary = options.glossary ?? readGlossary();
  const mayUseOtherWords = matcher(options.otherWords ?? []);
  return LANGUAGE_CODES.flatMap((code) => {
    const errorsOfWords = glossaryCheck(glossary, code);
    return Object.entries(all).flatMap(([name, texts]) => {
      const { EN: english = '', [code]: text } = texts;
      if (text === undefined) return [`${name} is missing in ${code}.`];
      const errors = errorsOfText(code, name, text, new Map([[name, english]]));
      if (!mayUseOtherWords(name)) errors.push(...errorsOfWords(text, english));
      return errors.map((what) => `${name} (${code}) ${what}`);
    });
  });
}

function folderOf(at: string | URL): string {
  const text = String(at);
  const path = text.startsWith('file:') ? fileURLToPath(text) : text;
  return /\.[cm]?[jt]sx?$/.test(path) ? dirname(path) : path;
}

function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}

const baseOf = (key: string) => PLURAL_FORM.exec(key)?.[1] ?? key;

/** The English keys, with the language's plural forms instead of the English ones. */
function expectedKeys(english: Texts, code: LanguageCode): string[] {
  const categories = new Intl.PluralRules(LANGUAGES[code].bcp47).resolvedOptions().pluralCategories;
  const keys = new Set<string>();
  for (const key of english.keys()) {
    const base = PLURAL_FORM.exec(key)?.[1];
    if (base === undefined) keys.add(key);
    else for (const category of categories) keys.add(`${base}_${category}`);
  }
  return [...keys];
}

function errorsOfText(code: LanguageCode, key: string, text: string, english: Texts): string[] {
  const errors: string[] = [];
  if (text.trim() === '') return ['is empty.'];
  if (text !== text.trim()) errors.push('begins or ends with a space: spacing is layout.');
  const model = modelOf(key, english);
  const names = namesIn(text);
  const wanted = namesIn(model);
  if (meansOneNumber(code, key) || PLURAL_FORM.exec(key) === null) {
    // The English "one" may say "a game" and omit the number.
    if (PLURAL_FORM.exec(key)) {
      names.delete('count');
      wanted.delete('count');
    }
  } else {
    wanted.add('count');
  }
  for (const name of wanted) if (!names.has(name)) errors.push(`lacks {{${name}}}.`);
  for (const name of names)
    if (!wanted.has(name)) errors.push(`has {{${name}}}, which en.json lacks.`);
  for (const [what, pattern] of [
    ['tags', TAG],
    ['references', REFERENCE],
  ] as const) {
    const wanted = allOf(pattern, model);
    if (allOf(pattern, text) !== wanted) errors.push(`has other ${what} than en.json (${wanted}).`);
  }
  return errors;
}

/** The English text that a form is compared with; a language may have forms that English lacks. */
function modelOf(key: string, english: Texts): string {
  return english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '';
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
}

/** The parts of a text that match, sorted. */
function allOf(pattern: RegExp, text: string): string {
  return (text.match(pattern) ?? []).sort().join('');
}

/** Whether a plural form is for a single number: English `one` is, Filipino `one` (1, 2, 3, 5 …) isn't. */
function meansOneNumber(code: LanguageCode, key: string): boolean {
  const category = PLURAL_FORM.exec(key)?.[2];
  if (category === undefined) return false;
  const rules = new Intl.PluralRules(LANGUAGES[code].bcp47);
  return SAMPLES.filter((sample) => rules.select(sample) === category).length === 1;
}

function matcher(patterns: readonly string[]): (key: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`),
  );
  return (key) =>
    expressions.some((expression) => expression.test(key) || expression.test(baseOf(key)));
}

/** Only templates with a fixed prefix: one that starts with its variable would match every key. */
const TEMPLATE = /`([\w.]+\$\{[^`]*)`/g;

/**
 * Whether a source contains a key: as a literal, or by a template such as `category.${code}`. Tests and
 * stories don't count.
 */
function usage(folder: string): (key: string) => boolean {
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const templates = [...sources.matchAll(TEMPLATE)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(escapeRegExp)
          .join('.+')}$`,
      ),
  );
  return (key) =>
    ["'", '"', '`'].some((quote) => sources.includes(quote + key + quote)) ||
    templates.some((template) => template.test(key));
}
