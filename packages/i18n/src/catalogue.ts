/** Messages of one namespace in one language, nested by component. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Fetches the messages of a language by file name: its code in lower case, `en` or `fil`. Rejects if there is
 * no such file.
 */
export type MessageLoader<T extends MessageTree = MessageTree> = (
  language: string,
) => Promise<{ default: T }>;

/** A package's messages: its namespace, and the loader of a language's file. */
export interface Catalogue<T extends MessageTree = MessageTree> {
  readonly namespace: string;
  readonly load: MessageLoader<T>;
}

/**
 * Declares a package's catalogue. English types the keys; each language is a chunk of its own, which
 * only its speakers fetch.
 *
 * @example
 * ```ts
 * import { defineCatalogue, useCatalogue } from '@perya/i18n';
 *
 * const en = { play: 'Play', results: { count_one: '{{count}} game', count_other: '{{count}} games' } };
 *
 * // In a package: `defineCatalogue('lobby', (language) => import(...))`, with a JSON file per language.
 * export const catalogue = defineCatalogue('lobby', async () => ({ default: en }));
 * export const useT = () => useCatalogue(catalogue);
 * ```
 */
export function defineCatalogue<T extends MessageTree>(
  namespace: string,
  load: MessageLoader<T>,
): Catalogue<T> {
  return { namespace, load };
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

// One literal suffix at a time: with a union, `infer` stops at the first underscore of the key.
type PluralBase<Key extends string> = {
  [Suffix in PluralSuffix]: Key extends `${infer Base}${Suffix}` ? Base : never;
}[PluralSuffix];

type Join<Prefix extends string, Key extends string> = Prefix extends '' ? Key : `${Prefix}.${Key}`;

type PlainKeys<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? [PluralBase<Key>] extends [never]
      ? Join<Prefix, Key>
      : never
    : PlainKeys<T[Key], Join<Prefix, Key>>;
}[keyof T & string];

type PluralKeys<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? [PluralBase<Key>] extends [never]
      ? never
      : Join<Prefix, PluralBase<Key>>
    : PluralKeys<T[Key], Join<Prefix, Key>>;
}[keyof T & string];

/** Every key of a catalogue, dotted; plural forms count as one key. */
export type MessageKey<C extends Catalogue> =
  C extends Catalogue<infer T> ? PlainKeys<T> | PluralKeys<T> : never;

/** Values of a message's placeholders, already formatted. */
export type MessageParams = Readonly<Record<string, string | number>>;

type ArgsOf<T, Key> =
  Key extends PluralKeys<T>
    ? [params: MessageParams & { readonly count: number }]
    : [params?: MessageParams];

/**
 * Returns the text of a key; a plural key needs its `count`. Values are inserted unchanged, so format them
 * first.
 */
export type Translate<T extends MessageTree> = <Key extends PlainKeys<T> | PluralKeys<T>>(
  key: Key,
  ...args: ArgsOf<T, Key>
) => string;
