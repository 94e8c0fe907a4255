import type { Category, Vendor, VendorLane } from '@perya/api-client';

import type { Brand } from './brandPack.ts';

/**
 * The platform's lanes as the site shows them: esports and cockfight vendors are moved from SPORTS, and
 * in-house vendors from any lane, to categories of their own; empty and hidden lanes are removed; the brand's
 * order applies.
 */
export function arrangeVendors(
  lanes: readonly VendorLane[],
  {
    vendorGroups,
    categoryOrder,
    hiddenModules,
  }: Pick<Brand, 'vendorGroups' | 'categoryOrder' | 'hiddenModules'>,
): VendorLane[] {
  const groups = {
    esports: new Set(vendorGroups.esports),
    inhouse: new Set(vendorGroups.inhouse),
    cockfight: new Set(vendorGroups.cockfight),
  };
  const categoryOf = (code: string, category: Category): Category => {
    if (groups.inhouse.has(code)) return 'INHOUSE';
    if (category !== 'SPORTS') return category;
    if (groups.esports.has(code)) return 'ESPORTS';
    return groups.cockfight.has(code) ? 'COCKFIGHT' : 'SPORTS';
  };

  const arranged = new Map<Category, Map<string, Vendor>>();
  for (const category of categoryOrder) arranged.set(category, new Map());
  for (const lane of lanes) {
    for (const vendor of lane.vendors) {
      const category = categoryOf(vendor.code, lane.category);
      const vendors = arranged.get(category) ?? new Map<string, Vendor>();
      arranged.set(category, vendors);
      // An in-house vendor may be in several lanes; it is one entry of its category.
      const id = vendor.isFolder ? vendor.code : `${vendor.code}/${vendor.gameId}`;
      if (!vendors.has(id)) vendors.set(id, { ...vendor, category });
    }
  }
  return [...arranged]
    .filter(([category, vendors]) => vendors.size > 0 && !hiddenModules.includes(category))
    .map(([category, vendors]) => ({ category, vendors: [...vendors.values()] }));
}
