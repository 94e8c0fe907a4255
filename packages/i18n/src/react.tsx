import {
  createContext,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import type { Catalogue, MessageParams, MessageTree, Translate } from './catalogue';
import { createFormat, type Format } from './format';
import { tagOf, type I18n } from './i18n';
import { storeLanguage } from './languageStorage';
import { LANGUAGES, type LanguageCode } from './languages';

/** What to show for an error: a key of the `errors` namespace with its values, or a ready text. */
export interface ErrorDescription {
  readonly key: string;
  readonly params?: MessageParams;
  /** The platform's own text in the caller's language: shown instead of the key's. */
  readonly text?: string;
}

interface I18nContextValue {
  i18n: I18n;
  format: { currency: string; timeZone: string };
  describeError: (error: unknown) => ErrorDescription | undefined;
  onLanguageChange: ((language: LanguageCode) => void) | undefined;
  afterFirstView: (() => Promise<unknown>) | undefined;
}

const I18nContext = createContext<I18nContextValue | null>(null);

const DEFAULT_FORMAT = { currency: 'PHP', timeZone: 'Asia/Manila' };

/** The description itself, if that's what was given. */
export function describeDescription(error: unknown): ErrorDescription | undefined {
  if (typeof error !== 'object' || error === null || !('key' in error)) return undefined;
  return typeof error.key === 'string' ? (error as ErrorDescription) : undefined;
}

/** Props of {@link I18nProvider}. */
export interface I18nProviderProps {
  i18n: I18n;
  /** The brand's currency and time zone. Default: PHP, Asia/Manila. Keep the object's identity stable. */
  format?: { currency: string; timeZone: string };
  /** Converts a thrown error to its description; the api-client exports one. */
  describeError?: (error: unknown) => ErrorDescription | undefined;
  /** Called after the visitor has changed the language, to notify the server. */
  onLanguageChange?: (language: LanguageCode) => void;
  /** Resolves when error texts that are not needed yet may be fetched. Default: immediately. */
  afterFirstView?: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Provides language, texts and formats to the components below it.
 *
 * @example
 * ```tsx
 * import { createI18n, I18nProvider, loadCatalogues, type Catalogue } from '@perya/i18n';
 * import { createRoot } from 'react-dom/client';
 *
 * declare const catalogues: readonly Catalogue[];
 * declare const element: HTMLElement;
 *
 * const i18n = createI18n({ language: 'TH', supported: ['EN', 'TH'] });
 * await loadCatalogues(i18n, catalogues);
 * createRoot(element).render(
 *   <I18nProvider i18n={i18n} format={{ currency: 'THB', timeZone: 'Asia/Bangkok' }}>
 *     <main />
 *   </I18nProvider>,
 * );
 * ```
 */
export function I18nProvider({
  i18n,
  format = DEFAULT_FORMAT,
  describeError = describeDescription,
  onLanguageChange,
  afterFirstView,
  children,
}: I18nProviderProps) {
  const value = useMemo(
    () => ({ i18n, format, describeError, onLanguageChange, afterFirstView }),
    [i18n, format, describeError, onLanguageChange, afterFirstView],
  );
  return (
    <I18nContext value={value}>
      <I18nextProvider i18n={i18n.engine}>{children}</I18nextProvider>
    </I18nContext>
  );
}

function useI18nContext(): I18nContextValue {
  const context = use(I18nContext);
  if (!context) {
    throw new Error(
      'Texts need an <I18nProvider> above them, and there is none: wrap the app, the test or the story in one.',
    );
  }
  return context;
}

/**
 * The instance of this page; re-renders when its language changes. A part that hydrates after a language
 * change renders first in the language of the server's HTML, and then in the new one.
 */
function useI18n() {
  const context = useI18nContext();
  const { i18n } = context;
  const language = useSyncExternalStore(
    i18n.subscribe,
    () => i18n.language,
    () => i18n.firstLanguage,
  );
  return { context, i18n, language };
}

/** The texts of a catalogue in that language; `t` is a new function after each change of texts. */
export function useTexts<T extends MessageTree>({ namespace }: Catalogue<T>) {
  const { context, i18n, language } = useI18n();
  // Without `lng`, `useTranslation` hydrates in the current language.
  const { t } = useTranslation(namespace, { lng: tagOf(language) });
  return { context, i18n, language, t: t as unknown as Translate<T> };
}

const waiting = new WeakMap<I18n, Map<string, Promise<void>>>();

const idOf = (language: LanguageCode, { namespace }: Catalogue) => `${language}/${namespace}`;

function begunLoad(i18n: I18n, id: string): Promise<void> | undefined {
  return waiting.get(i18n)?.get(id);
}

/** The single promise that a suspended render and its retry must share. */
export function loadOnce(
  i18n: I18n,
  catalogue: Catalogue,
  language = i18n.language,
): Promise<void> {
  const promises = waiting.get(i18n) ?? new Map<string, Promise<void>>();
  waiting.set(i18n, promises);
  const id = idOf(language, catalogue);
  let promise = promises.get(id);
  if (!promise) {
    promise = i18n.load([catalogue], language);
    // A part that hydrates late continues in the page's language at once.
    if (language !== i18n.language) {
      promise = Promise.all([promise, loadOnce(i18n, catalogue)]).then(() => {});
    }
    promises.set(id, promise);
    // The Retry of an error boundary must fetch again.
    promise.catch(() => promises.delete(id));
  }
  return promise;
}

/**
 * The texts of a package. Routes load their catalogues beforehand; a component suspends until its catalogue
 * is loaded.
 *
 * @example
 * ```tsx
 * import { defineCatalogue, useCatalogue } from '@perya/i18n';
 *
 * const texts = { play: 'Play', results: { count_one: '{{count}} game', count_other: '{{count}} games' } };
 * const catalogue = defineCatalogue('lobby', async () => ({ default: texts }));
 *
 * export function Results({ count }: { count: number }) {
 *   const t = useCatalogue(catalogue);
 *   return <p>{t('results.count', { count })}</p>;
 * }
 * ```
 */
export function useCatalogue<T extends MessageTree>(catalogue: Catalogue<T>): Translate<T> {
  const { i18n, language, t } = useTexts(catalogue);
  // React replays a suspended render and expects the same `use` call, even if the texts are loaded by then.
  const promise = i18n.isLoaded(catalogue, language)
    ? begunLoad(i18n, idOf(language, catalogue))
    : loadOnce(i18n, catalogue, language);
  if (promise) use(promise);
  return t;
}

/** The current language, and a way to change it. See {@link useLanguage}. */
export interface LanguageState {
  language: LanguageCode;
  bcp47: string;
  /** The brand's languages, in the order of its language picker. */
  supported: readonly LanguageCode[];
  /**
   * Loads the texts, switches, and stores the choice. Rejects, and keeps the language, if the texts can't be
   * fetched.
   */
  change(language: LanguageCode): Promise<void>;
}

/** The current language and the brand's languages. */
export function useLanguage(): LanguageState {
  const { context, i18n, language } = useI18n();
  const { onLanguageChange } = context;
  const change = useCallback(
    async (language: LanguageCode) => {
      if (!i18n.supported.includes(language)) {
        throw new Error(
          `This brand does not offer ${language}; it offers ${i18n.supported.join(', ')}.`,
        );
      }
      await i18n.change(language);
      storeLanguage(language);
      document.documentElement.lang = LANGUAGES[language].bcp47;
      onLanguageChange?.(language);
    },
    [i18n, onLanguageChange],
  );
  const { supported } = i18n;
  return { language, bcp47: LANGUAGES[language].bcp47, supported, change };
}

/**
 * Numbers, money and dates in the visitor's language and the brand's currency and time zone.
 *
 * @example
 * ```tsx
 * import { useFormat } from '@perya/i18n';
 *
 * export function Jackpot({ minor }: { minor: number }) {
 *   const format = useFormat();
 *   return <strong>{format.money(minor)}</strong>;
 * }
 * ```
 */
export function useFormat(): Format {
  const { context, i18n, language } = useI18n();
  const { currency, timeZone } = context.format;
  return useMemo(
    () => formatOnce(i18n, `${language} ${currency} ${timeZone}`, { language, currency, timeZone }),
    [i18n, language, currency, timeZone],
  );
}

const formats = new WeakMap<I18n, Map<string, Format>>();

/** All game cards share one set of `Intl` objects. */
function formatOnce(i18n: I18n, id: string, options: Parameters<typeof createFormat>[0]): Format {
  const known = formats.get(i18n) ?? new Map<string, Format>();
  formats.set(i18n, known);
  const format = known.get(id) ?? createFormat(options);
  known.set(id, format);
  return format;
}
