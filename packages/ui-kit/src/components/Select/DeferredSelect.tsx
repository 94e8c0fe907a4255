import { useState } from 'react';

import { classNames } from '../../utils/classNames';
import { useFieldControl } from '../Field/fieldContext';
import type { SearchSelect, SearchSelectProps } from './SearchSelect';
import type { Select, SelectProps } from './Select';
import styles from './Select.module.css';
import { SelectFace } from './SelectFace';

/** Props of {@link DeferredSelect}. */
export interface DeferredSelectProps extends Omit<
  SelectProps,
  'defaultValue' | 'defaultOpen' | 'name'
> {
  /** If set, the options can be searched, as in `SearchSelect`. */
  labels?: SearchSelectProps['labels'] | undefined;
}

interface Lists {
  Select?: typeof Select;
  SearchSelect?: typeof SearchSelect;
}

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp']);

/**
 * A lazy `Select` or `SearchSelect`, for a value that most users don't change: the closed control is rendered
 * on its own, and the list is loaded on first interaction. If loading fails, the next click retries.
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
      // While closed, there is no list that it could reference.
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
      <SelectFace
        option={options.find((option) => option.value === value)}
        placeholder={placeholder}
      />
    </button>
  );
}
