import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text } from '../core/schemas';
import { categorySchema, type Category } from './category';

/** A kind of game that a vendor has, and how many of it. */
export interface VendorGameType {
  readonly category: Category;
  readonly gameCount: number;
}

export const listVendorGameTypes = /* @__PURE__ */ endpoint({
  id: 'listVendorGameTypes',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  auth: 'optional',
  request: v.object({ vassalage: text(32), merchantCode: v.optional(text(32)) }),
  value: v.object({ list: v.array(v.object({ gameType: categorySchema(), count: count() })) }),
  encode: ({ vendor }: { vendor: string }) => ({ vassalage: vendor }),
  decode: ({ list }): readonly VendorGameType[] =>
    list.map(({ gameType, count: gameCount }) => ({ category: gameType, gameCount })),
  summary: 'The kinds of game that a vendor has.',
  spec: '§7 Games and lobby, GCSGAME_getVassGameType; method, body and value ours.',
});
