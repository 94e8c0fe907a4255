import { createInstance, type i18n as Engine } from 'i18next';

import type { Catalogue, MessageParams, MessageTree, Translate } from './catalogue';
import { LANGUAGES, type LanguageCode } from './languages';

/** Options of {@link createI18n}. */
export interface I18nOptions {
  language: LanguageCode;
  /** The brand's languages, in the order of its language picker. Default: only `language`. */
  supported?: readonly LanguageCode[];
  /** Transforms each message as it is loaded; pass `pseudo` for the pseudo-locale. */
  transform?: (text: string) => string;
}

/** The texts of one visitor: the server creates one per request, the browser one per page. */
export interface I18n {
  readonly language: LanguageCode;
  /** The initial language: that of the server's HTML, until the page has hydrated. */
  readonly firstLanguage: LanguageCode;
  readonly supported: readonly LanguageCode[];
  /** The i18next instance, for `I18nextProvider` of react-i18next. */
  readonly engine: Engine;
  /** Calls the listener after the language has changed, and after catalogues have been loaded. */
  subscribe(listener: () => void): () => void;
  /** Fetches the missing catalogues, in `language` or, if a file fails, in its fallbacks. */
  load(catalogues: readonly Catalogue[], language?: LanguageCode): Promise<void>;
  /** True if the catalogue is available without a fetch, in `language` or else the current one. */
  isLoaded(catalogue: Catalogue, language?: LanguageCode): boolean;
  /** Adds messages without a fetch: for tests, and for messages sent by the server. */
  add(namespace: string, language: LanguageCode, messages: MessageTree): void;
  /**
   * Loads every catalogue in use, then switches. Rejects, and keeps the language, if nothing could be
   * fetched.
   */
  change(language: LanguageCode): Promise<void>;
  /** Translates into `language`, or else the language that is current at the time of the call. */
  translator<T extends MessageTree>(catalogue: Catalogue<T>, language?: LanguageCode): Translate<T>;
  /** For keys from outside; undefined if there is no such message. */
  find(namespace: string, key: string, params?: MessageParams): string | undefined;
}

/**
 * i18next canonicalizes tags, and `tl-PH` is canonically `fil-PH`: the private-use part keeps Tagalog and
 * Filipino apart while `Intl.PluralRules` still recognizes the language.
 */
export function tagOf(code: LanguageCode): string {
  const known = tags.get(code);
  if (known !== undefined) return known;
  const tag = `${LANGUAGES[code].bcp47}-x-${code}`;
  const canonical = Intl.getCanonicalLocales(tag)[0] ?? tag;
  tags.set(code, canonical);
  return canonical;
}
/** Cached, because each text needs its tag, and creating one takes longer than looking up the text. */
const tags = new Map<LanguageCode, string>();

const codeOf = (tag: string) => (tag.split('-x-')[1] ?? 'en').toUpperCase() as LanguageCode;

/** The i18next events after which texts have changed: react-i18next re-renders on them. */
const TEXT_EVENTS = 'languageChanged loaded';

const chainOf = (code: LanguageCode): readonly LanguageCode[] => [
  code,
  ...LANGUAGES[code].fallbacks,
];

function mapTexts(tree: MessageTree, transform: (text: string) => string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? transform(value) : mapTexts(value, transform),
    ]),
  );
}

function merged(base: MessageTree, over: MessageTree): MessageTree {
  const tree: Record<string, string | MessageTree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const known = tree[key];
    tree[key] =
      typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return tree;
}

/** Formats `{{count, number}}` with commas in every language, like `Format.number`. */
const COUNTS = new Intl.NumberFormat('en');

