import type { ProfitReport } from '@perya/api-client';
import { useCategoryName } from '@perya/i18n';

import type { ProfitRow } from './ProfitTable';

/** The report's categories as rows, by their names. */
export function useCategoryRows({ categories }: ProfitReport): readonly ProfitRow[] {
  const categoryName = useCategoryName();
  return categories.map(({ category, ...sums }) => ({
    id: category,
    name: categoryName(category),
    ...sums,
  }));
}
