import type { DownlineKind } from '@perya/api-client';
import { RadioGroup } from '@perya/ui-kit';
import { useController } from 'react-hook-form';

import { useRegisterT } from './locales';

const KINDS = ['member', 'agent'] as const satisfies readonly DownlineKind[];

/** The part of a form that `KindChoice` shows. */
export interface KindValues {
  kind: DownlineKind;
}

export interface KindChoiceProps {
  disabled?: boolean | undefined;
}

/**
 * Whether somebody becomes a member, or an agent with a team of their own. Belongs to the form of the
 * `FormProvider` around it.
 */
export function KindChoice({ disabled }: KindChoiceProps) {
  const t = useRegisterT();
  const { field, fieldState } = useController<KindValues, 'kind'>({ name: 'kind' });
  return (
    <RadioGroup
      label={t('kind.label')}
      variant="cards"
      value={field.value}
      error={fieldState.error?.message}
      disabled={disabled}
      options={KINDS.map((kind) => ({
        value: kind,
        label: t(`kind.${kind}`),
        description: t(`kindText.${kind}`),
      }))}
      onValueChange={field.onChange}
    />
  );
}
