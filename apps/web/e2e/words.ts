import { readFileSync } from 'node:fs';

/** The product's language codes. */
export const LANGUAGES = ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'] as const;
export type Language = (typeof LANGUAGES)[number];

const ROOT = new URL('../../../', import.meta.url);
/** Plural suffixes; most languages have only one form. */
const PLURALS = ['', '_one', '_other'];
const PLACEHOLDER = /\{\{[^}]*\}\}/;
const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/**
 * The plural forms of a catalogue text. `folder`: the folder that contains `locales`, from the root. `key`: its
 * path, separated by dots.
 */
export function textsOf(language: Language, folder: string, key: string): string[] {
  const file = new URL(`${folder}/locales/${language.toLowerCase()}.json`, ROOT);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const names = key.split('.');
  const last = names.pop() ?? '';
  const texts = names.reduce(valueOf, catalogue);
  const forms = PLURALS.map((plural) => valueOf(texts, last + plural)).filter(
    (text) => typeof text === 'string',
  );
  if (forms.length === 0) throw new Error(`${file.pathname} has no text “${key}”.`);
  return forms;
}

const valueOf = (texts: unknown, name: string): unknown =>
  (texts as Partial<Record<string, unknown>> | undefined)?.[name];

/**
 * Matches a control's name by its catalogue text. `value` fills the text's placeholder; without it, any value
 * matches. A subject (`: `) or payout (` × `) may follow.
 */
export function nameIn(language: Language, folder: string, key: string, value?: string): RegExp {
  const names = textsOf(language, folder, key).map((text) =>
    text
      .split(PLACEHOLDER)
      .map(escaped)
      .join(value === undefined ? '.+' : escaped(value)),
  );
  return new RegExp(`^(${names.join('|')})((: |：| × ).+)?$`);
}

const escaped = (text: string): string => text.replaceAll(SPECIAL, String.raw`\$&`);
