import { CATEGORIES, type VendorLane } from '@perya/api-client';
import * as v from 'valibot';

import { VENDORS_KEY } from './vendorCache';

/** The list survives a deploy in a tab that stays open, so its shape is validated. */
const LanesSchema = v.array(
  v.object({
    category: v.picklist(CATEGORIES),
    vendors: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        category: v.picklist(CATEGORIES),
        isHot: v.boolean(),
        isNew: v.boolean(),
        isFolder: v.boolean(),
        gameId: v.nullable(v.string()),
        nodeId: v.nullable(v.string()),
        markPath: v.string(),
        gameCount: v.nullable(v.number()),
      }),
    ),
  }),
);

/** The vendors that an earlier page of this tab had; null if there are none. */
export function keptVendors(): readonly VendorLane[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(VENDORS_KEY) ?? 'null');
    const result = v.safeParse(LanesSchema, kept);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
