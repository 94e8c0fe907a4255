import { Field, Input } from '@perya/ui-kit';

import { useContractsT } from '../locales';

const MOST = 140;

export interface NoteFieldProps {
  value: string;
  disabled?: boolean | undefined;
  onChange(value: string): void;
}

/** A note to the other party of a contract, stored in the history. */
export function NoteField({ value, disabled = false, onChange }: NoteFieldProps) {
  const t = useContractsT();
  return (
    <Field label={t('note.label')} optionalLabel={t('note.optional')} help={t('note.help')}>
      <Input
        value={value}
        disabled={disabled}
        maxLength={MOST}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
