import { CATEGORIES, listPlayed } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { Select, type SelectOption } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import { useRecordsT } from '../locales';
import { BET_STATUSES, type RecordChoice } from '../filter/recordFilter';
import styles from '../records.module.css';

export interface BetFiltersProps {
  choice: RecordChoice;
  /** Start of the period that determines the offered vendors and games, in milliseconds since 1970. */
  from: number;
  to: number;
  onChoose(change: Partial<RecordChoice>): void;
}

const ALL = 'ALL';

/** Filters by category, vendor, game and result. Only offers vendors and games played in the period. */
export function BetFilters({ choice, from, to, onChoose }: BetFiltersProps) {
  const t = useRecordsT();
  const categoryName = useCategoryName();
  // If this fails, the record still works: the lists contain the selected values.
  const { data } = useApiQuery(listPlayed, { from, to }, { placeholderData: keepPreviousData });
  const games = (data?.games ?? []).filter(
    ({ vendor }) => choice.vendor === null || vendor === choice.vendor,
  );
  return (
    <div className={styles['choices']}>
      <Choice
        label={t('bets.category')}
        all={t('bets.allCategories')}
        value={choice.category}
        options={CATEGORIES.map((category) => ({ value: category, label: categoryName(category) }))}
        onChoose={(value) =>
          onChoose({ category: CATEGORIES.find((each) => each === value) ?? null })
        }
      />
      <Choice
        label={t('bets.vendor')}
        all={t('bets.allVendors')}
        value={choice.vendor}
        options={(data?.vendors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(vendor) => onChoose({ vendor, gameId: null })}
      />
      <Choice
        label={t('bets.game')}
        all={t('bets.allGames')}
        value={choice.gameId}
        options={games.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(gameId) => onChoose({ gameId })}
      />
      <Choice
        label={t('bets.status')}
        all={t('bets.allStatuses')}
        value={choice.status}
        options={BET_STATUSES.map((status) => ({ value: status, label: t(`betStatus.${status}`) }))}
        onChoose={(value) =>
          onChoose({ status: BET_STATUSES.find((each) => each === value) ?? null })
        }
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string | null;
  options: readonly SelectOption[];
  onChoose(value: string | null): void;
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      value={value ?? ALL}
      options={[
        { value: ALL, label: all },
        ...options,
        // Selected, but not played in this period.
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onValueChange={(next) => onChoose(next === ALL ? null : next)}
    />
  );
}
