import type { ContractPeriod } from '@perya/rules/agents';
import { RadioGroup } from '@perya/ui-kit';
import { useController, type Control } from 'react-hook-form';

import styles from '../contracts.module.css';
import { useContractsT } from '../locales';
import type { TierValues } from '../TierEditor/tierDraft';

export interface PeriodChoiceProps {
  control: Control<TierValues>;
  /** The periods that the agent's own contract allows, the shortest first. */
  periods: readonly ContractPeriod[];
  disabled: boolean;
}

/** How often an offered salary is paid (specification §9). */
export function PeriodChoice({ control, periods, disabled }: PeriodChoiceProps) {
  const t = useContractsT();
  const { field } = useController({ control, name: 'period' });
  return (
    <>
      <RadioGroup
        label={t('period.choose')}
        value={field.value ?? undefined}
        disabled={disabled}
        options={periods.map((period) => ({ value: period, label: t(`period.${period}`) }))}
        onValueChange={field.onChange}
      />
      <p className={styles['note']}>{t('period.help')}</p>
    </>
  );
}
