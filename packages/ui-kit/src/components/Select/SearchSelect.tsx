import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Check, ChevronDown, Search } from 'lucide-react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import type { SelectOption, SelectProps } from './Select';
import styles from './Select.module.css';
import { ChosenOption, OptionIcon } from './SelectFace';

/** Props of {@link SearchSelect}. */
export interface SearchSelectProps<Value extends string = string> extends Omit<
  SelectProps<Value>,
  'defaultValue' | 'name'
> {
  labels: {
    /** What can be searched for, such as "Country or dialling code". */
    search: string;
    /** Shown when nothing matches. */
    empty: string;
  };
}

/**
 * A select of many options, searched by a part of the label or of the chosen label. For up to a dozen, use
 * `Select`.
 */
export function SearchSelect<Value extends string = string>({
  options,
  value,
  onValueChange,
  placeholder,
  id,
  disabled,
  required,
  defaultOpen = false,
  labels,
  className,
  ...aria
}: SearchSelectProps<Value>) {
  const { required: isRequired, ...control } = useFieldControl({ id, required });
  const { contains } = Base.useFilter({ sensitivity: 'base' });
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={chosen}
        onValueChange={(next) => {
          if (next) onValueChange?.(next.value);
        }}
        filter={(option, query) => contains(`${option.label} ${option.chosenLabel ?? ''}`, query)}
        autoHighlight
        disabled={disabled ?? false}
        required={isRequired ?? false}
        defaultOpen={defaultOpen}
      >
        <Base.Trigger {...control} {...aria} className={classNames(styles['trigger'], className)}>
          <span className={styles['value']} data-placeholder={chosen ? undefined : ''}>
            {chosen ? <ChosenOption option={chosen} /> : placeholder}
          </span>
          <Base.Icon className={styles['chevron']}>
            <ChevronDown />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles['positioner']} sideOffset={6} align="start">
            <Base.Popup className={styles['popup']} aria-label={labels.search}>
              <div className={styles['search']}>
                <Search aria-hidden="true" />
                <Base.Input
                  className={styles['query']}
                  aria-label={labels.search}
                  placeholder={labels.search}
                  autoComplete="off"
                />
              </div>
              <Base.Empty className={styles['empty']}>{labels.empty}</Base.Empty>
              <Base.List className={styles['list']}>
                {(option: SelectOption<Value>) => <Item key={option.value} option={option} />}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

function Item({ option }: { option: SelectOption }) {
  return (
    <Base.Item value={option} disabled={option.disabled ?? false} className={styles['item']}>
      {option.icon !== undefined && <OptionIcon>{option.icon}</OptionIcon>}
      <span className={styles['text']}>
        <span>{option.label}</span>
        {option.description !== undefined && (
          <span className={styles['description']}>{option.description}</span>
        )}
      </span>
      <Base.ItemIndicator className={styles['indicator']}>
        <Check />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
