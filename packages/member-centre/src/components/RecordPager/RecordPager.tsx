import { Pagination } from '@perya/ui-kit';

import { useT } from '../../i18n';

export interface RecordPagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** A page is on its way. */
  busy?: boolean | undefined;
  onPageChange(page: number): void;
}

/** The pages of a record: three around the current one, one at either end (specification §8). */
export function RecordPager(props: RecordPagerProps) {
  const t = useT();
  return (
    <Pagination
      {...props}
      labels={{
        navigation: t('pagination.navigation'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (page) => t('pagination.page', { page }),
      }}
    />
  );
}
