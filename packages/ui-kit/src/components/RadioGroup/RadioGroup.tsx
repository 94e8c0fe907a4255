import { useId, type ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the start of a card. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** The question. */
  label: ReactNode;
  /** Keep the question for screen readers only, where a heading nearby asks it already. */
  isLabelHidden?: boolean | undefined;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The field's name in a form; made up when left out. */
  name?: string | undefined;
  /**
   * `cards` for few and weighty choices, `chips` for short words such as amounts, `line` for kinds of what
   * stands below: it looks like tabs, and scrolls where the screen is too narrow for it.
   */
  variant?: 'list' | 'cards' | 'chips' | 'line' | undefined;
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few, all in sight. The browser's own radios: arrows, forms and names come with them. */
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
