import type { DownlineKind } from '@perya/api-client';
import { RadioGroup } from '@perya/ui-kit';

import { useRegisterT } from './i18n';

const KINDS = ['member', 'agent'] as const satisfies readonly DownlineKind[];

export interface KindChoiceProps {
  value: DownlineKind;
  onChange(kind: DownlineKind): void;
  disabled?: boolean | undefined;
}

/** Whether somebody becomes a member, or an agent with a team of their own. */
export function KindChoice({ value, onChange, disabled }: KindChoiceProps) {
  const t = useRegisterT();
  return (
    <RadioGroup
      label={t('kind.label')}
      variant="cards"
      value={value}
      disabled={disabled}
      options={KINDS.map((kind) => ({
        value: kind,
        label: t(`kind.${kind}`),
        description: t(`kindText.${kind}`),
      }))}
      onValueChange={(next) => onChange(KINDS.find((kind) => kind === next) ?? 'member')}
    />
  );
}
