import type { RebateRate } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Field, Input } from '@perya/ui-kit';
import { useFormContext } from 'react-hook-form';

import { useRebatesT } from './locales';
import { rebateField, type RebateValues } from './rebateDraft';
import styles from './RebateFields.module.css';

export interface RebateFieldsProps {
  /** The maximum rates, which also determine the categories. */
  max: readonly RebateRate[];
  disabled?: boolean | undefined;
}

/**
 * A rate for each category, up to the agent's own. Used in a form within `FormProvider` whose values include
 * those of `draftOf`.
 */
export function RebateFields({ max, disabled }: RebateFieldsProps) {
  const t = useRebatesT();
  const name = useCategoryName();
  const { percent } = useFormat();
  const { register, formState } = useFormContext<RebateValues>();
  return (
    <fieldset className={styles['rebates']} disabled={disabled}>
      <legend className={styles['legend']}>{t('legend')}</legend>
      <p className={styles['help']}>{max.length === 0 ? t('none') : t('help')}</p>
      <div className={styles['fields']}>
        {max.map(({ category, basisPoints }) => (
          <Field
            key={category}
            label={name(category)}
            help={t('atMost', { rate: percent(basisPoints / 10_000, 2) })}
            error={formState.errors[rebateField(category)]?.message}
          >
            <Input
              {...register(rebateField(category))}
              inputMode="decimal"
              autoComplete="off"
              end="%"
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
