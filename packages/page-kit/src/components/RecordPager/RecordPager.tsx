import { Pagination } from '@perya/ui-kit';

import { usePagerLabels } from './usePagerLabels';

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
  return <Pagination {...props} labels={usePagerLabels()} />;
}
