import type { FeedbackRules } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';

import { useT } from './locales';

/** Reserves the line before the rules are loaded, so that they don't move the button during a press. */
const LINE_OF_PROGRESS = '\u00a0';

/** Texts about the number of words: always the count, and the error on submit. */
export function useLengthText() {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  return {
    progress: (words: number, rules: FeedbackRules | undefined) =>
      rules
        ? t('form.words', { words: format.number(words), range: rangeOf(format, rules) })
        : LINE_OF_PROGRESS,
    error: (words: number, rules: FeedbackRules | undefined): string | undefined => {
      if (words === 0) return errorText({ key: 'form.required' });
      if (!rules || (words >= rules.minWords && words <= rules.maxWords)) return undefined;
      return errorText({ key: 'form.wordRange', params: { length: rangeOf(format, rules) } });
    },
  };
}

const rangeOf = (format: ReturnType<typeof useFormat>, { minWords, maxWords }: FeedbackRules) =>
  format.range(minWords, maxWords);