/** Creates the texts of one visitor; they are empty until their catalogues are loaded. */
export function createI18n({ language, supported = [language], transform }: I18nOptions): I18n {
  const engine = createInstance();
  const known = new Map<string, Catalogue>();
  const loading = new Map<string, Promise<void>>();
  /** Namespaces loaded from a fallback: available, but not in this language. */
  const settled = new Set<string>();
  let current = language;
  let wanted = language;

  // The event that i18next emits after its own loader has fetched.
  const notify = () => engine.emit('loaded');

  // Registered first, so that all other listeners see the new language.
  engine.on('languageChanged', (tag) => {
    current = codeOf(tag);
  });
  void engine.init({
    lng: tagOf(language),
    fallbackLng: (tag: string) => chainOf(codeOf(tag)).map(tagOf),
    load: 'currentOnly',
    resources: {},
    ns: [],
    initAsync: false,
    nsSeparator: false,
    returnNull: false,
    // React escapes; escaping here as well would show `&amp;`.
    interpolation: { escapeValue: false },
    // `useCatalogue` handles suspense: react-i18next would show keys after a failed fetch instead of
    // throwing.
    react: { bindI18n: TEXT_EVENTS, useSuspense: false },
    saveMissing: true,
    saveMissingTo: 'current',
    // A brand may have an incomplete catalogue: missing texts are fetched once from the fallbacks.
    missingKeyHandler: (_tags, namespace) => {
      const catalogue = known.get(namespace);
      if (!catalogue) return;
      for (const code of LANGUAGES[current].fallbacks) {
        if (!loading.has(`${code}/${namespace}`)) {
          void fetchOne(catalogue, code).then(notify, () => undefined);
        }
      }
    },
  });

  engine.services.formatter?.add('number', (value: number) => COUNTS.format(value));

  const has = (namespace: string, code: LanguageCode) =>
    engine.hasResourceBundle(tagOf(code), namespace);

  function add(namespace: string, code: LanguageCode, messages: MessageTree) {
    const known: unknown = engine.getResourceBundle(tagOf(code), namespace);
    const texts = merged(
      (known ?? {}) as MessageTree,
      transform ? mapTexts(messages, transform) : messages,
    );
    // Not copied: the messages are shared by all requests of a server, and `merged` doesn't mutate them.
    engine.addResourceBundle(tagOf(code), namespace, texts, false, true, { skipCopy: true });
  }

  function fetchOne(catalogue: Catalogue, code: LanguageCode): Promise<void> {
    const { namespace } = catalogue;
    if (has(namespace, code)) return Promise.resolve();
    const id = `${code}/${namespace}`;
    const pending = loading.get(id);
    if (pending) return pending;
    const promise = catalogue
      .load(code.toLowerCase())
      .then(({ default: messages }) => add(namespace, code, messages));
    loading.set(id, promise);
    // A failed fetch may be retried.
    promise.catch(() => loading.delete(id));
    return promise;
  }

  async function loadOne(catalogue: Catalogue, code: LanguageCode): Promise<void> {
    known.set(catalogue.namespace, catalogue);
    let failure: unknown;
    for (const candidate of chainOf(code)) {
      try {
        await fetchOne(catalogue, candidate);
        settled.add(`${code}/${catalogue.namespace}`);
        return;
      } catch (error) {
        failure ??= error;
      }
    }
    throw new Error(
      `The messages of "${catalogue.namespace}" could not be fetched in ${chainOf(code).join(', ')}: reload the page, its files may have been replaced.`,
      { cause: failure },
    );
  }

  const isLoaded = ({ namespace }: Catalogue, code: LanguageCode = current) =>
    has(namespace, code) || settled.has(`${code}/${namespace}`);

  return {
    get language() {
      return current;
    },
    firstLanguage: language,
    supported,
    engine,
    subscribe(listener) {
      engine.on(TEXT_EVENTS, listener);
      return () => engine.off(TEXT_EVENTS, listener);
    },
    async load(catalogues, code = current) {
      const missing = catalogues.some((catalogue) => !isLoaded(catalogue, code));
      await Promise.all(catalogues.map((catalogue) => loadOne(catalogue, code)));
      if (missing && code === current) notify();
    },
    isLoaded,
    add(namespace, code, messages) {
      add(namespace, code, messages);
      notify();
    },
    async change(code) {
      wanted = code;
      if (code === current) return;
      await Promise.all([...known.values()].map((catalogue) => loadOne(catalogue, code)));
      // Another language has been chosen in the meantime.
      if (wanted !== code) return;
      await engine.changeLanguage(tagOf(code));
    },
    // i18next's types don't include these catalogues: the keys are checked by `Translate`.
    translator: <T extends MessageTree>({ namespace }: Catalogue<T>, code?: LanguageCode) =>
      engine.getFixedT(code ? tagOf(code) : null, namespace) as unknown as Translate<T>,
    find(namespace, key, params) {
      const options = { ...params, ns: namespace };
      return engine.exists(key, options) ? engine.t(key, options) : undefined;
    },
  };
}

/** Fetches a route's catalogues. Await it before rendering on the server and before hydration. */
export function loadCatalogues(
  i18n: I18n,
  catalogues: readonly Catalogue[],
  language?: LanguageCode,
): Promise<void> {
  return i18n.load(catalogues, language);
}
