import { REWARD_SORTS, type RewardKind } from '@perya/api-client';
import { useTypedSearch } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { Button, Input, RadioGroup, Switch } from '@perya/ui-kit';
import { DeferredSelect } from '@perya/ui-kit/deferred-select';
import { Coins, Package, Search, Sparkles, Ticket } from 'lucide-react';
import type { ReactElement } from 'react';

import { useT } from '../locales';
import styles from './mall.module.css';
import { REWARD_KINDS, type MallPlace } from '../address/mallPlace';

export interface RewardFiltersProps {
  place: MallPlace;
  onChange(change: Partial<MallPlace>): void;
}

const ALL = 'all';

const ICONS: Readonly<Record<RewardKind, ReactElement>> = {
  goods: <Package />,
  voucher: <Ticket />,
  cash: <Coins />,
  'free-spins': <Sparkles />,
};

/** The filters and the sort order of the mall. */
export function RewardFilters({ place, onChange }: RewardFiltersProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles['filters']}>
      <RadioGroup
        label={t('filter.kind')}
        isLabelHidden
        variant="line"
        value={place.kind ?? ALL}
        options={[
          { value: ALL, label: t('filter.all') },
          ...REWARD_KINDS.map((value) => ({
            value,
            label: t(`kind.${value}`),
            icon: ICONS[value],
          })),
        ]}
        onValueChange={(value) =>
          onChange({ kind: REWARD_KINDS.find((kind) => kind === value) ?? null })
        }
      />
      <div className={styles['choices']}>
        <SearchForm search={place.search} onSearch={(search) => onChange({ search })} />
        <DeferredSelect
          aria-label={t('filter.sort')}
          className={styles['sort']}
          value={place.sort}
          options={REWARD_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onValueChange={(chosen) => {
            const sort = REWARD_SORTS.find((each) => each === chosen);
            if (sort !== undefined) onChange({ sort });
          }}
        />
        {isSignedIn && (
          <Switch
            label={t('filter.affordable')}
            checked={place.affordable}
            onCheckedChange={(affordable) => onChange({ affordable })}
          />
        )}
      </div>
    </div>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const t = useT();
  const { typed, type, submit } = useTypedSearch(search, onSearch);
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={submit}
      aria-label={t('filter.search')}
    >
      <Input
        type="search"
        name="rewardSearch"
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
