import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, text } from '../core/schemas';
import { categorySchema } from './category';

export const listVendorGameTypes = /* @__PURE__ */ endpoint({
  id: 'listVendorGameTypes',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  auth: 'optional',
  request: v.object({
    /** Code of the vendor. */
    vendor: text(32),
    merchantCode: v.optional(text(32)),
  }),
  value: v.array(v.object({ category: categorySchema(), gameCount: count() })),
  summary: "Lists the categories of a vendor's games, with the number of games in each.",
  spec: '§7 Games and lobby, GCSGAME_getVassGameType; method, body and value defined here.',
});

/** A kind of game of a vendor, and the number of its games. */
export type VendorGameType = OutputOf<typeof listVendorGameTypes>[number];
