import type { DownlineKind } from '@perya/api-client';
import { RadioGroup } from '@perya/ui-kit';
import { useController } from 'react-hook-form';

import { useRegisterT } from './locales';

const KINDS = ['member', 'agent'] as const satisfies readonly DownlineKind[];

/** The form values used by `KindChoice`. */
export interface KindValues {
  kind: DownlineKind;
}

export interface KindChoiceProps {
  disabled?: boolean | undefined;
}

/**
 * Whether the new account is a member or an agent with their own team. Used in a form within `FormProvider`.
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
