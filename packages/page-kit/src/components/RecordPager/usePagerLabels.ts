import type { PaginationProps } from '@perya/ui-kit';

import { useT } from '../../locales';

/** The pagination labels of a record, for a component that renders its own pager. */
export function usePagerLabels(): PaginationProps['labels'] {
  const t = useT();
  return {
    navigation: t('pagination.navigation'),
    previous: t('pagination.previous'),
    next: t('pagination.next'),
    page: (page) => t('pagination.page', { page }),
  };
}
