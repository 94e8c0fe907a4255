import { QueryError } from '@perya/page-kit';
import { useT } from '../locales';
import styles from './SearchPalette.module.css';
import type { GameResults } from './useFound';

export interface SearchEmptyStateProps {
  text: string;
  /** The search has no results of any kind. */
  isNothing: boolean;
  found: GameResults;
}

/** Messages next to search results: an error, no results, or that there are more. */
export function SearchEmptyState({ text, isNothing, found }: SearchEmptyStateProps) {
  const t = useT();
  const { error, isBusy, games, total, retry } = found;
  if (error !== null) {
    return <QueryError size="compact" query={{ error, isFetching: isBusy, refetch: retry }} />;
  }
  if (isNothing) {
    return (
      <div className={styles['nothing']}>
        <p>{t('palette.nothing', { text })}</p>
        <p>{t('palette.nothingHint')}</p>
      </div>
    );
  }
  if (total <= games.length) return null;
  return (
    <p className={styles['more']}>{t('palette.more', { shown: games.length, count: total })}</p>
  );
}
