import { LANGUAGE_CODES, type LanguageCode, type MessageTree } from '@perya/i18n';

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

/** Reads the catalogue of a folder in all languages; a language without a file has no texts. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const entries = LANGUAGE_CODES.map(async (code) => {
    const read = FILES[`../../../${folder}/locales/${code.toLowerCase()}.json`];
    return [code, read ? flat(await read()) : {}] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as Catalogue;
}

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

/** Whether a language should have a text: it has a text of its own for each plural form that it uses. */
export function isMissing(
  catalogue: Catalogue,
  key: string,
  tag: string,
  code: LanguageCode,
): boolean {
  if (catalogue[code][key] !== undefined) return false;
  const form = PLURAL.exec(key)?.[0].slice(1);
  return (
    form === undefined ||
    new Intl.PluralRules(tag).resolvedOptions().pluralCategories.some((each) => each === form)
  );
}
