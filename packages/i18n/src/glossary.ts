/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LANGUAGE_CODES, type LanguageCode } from './languages';

/** A concept in one language. */
export interface GlossaryTerms {
  /** The term, followed by its other forms: plural, verb, a short form for a table heading. */
  terms: readonly string[];
  /** Other names for the concept, which no text may contain. */
  avoid?: readonly string[];
}

/** A concept of the product in all seven languages. */
export type Concept = Readonly<Record<LanguageCode, GlossaryTerms>> & {
  /** What it means, and what it isn't. */
  note?: string;
  /** Concepts that have the same name in some languages, because players use one word for both. */
  sameNameAs?: readonly string[];
};

/** The terms of all languages. See {@link readGlossary}. */
export interface Glossary {
  /** By id. */
  concepts: Readonly<Record<string, Concept>>;
  /** English words that players of a language use, lowercase. Words of its terms count as well. */
  loanWords: Partial<Record<LanguageCode, readonly string[]>>;
}

const OWN_FOLDER = fileURLToPath(new URL('../glossary', import.meta.url));
const LOAN_WORDS = 'loanWords.json';

/**
 * Reads a folder with a JSON file of concepts per topic, and `loanWords.json`. Default: Perya's own glossary.
 * Throws if two topics have a concept of the same id.
 */
export function readGlossary(folder = OWN_FOLDER): Glossary {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const topics = globSync('*.json', { cwd: folder }).filter((file) => file !== LOAN_WORDS);
  const entries = topics.toSorted().flatMap((file) => Object.entries(read(file) as object));
  const ids = entries.map(([id]) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) throw new Error(`The glossary has two concepts with the id "${twice}".`);
  return {
    concepts: Object.fromEntries(entries) as Glossary['concepts'],
    loanWords: read(LOAN_WORDS) as Glossary['loanWords'],
  };
}

/** Gives one sentence per error: a missing term, or two concepts with one name. */
export function checkGlossary({ concepts }: Glossary): string[] {
  return LANGUAGE_CODES.flatMap((code) => {
    const named = new Map<string, string>();
    return Object.entries(concepts).flatMap(([id, concept]) => {
      const term = concept[code]?.terms[0]?.toLowerCase();
      if (!term) return [`${id} has no term in ${code}.`];
      const other = named.get(term);
      named.set(term, id);
      return other === undefined || concept.sameNameAs?.includes(other)
        ? []
        : [`${id} and ${other} are both "${term}" in ${code}: list one in the other's sameNameAs.`];
    });
  });
}

export const PLACEHOLDER = /\{\{\s*([^},\s]+)[^}]*\}\}/g;
export const TAG = /<\/?[A-Za-z]\w*(?:\s[^>]*)?>/g;
/** Another text of the catalogue, such as a label that is quoted. */
export const REFERENCE = /\$t\([^)]*\)/g;

const withoutMarkup = (message: string) =>
  message.replaceAll(PLACEHOLDER, ' ').replaceAll(TAG, ' ').replaceAll(REFERENCE, ' ');

/** The words of a message in lowercase, without placeholders and tags. */
const wordsOf = (message: string): string[] =>
  withoutMarkup(message)
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** For a text and its English original, gives the errors: what follows the key in a sentence. */
export type TextCheck = (text: string, english: string) => string[];

/** Creates the checks of a language's texts against the glossary. */
export function glossaryCheck(glossary: Glossary, code: LanguageCode): TextCheck {
  const checks = [
    checkAvoidedWords(glossary, code),
    checkLabels(glossary, code),
    ...(code === 'EN' ? [] : [checkLoanWords(glossary, code)]),
  ];
  return (text, english) => checks.flatMap((check) => check(text, english));
}

/** Written without spaces between words. */
const UNSPACED = new Set<LanguageCode>(['CN', 'TH']);
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

export const escapeRegExp = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function checkAvoidedWords({ concepts }: Glossary, code: LanguageCode): TextCheck {
  const instead = new Map(
    Object.values(concepts).flatMap(({ [code]: { terms, avoid = [] } }) =>
      avoid.map((word) => [word.toLowerCase(), terms[0]]),
    ),
  );
  if (instead.size === 0) return () => [];
  const words = [...instead.keys()].map(escapeRegExp).join('|');
  const avoided = new RegExp(
    UNSPACED.has(code) ? words : `(?<!${LETTER})(?:${words})(?!${LETTER})`,
    'giu',
  );
  return (text) =>
    [...withoutMarkup(text).matchAll(avoided)].map(
      ([word]) => `says "${word}": the glossary says "${instead.get(word.toLowerCase())}".`,
    );
}

/** A text that is a term in English is the same term in the other languages. */
function checkLabels({ concepts }: Glossary, code: LanguageCode): TextCheck {
  const labels = Map.groupBy(
    Object.values(concepts).flatMap((concept) =>
      concept.EN.terms.map((english) => ({ english, terms: concept[code].terms })),
    ),
    ({ english }) => english.toLowerCase(),
  );
  return (text, english) => {
    const terms = labels.get(english.toLowerCase())?.flatMap((label) => label.terms);
    if (!terms || terms.some((term) => term.toLowerCase() === text.toLowerCase())) return [];
    return [`is "${text}": the glossary has ${terms.map((term) => `"${term}"`).join(', ')}.`];
  };
}

/** A text without a single letter of the language's script is untranslated. */
const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
};

function checkLoanWords({ concepts, loanWords }: Glossary, code: LanguageCode): TextCheck {
  const terms = Object.values(concepts).flatMap((concept) => concept[code].terms);
  const known = new Set([...(loanWords[code] ?? []), ...terms].flatMap(wordsOf));
  return (text, english) => {
    if (text !== english && SCRIPTS[code]?.test(text) !== false) return [];
    const foreign = wordsOf(text).filter((word) => !known.has(word));
    return foreign.length === 0
      ? []
      : [`isn't translated: translate it, or list its loan words (${foreign.join(', ')}).`];
  };
}
