import type { LanguageCode } from './languages';

/** Messages of one namespace in one language, nested by component. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export type MessageLoader<T extends MessageTree = MessageTree> = () => Promise<{ default: T }>;

export type MessageLoaders<T extends MessageTree> = { readonly EN: MessageLoader<T> } & {
  readonly [Code in Exclude<LanguageCode, 'EN'>]?: MessageLoader;
};

/** A package's messages: its namespace, and how each language's file is fetched. */
export interface Catalogue<T extends MessageTree = MessageTree> {
  readonly namespace: string;
  readonly loaders: MessageLoaders<T>;
}

/**
 * Declares a package's catalogue. English types the keys; each language is a chunk of its own, which
 * only its speakers fetch.
 *
 * ```ts
 * export const catalogue = defineCatalogue('lobby', {
 *   EN: () => import('./locales/en.json'),
 *   TY: () => import('./locales/ty.json'),
 * });
 * export const useT = () => useCatalogue(catalogue);
 * ```
 */
export function defineCatalogue<T extends MessageTree>(
  namespace: string,
  loaders: MessageLoaders<T>,
): Catalogue<T> {
  return { namespace, loaders };
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

/** Every key of a catalogue, dotted; plural forms count as the one key they are forms of. */
export type MessageKey<C extends Catalogue> =
  C extends Catalogue<infer T> ? PlainKeys<T> | PluralKeys<T> : never;

export type MessageParams = Readonly<Record<string, string | number>>;

type ArgsOf<T, Key> =
  Key extends PluralKeys<T>
    ? [params: MessageParams & { readonly count: number }]
    : [params?: MessageParams];

/** Gives the text of a key; a plural key needs its `count`. Values are put in as they are: format them first. */
export type Translate<T extends MessageTree> = <Key extends PlainKeys<T> | PluralKeys<T>>(
  key: Key,
  ...args: ArgsOf<T, Key>
) => string;
