import { useFormat } from '@perya/i18n';
import { Button, Field, IconButton, Input } from '@perya/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';

import { useContractsT } from '../locales';
import { EMPTY_TIER, type TierField, type TierValues } from './tierDraft';
import styles from './TierEditor.module.css';

export interface TierEditorProps {
  /** Resolved by `useTierResolver`. */
  form: UseFormReturn<TierValues>;
  maxTiers: number;
  currency: string;
  /** Dividends also require a team loss. */
  hasLoss: boolean;
  disabled?: boolean | undefined;
}

/** Edits a contract's tiers: their thresholds and rates. */
export function TierEditor({ form, maxTiers, ...shared }: TierEditorProps) {
  const t = useContractsT();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tiers' });
  const { isSubmitted } = form.formState;
  const removeTier = (index: number) => {
    remove(index);
    // Another tier's error may depend on its order relative to this one.
    if (isSubmitted) void form.trigger('tiers');
  };
  return (
    <div className={styles['editor']}>
      {fields.map(({ id }, index) => (
        <TierFields
          key={id}
          {...shared}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => removeTier(index) : undefined}
        />
      ))}
      <div className={styles['below']}>
        <Button
          size="small"
          iconStart={<Plus />}
          disabled={shared.disabled || fields.length >= maxTiers}
          onClick={() => append(EMPTY_TIER)}
        >
          {t('editor.add')}
        </Button>
        <p className={styles['help']}>{t('editor.help')}</p>
      </div>
    </div>
  );
}

interface TierFieldsProps extends Omit<TierEditorProps, 'maxTiers'> {
  index: number;
  onRemove: (() => void) | undefined;
}

function TierFields({ form, index, currency, hasLoss, disabled, onRemove }: TierFieldsProps) {
  const t = useContractsT();
  const { currencySymbol } = useFormat();
  const place = index + 1;
  const errors = form.formState.errors.tiers?.[index];
  const input = (field: TierField) => ({
    // A tier is validated against the previous ones.
    ...form.register(`tiers.${index}.${field}`, { deps: 'tiers' }),
    disabled,
    autoComplete: 'off',
  });
  const amount = { inputMode: 'decimal', maxLength: 18, start: currencySymbol(currency) } as const;
  return (
    <fieldset className={styles['tier']}>
      <legend className={styles['legend']}>{t('tier.name', { place })}</legend>
      <Field label={t('tier.turnover')} error={errors?.turnover?.message}>
        <Input {...input('turnover')} {...amount} placeholder={t('tier.any')} />
      </Field>
      <Field label={t('tier.activeMembers')} error={errors?.activeMembers?.message}>
        <Input
          {...input('activeMembers')}
          inputMode="numeric"
          maxLength={7}
          placeholder={t('tier.any')}
        />
      </Field>
      {hasLoss && (
        <Field label={t('tier.loss')} error={errors?.loss?.message}>
          <Input {...input('loss')} {...amount} placeholder={t('tier.any')} />
        </Field>
      )}
      <Field
        label={t(hasLoss ? 'tier.rateOfLoss' : 'tier.rateOfTurnover')}
        error={errors?.rate?.message}
        required
      >
        <Input {...input('rate')} inputMode="decimal" maxLength={6} end="%" />
      </Field>
      {onRemove && (
        <IconButton
          className={styles['remove']}
          label={t('editor.remove', { place })}
          icon={<Trash2 />}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
