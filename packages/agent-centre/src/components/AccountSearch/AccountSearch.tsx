import { Button, Field, IconButton, Input } from '@perya/ui-kit';
import { Search, X } from 'lucide-react';
import { useState } from 'react';

import { useT } from '../../locales';
import styles from './AccountSearch.module.css';

export interface AccountSearchProps {
  label: string;
  help: string;
  /** The current search term. */
  value: string;
  onSearch(account: string): void;
}

const MOST = 64;

/** Searches for an account on submit, not while typing. */
export function AccountSearch({ label, help, value, onSearch }: AccountSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Field label={label} help={help}>
        <Input
          type="search"
          value={typed}
          maxLength={MOST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" iconStart={<Search />}>
        {t('search.find')}
      </Button>
      {value !== '' && (
        <IconButton label={t('search.clear')} icon={<X />} onClick={() => onSearch('')} />
      )}
    </form>
  );
}
