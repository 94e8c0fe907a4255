import type { RebateRate } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { FieldMessages } from '@perya/page-kit';

import { useRebatesT } from './locales';
import { readDraft, rebateField, type RebateValues } from './rebateDraft';

/** Returns the translated errors of the rates, for the form's resolver. */
export function useRebateMessages(
  max: readonly RebateRate[],
): (values: RebateValues) => FieldMessages<RebateValues> {
  const t = useRebatesT();
  const { percent } = useFormat();
  return (values) =>
    Object.fromEntries(
      readDraft(values, max).wrong.map(({ category, basisPoints }) => [
        rebateField(category),
        t('error', { rate: percent(basisPoints / 10_000, 2) }),
      ]),
    );
}
