import type { RebateRate } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Field, Input } from '@perya/ui-kit';

import { useRebatesT } from './i18n';
import styles from './RebateFields.module.css';
import type { UseRebateDraft } from './useRebateDraft';

export interface RebateFieldsProps extends Pick<UseRebateDraft, 'draft' | 'faults' | 'change'> {
  /** What may be given at most, and thereby for which kinds of game. */
  most: readonly RebateRate[];
  disabled?: boolean | undefined;
}

/** A rate for each kind of game, within the agent's own. */
export function RebateFields({ most, draft, faults, change, disabled }: RebateFieldsProps) {
  const t = useRebatesT();
  const name = useCategoryName();
  const { percent } = useFormat();
  return (
    <fieldset className={styles['rebates']} disabled={disabled}>
      <legend className={styles['legend']}>{t('legend')}</legend>
      <p className={styles['help']}>{most.length === 0 ? t('none') : t('help')}</p>
      <div className={styles['fields']}>
        {most.map(({ category, basisPoints }) => {
          const limit = percent(basisPoints / 10_000, 2);
          return (
            <Field
              key={category}
              label={name(category)}
              help={t('atMost', { rate: limit })}
              error={faults.has(category) ? t('fault', { rate: limit }) : null}
            >
              <Input
                name={`rebate-${category}`}
                inputMode="decimal"
                autoComplete="off"
                end="%"
                value={draft[category] ?? ''}
                onChange={({ target }) => change(category, target.value)}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
