import { useFormat } from '@perya/i18n';
import { Button, Field, IconButton, Input } from '@perya/ui-kit';
import { Plus, Trash2 } from 'lucide-react';

import { useContractsT } from '../i18n';
import { emptyTier, type TierDraft, type TierFaults, type TierField } from './tierDraft';
import styles from './TierEditor.module.css';

export interface TierEditorProps {
  tiers: readonly TierDraft[];
  /** By place; there once somebody has tried to send. */
  faults: readonly TierFaults[];
  mostTiers: number;
  currency: string;
  /** Dividends ask for a loss of the team too. */
  hasLoss: boolean;
  disabled?: boolean | undefined;
  onChange(tiers: readonly TierDraft[]): void;
}

/** From which figures on a contract pays which rate, tier by tier. */
export function TierEditor({ tiers, faults, mostTiers, onChange, ...shared }: TierEditorProps) {
  const t = useContractsT();
  const nextKey = Math.max(-1, ...tiers.map(({ key }) => key)) + 1;
  return (
    <div className={styles['editor']}>
      {tiers.map((tier, place) => (
        <TierFields
          key={tier.key}
          {...shared}
          tier={tier}
          place={place + 1}
          faults={faults[place] ?? {}}
          onChange={(field, value) =>
            onChange(
              tiers.map((each) => (each.key === tier.key ? { ...each, [field]: value } : each)),
            )
          }
          onRemove={
            tiers.length > 1
              ? () => onChange(tiers.filter(({ key }) => key !== tier.key))
              : undefined
          }
        />
      ))}
      <div className={styles['below']}>
        <Button
          size="small"
          iconStart={<Plus />}
          disabled={shared.disabled || tiers.length >= mostTiers}
          onClick={() => onChange([...tiers, emptyTier(nextKey)])}
        >
          {t('editor.add')}
        </Button>
        <p className={styles['help']}>{t('editor.help')}</p>
      </div>
    </div>
  );
}

interface TierFieldsProps extends Pick<TierEditorProps, 'currency' | 'hasLoss' | 'disabled'> {
  tier: TierDraft;
  /** From 1. */
  place: number;
  faults: TierFaults;
  onChange(field: TierField, value: string): void;
  onRemove: (() => void) | undefined;
}

function TierFields({
  tier,
  place,
  faults,
  currency,
  hasLoss,
  disabled,
  onChange,
  onRemove,
}: TierFieldsProps) {
  const t = useContractsT();
  const { currencySymbol, percent } = useFormat();
  const errorOf = (field: TierField) => {
    const fault = faults[field];
    return fault && t(`editor.fault.${fault.key}`, { most: percent(fault.most / 10_000, 2) });
  };
  const input = (field: TierField) => ({
    value: tier[field],
    disabled,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const amount = { inputMode: 'decimal', maxLength: 18, start: currencySymbol(currency) } as const;
  return (
    <fieldset className={styles['tier']}>
      <legend className={styles['legend']}>{t('tier.name', { place })}</legend>
      <Field label={t('tier.turnover')} error={errorOf('turnover')}>
        <Input {...input('turnover')} {...amount} placeholder={t('tier.any')} />
      </Field>
      <Field label={t('tier.activeMembers')} error={errorOf('activeMembers')}>
        <Input
          {...input('activeMembers')}
          inputMode="numeric"
          maxLength={7}
          placeholder={t('tier.any')}
        />
      </Field>
      {hasLoss && (
        <Field label={t('tier.loss')} error={errorOf('loss')}>
          <Input {...input('loss')} {...amount} placeholder={t('tier.any')} />
        </Field>
      )}
      <Field
        label={t(hasLoss ? 'tier.rateOfLoss' : 'tier.rateOfTurnover')}
        error={errorOf('rate')}
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
