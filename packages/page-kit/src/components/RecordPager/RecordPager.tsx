import { Pagination } from '@perya/ui-kit';

import { usePagerLabels } from './usePagerLabels';

/** Props of {@link RecordPager}. */
export interface RecordPagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** A page is loading. */
  busy?: boolean | undefined;
  onPageChange(page: number): void;
}

/** The pagination of a record: three pages around the current one, one at either end (specification §8). */
export function RecordPager(props: RecordPagerProps) {
  return <Pagination {...props} labels={usePagerLabels()} />;
}
