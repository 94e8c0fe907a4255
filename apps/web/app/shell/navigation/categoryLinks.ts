import type { Category, Vendor } from '@perya/api-client';
import { CATEGORY_PATHS, useVendors } from '@perya/site-config';

import { useIsAgentSite } from '../../access/agentSite';

export interface CategoryLink {
  category: Category;
  path: string;
  vendors: readonly Vendor[];
}

/** Categories that have a single page, so their studios aren't listed. */
const WITHOUT_STUDIOS: ReadonlySet<Category> = new Set(['LOTT', 'ELOTT', 'ESPORTS', 'COCKFIGHT']);

/** The categories that have studios, in the brand's order; none on a site for agents. */
export function useCategoryLinks(): CategoryLink[] {
  const lanes = useVendors();
  if (useIsAgentSite()) return [];
  return lanes.map(({ category, vendors }) => ({
    category,
    path: CATEGORY_PATHS[category],
    vendors,
  }));
}

export function hasStudioMenu({ category, vendors }: CategoryLink): boolean {
  return vendors.length > 0 && !WITHOUT_STUDIOS.has(category);
}
