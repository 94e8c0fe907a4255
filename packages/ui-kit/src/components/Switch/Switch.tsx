import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import styles from './Switch.module.css';

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** What changes when it is on. */
  description?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that takes effect immediately. Use `Checkbox` for a value that is submitted with a form. */
export function Switch({
  label,
  description,
  onCheckedChange,
  onChange,
  className,
  ...rest
}: SwitchProps) {
  const descriptionId = useId();
  return (
    <label className={classNames(styles['switch'], className)}>
      <span className={styles['text']}>
        <span>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={styles['description']} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // The browser derives aria-checked from the checkbox and keeps it in sync.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles['track']}
        aria-describedby={description === undefined ? rest['aria-describedby'] : descriptionId}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
