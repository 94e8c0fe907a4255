import { useCallback, useEffect } from 'react';

import type { Catalogue, MessageParams } from './catalogue';
import { accountErrorsCatalogue, errorsCatalogue } from './errors';
import type { I18n } from './i18n';
import type { LanguageCode } from './languages';
import { describeDescription, loadOnce, useTexts } from './react';

/**
 * Shown while the messages themselves can't be fetched: without a network, an error must still have a text.
 */
const LAST_RESORT: Readonly<Record<LanguageCode, string>> = {
  TY: 'May naging problema. Subukan ulit.',
  EN: 'Something went wrong. Please try again.',
  CN: '出了点问题，请重试。',
  ID: 'Terjadi masalah. Silakan coba lagi.',
  TH: 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง',
  VI: 'Đã xảy ra sự cố. Vui lòng thử lại.',
  FIL: 'May naganap na problema. Pakisubukang muli.',
};

/** The platform sends the waiting time as `minutes`; plural forms need `count`. */
function countable(params: MessageParams = {}): MessageParams {
  const { minutes } = params;
  return typeof minutes === 'number' ? { count: minutes, ...params } : params;
}

/** Fetches optional texts, ignoring failures: there are fallback texts. */
function fetchQuietly(i18n: I18n, catalogue: Catalogue): void {
  loadOnce(i18n, catalogue).catch(() => undefined);
}

/**
 * Returns a function that translates an error. It accepts a thrown error (converted by the provider's
 * `describeError`) or a description. Never suspends, so that a form keeps its input. A component that shows
 * such texts before any error, like password rules, should load `errorsCatalogue` with `useCatalogue`.
 */
export function useErrorText(): (error: unknown) => string {
  const { context, i18n, t } = useTexts(errorsCatalogue);
  const { describeError, afterFirstView } = context;
  useEffect(() => {
    if (!i18n.isLoaded(errorsCatalogue)) {
      void Promise.resolve(afterFirstView?.()).then(() => fetchQuietly(i18n, errorsCatalogue));
    }
  }, [i18n, afterFirstView, t]);
  return useCallback(
    (error: unknown) => {
      const description = describeDescription(error) ?? describeError(error);
      const { key, params, text } = description ?? { key: 'unknown' };
      const words =
        text ??
        i18n.find('errors', key, countable(params)) ??
        i18n.find('accountErrors', key, countable(params));
      if (words !== undefined) return words;
      if (i18n.isLoaded(errorsCatalogue) && !i18n.isLoaded(accountErrorsCatalogue)) {
        fetchQuietly(i18n, accountErrorsCatalogue);
      }
      return i18n.find('errors', 'unknown') ?? LAST_RESORT[i18n.language];
    },
    // `t` changes this function's identity after each change of texts.
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n, describeError, t],
  );
}
