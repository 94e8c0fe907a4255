import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import styles from './Select.module.css';
import { ChosenOption, OptionIcon } from './SelectFace';

/** An option of a {@link Select}. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /**
   * Shown once the option is chosen, if the label is too long for a narrow control: a dialing code for a
   * country.
   */
  chosenLabel?: string | undefined;
  description?: ReactNode;
  /** Before the label: a flag, a provider's logo; decorative. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string = string> {
  options: readonly SelectOption<Value>[];
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Set if it is the second control of a `Field`, whose label belongs to the first. */
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Opens on mount. */
  defaultOpen?: boolean | undefined;
  /** Required outside a `Field`. */
  'aria-label'?: string | undefined;
  className?: string | undefined;
}

/**
 * A choice of one among many, in a list that opens. For two to five options, use `RadioGroup`, which shows
 * them all.
 *
 * @example
 * ```tsx
 * import { Field } from '@perya/ui-kit';
 * import { Select } from '@perya/ui-kit/select';
 *
 * const period = (
 *   <Field label="Period">
 *     <Select
 *       options={[{ value: 'today', label: 'Today' }, { value: 'week', label: 'This week' }]}
 *       defaultValue="today"
 *       onValueChange={(value) => console.log(value)}
 *     />
 *   </Field>
 * );
 * ```
 */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  id,
  name,
  disabled,
  required,
  defaultOpen = false,
  className,
  ...aria
}: SelectProps<Value>) {
  const { required: isRequired, ...control } = useFieldControl({ id, required });
  return (
    // Base UI would render a `<style>` element to hide the list's scrollbar, which the content security
    // policy blocks and the design doesn't need.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        onValueChange={(next) => {
          if (next !== null) onValueChange?.(next);
        }}
        name={name}
        disabled={disabled}
        required={isRequired}
        defaultOpen={defaultOpen}
      >
        <Base.Trigger {...control} {...aria} className={classNames(styles['trigger'], className)}>
          <Base.Value className={styles['value']} placeholder={placeholder}>
            {(chosen: Value | null) => {
              const option = options.find((each) => each.value === chosen);
              return option ? <ChosenOption option={option} /> : placeholder;
            }}
          </Base.Value>
          <Base.Icon className={styles['chevron']}>
            <ChevronDown />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={styles['positioner']}
            sideOffset={6}
            alignItemWithTrigger={false}
          >
            <Base.Popup className={styles['popup']}>
              <Base.List className={styles['list']}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    disabled={option.disabled}
                    className={styles['item']}
                  >
                    {option.icon !== undefined && <OptionIcon>{option.icon}</OptionIcon>}
                    <span className={styles['text']}>
                      <Base.ItemText>{option.label}</Base.ItemText>
                      {option.description !== undefined && (
                        <span className={styles['description']}>{option.description}</span>
                      )}
                    </span>
                    <Base.ItemIndicator className={styles['indicator']}>
                      <Check />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
