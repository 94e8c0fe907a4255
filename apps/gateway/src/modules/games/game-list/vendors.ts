import * as v from 'valibot';
import demo from '../../../demo/vendors.json' with { type: 'json' };
import { parseDemo } from '../../../demo/parseDemo';
import { CATEGORIES } from './types';

const VendorSchema = v.strictObject({
  code: v.string(),
  name: v.string(),
  /** The first is the vendor's main category. */
  categories: v.array(v.picklist(CATEGORIES)),
  /** Relative number of games among the vendors of a category. */
  weight: v.number(),
  isHot: v.optional(v.boolean(), false),
  isNew: v.optional(v.boolean(), false),
});

/** A fictional studio of the demo game list. */
export type VendorSeed = v.InferOutput<typeof VendorSchema>;

/** AV, AI, IMES, TF and IA are the platform's esports codes, XGS and SS its in-house ones. */
export const VENDORS: readonly VendorSeed[] = parseDemo(
  'vendors.json',
  v.array(VendorSchema),
  demo,
);
