import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import { FieldContext } from './fieldContext';
import styles from './Field.module.css';

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** One control: `Input`, `PasswordInput`, `Select` or anything that calls `useFieldControl`. */
  children: ReactNode;
  /** What to enter. Shown below the control even without an error. */
  help?: ReactNode;
  /** What is wrong and how to fix it. When set, the control is invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Shown after the label of an optional field, such as "optional". */
  optionalLabel?: string | undefined;
  /** At the far end of the label's row, such as "Forgot password?". */
  labelEnd?: ReactNode;
  className?: string | undefined;
}

/**
 * Label above, help and error below, all associated with the control by id.
 *
 * @example
 * ```tsx
 * import { Field, Input } from '@perya/ui-kit';
 *
 * const field = (
 *   <Field label="Email" help="We send the receipt to it." error="Enter an email address." required>
 *     <Input name="email" type="email" autoComplete="email" />
 *   </Field>
 * );
 * ```
 */
export function Field({
  label,
  children,
  help,
  error,
  required = false,
  optionalLabel,
  labelEnd,
  className,
}: FieldProps) {
  const id = useId();
  const helpId = isThere(help) ? `${id}-help` : undefined;
  const errorId = isThere(error) ? `${id}-error` : undefined;
  const control = useMemo(
    () => ({
      id,
      describedBy: [helpId, errorId].filter((each) => each !== undefined),
      invalid: errorId !== undefined,
      required,
    }),
    [id, helpId, errorId, required],
  );

  return (
    <div
      className={classNames(styles['field'], className)}
      data-invalid={control.invalid || undefined}
    >
      <div className={styles['line']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
          {optionalLabel !== undefined && !required && (
            <>
              {' '}
              <span className={styles['optional']}>{optionalLabel}</span>
            </>
          )}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {helpId !== undefined && (
        <p id={helpId} className={styles['help']}>
          {help}
        </p>
      )}
      {/* Rendered before there is an error, so that the error is announced when it appears. */}
      <div aria-live="polite">
        {errorId !== undefined && (
          <p id={errorId} className={styles['error']}>
            <CircleAlert className={styles['errorIcon']} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function isThere(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}
