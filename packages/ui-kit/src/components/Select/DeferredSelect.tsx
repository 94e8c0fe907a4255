import { useState } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import type { SearchSelect, SearchSelectProps } from './SearchSelect';
import type { Select, SelectProps } from './Select';
import styles from './Select.module.css';
import { ClosedFace } from './SelectFace';

export interface DeferredSelectProps extends Omit<
  SelectProps,
  'defaultValue' | 'defaultOpen' | 'name'
> {
  /** With them the options are searched, as in `SearchSelect`. */
  labels?: SearchSelectProps['labels'] | undefined;
}

interface Lists {
  Select?: typeof Select;
  SearchSelect?: typeof SearchSelect;
}

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp']);

/**
 * `Select` or `SearchSelect` for a place where most leave what is chosen as it is: the closed control
 * stands by itself, and the list is fetched when somebody reaches for it. Where it cannot be fetched,
 * the next press tries again.
 */
export function DeferredSelect({ labels, ...props }: DeferredSelectProps) {
  const [lists, setLists] = useState<Lists>({});
  const { options, value, placeholder, id, disabled, required, className } = props;
  const { required: isRequired, ...control } = useFieldControl({ id, required });
  const load = (): Promise<Lists> => (labels ? import('./SearchSelect') : import('./Select'));
  const fetchAhead = () => void load().catch(() => undefined);
  const open = () => void load().then(setLists, () => undefined);

  if (labels && lists.SearchSelect) {
    return <lists.SearchSelect {...props} labels={labels} defaultOpen />;
  }
  if (!labels && lists.Select) return <lists.Select {...props} defaultOpen />;
  return (
    <button
      type="button"
      // Closed, there is no list yet that it could name.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-required={isRequired || undefined}
      aria-label={props['aria-label']}
      {...control}
      disabled={disabled}
      data-disabled={disabled || undefined}
      className={classNames(styles['trigger'], className)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.has(event.key)) return;
        event.preventDefault();
        open();
      }}
    >
      <ClosedFace
        option={options.find((option) => option.value === value)}
        placeholder={placeholder}
      />
    </button>
  );
}
