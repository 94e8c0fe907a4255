import { createContext, use } from 'react';

interface FieldControl {
  id: string;
  describedBy: readonly string[];
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * The props that associate a control with the `Field` around it. Outside a field it returns the control's own
 * props, so that a control also works alone (with an `aria-label`).
 */
export function useFieldControl(own: OwnProps, ...describedBy: readonly (string | undefined)[]) {
  const field = use(FieldContext);
  const ids = [own['aria-describedby'], ...describedBy, ...(field?.describedBy ?? [])];
  const description = ids.filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid === true ? true : undefined),
    'aria-describedby': description === '' ? undefined : description,
  };
}
