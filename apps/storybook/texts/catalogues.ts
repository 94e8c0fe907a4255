import {
  createI18n,
  LANGUAGE_CODES,
  LANGUAGES,
  pseudo,
  type I18n,
  type LanguageCode,
  type MessageTree,
} from '@perya/i18n';

const FILES = import.meta.glob<MessageTree>(
  ['../../../{packages,apps}/*/{src,app}/**/locales/*.json', '!**/node_modules/**'],
  { import: 'default' },
);

/** The texts of a catalogue in one language, by key. */
type Texts = Readonly<Record<string, string>>;

/** The texts of a catalogue in each language. */
export type Catalogue = Readonly<Record<LanguageCode, Texts>>;

const folderOf = (file: string) =>
  file.replace('../../../', '').replace(/\/locales\/\w+\.json$/u, '');

/** The folders that have a catalogue. */
export const FOLDERS = [...new Set(Object.keys(FILES).map(folderOf))].toSorted();

/** The file of a folder in a language; a language without a file has no texts. */
async function readFile(folder: string, language: LanguageCode): Promise<MessageTree> {
  const read = FILES[`../../../${folder}/locales/${language.toLowerCase()}.json`];
  return read ? read() : {};
}

async function byLanguage<T>(
  read: (language: LanguageCode) => Promise<T>,
): Promise<Readonly<Record<LanguageCode, T>>> {
  const entries = LANGUAGE_CODES.map(async (code) => [code, await read(code)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<LanguageCode, T>;
}

/** Reads the catalogue of a folder in all languages. */
export const readCatalogue = (folder: string): Promise<Catalogue> =>
  byLanguage(async (language) => flat(await readFile(folder, language)));

function flat(tree: MessageTree, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  );
}

/** The keys of a catalogue in the order of the English texts, then those that English lacks. */
export const keysOf = (catalogue: Catalogue): readonly string[] => [
  ...new Set([catalogue.EN, ...Object.values(catalogue)].flatMap(Object.keys)),
];

const PLURAL = /_(?:zero|one|two|few|many|other)$/u;

/** Whether a language lacks a text. It needs one for each plural form that it uses, and no others. */
export function isMissing(catalogue: Catalogue, key: string, code: LanguageCode): boolean {
  if (catalogue[code][key] !== undefined) return false;
  const form = PLURAL.exec(key)?.[0].slice(1);
  const { pluralCategories } = new Intl.PluralRules(LANGUAGES[code].bcp47).resolvedOptions();
  return form === undefined || pluralCategories.some((each) => each === form);
}

/** The languages that lack a text. */
export const missingLanguages = (catalogue: Catalogue, key: string): readonly LanguageCode[] =>
  LANGUAGE_CODES.filter((code) => isMissing(catalogue, key, code));

/** The texts with a plural of a folder. */
export interface Plurals {
  /** The keys without the suffixes of the forms, each with the names of its other values. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly languages: Readonly<Record<LanguageCode, I18n>>;
  readonly pseudo: I18n;
}

const OTHER = '_other';
const NAMESPACE = 'plurals';

/** Reads the texts with a plural of a folder, ready to translate. */
export async function readPlurals(folder: string): Promise<Plurals> {
  const languages = await byLanguage(async (language) => {
    const i18n = createI18n({ language });
    i18n.add(NAMESPACE, language, await readFile(folder, language));
    return i18n;
  });
  const english = await readFile(folder, 'EN');
  const accented = createI18n({ language: 'EN', transform: pseudo });
  accented.add(NAMESPACE, 'EN', english);
  const keys = Object.entries(flat(english))
    .filter(([key]) => key.endsWith(OTHER))
    .map(([key, text]) => [key.slice(0, -OTHER.length), valuesOf(text)] as const);
  return { keys: new Map(keys), languages, pseudo: accented };
}

const valuesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/gu)].flatMap(([, name]) => (name && name !== 'count' ? [name] : []));

/** A text with a plural for a count. Its other values are shown by their names. */
export const pluralText = (i18n: I18n, key: string, count: number, values: readonly string[]) =>
  i18n.find(NAMESPACE, key, {
    ...Object.fromEntries(values.map((name) => [name, `[${name}]`])),
    count,
  });
