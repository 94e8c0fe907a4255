import { useId, type ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import styles from './RadioGroup.module.css';

/** An option of a {@link RadioGroup}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the start of a card. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps {
  /** The question. */
  label: ReactNode;
  /** Hides the question visually, if a heading nearby already asks it. */
  isLabelHidden?: boolean | undefined;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The field's name in a form. Generated if omitted. */
  name?: string | undefined;
  /**
   * `cards` for a few important choices, `chips` for short texts such as amounts, `line` for kinds of the
   * content below: it looks like tabs, and scrolls if the screen is too narrow.
   */
  variant?: 'list' | 'cards' | 'chips' | 'line' | undefined;
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A choice of one among a few, all visible. Native radio buttons provide arrow keys, form values and names.
 */
export function RadioGroup({
  label,
  isLabelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  variant = 'list',
  error,
  disabled,
  className,
}: RadioGroupProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <fieldset
      className={classNames(styles['group'], className)}
      data-variant={variant}
      disabled={disabled}
      aria-describedby={errorId}
      aria-invalid={errorId === undefined ? undefined : true}
    >
      <legend className={classNames(styles['legend'], isLabelHidden && styles['hidden'])}>
        {label}
      </legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              className={styles['radio']}
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.icon !== undefined && (
              <span className={styles['icon']} aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span className={styles['text']}>
              <span>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles['description']}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {errorId !== undefined && (
          <p id={errorId} className={styles['error']}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
