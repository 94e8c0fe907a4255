import { useFormat } from '@perya/i18n';
import { useTypedSearch } from '@perya/page-kit';
import { Button, Input, Switch } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { Search } from 'lucide-react';

import {
  DOWNLINE_KINDS,
  MAX_LEVELS,
  DOWNLINE_STATUSES,
  type DownlineChoice,
} from './downlineFilter';
import styles from './downlines.module.css';
import { useDownlinesT } from './locales';

export interface DownlineFiltersProps {
  choice: DownlineChoice;
  onChange(change: Partial<DownlineChoice>): void;
}

const ALL = 'ALL';

/** The filters of the list. */
export function DownlineFilters({ choice, onChange }: DownlineFiltersProps) {
  const t = useDownlinesT();
  const { number } = useFormat();
  const levels = Array.from({ length: MAX_LEVELS }, (_, index) => index + 1);
  return (
    <div className={styles['filters']}>
      <SearchForm search={choice.search} onSearch={(search) => onChange({ search })} />
      <div className={styles['choices']}>
        <Select
          aria-label={t('filter.level')}
          value={choice.level === null ? ALL : String(choice.level)}
          options={[
            { value: ALL, label: t('filter.anyLevel') },
            ...levels.map((level) => ({
              value: String(level),
              label: t('filter.levelOf', { level: number(level) }),
            })),
          ]}
          onValueChange={(value) => onChange({ level: value === ALL ? null : Number(value) })}
        />
        <Select
          aria-label={t('filter.kind')}
          value={choice.kind ?? ALL}
          options={[
            { value: ALL, label: t('filter.anyKind') },
            ...DOWNLINE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          ]}
          onValueChange={(value) =>
            onChange({ kind: DOWNLINE_KINDS.find((kind) => kind === value) ?? null })
          }
        />
        <Select
          aria-label={t('filter.status')}
          value={choice.status ?? ALL}
          options={[
            { value: ALL, label: t('filter.anyStatus') },
            ...DOWNLINE_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
          onValueChange={(value) =>
            onChange({ status: DOWNLINE_STATUSES.find((status) => status === value) ?? null })
          }
        />
      </div>
      <Switch
        className={styles['switch']}
        label={t('filter.wholeTeam')}
        checked={choice.isWholeTeam}
        onCheckedChange={(isWholeTeam) => onChange({ isWholeTeam })}
      />
    </div>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const t = useDownlinesT();
  const { typed, type, submit } = useTypedSearch(search, onSearch);
  return (
    <form role="search" className={styles['search']} onSubmit={submit}>
      <Input
        type="search"
        name="downlineSearch"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        autoComplete="off"
        maxLength={64}
        iconStart={<Search />}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit">{t('filter.find')}</Button>
    </form>
  );
}
