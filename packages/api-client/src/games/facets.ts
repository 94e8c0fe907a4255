import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, text } from '../core/schemas';
import { volatilitySchema, type Volatility } from './game';
import {
  encodeGameFilter,
  gameFilterEntries,
  type GameClassification,
  type GameFilter,
} from './games';

/** A choice of a filter, and how many games it would leave. */
export interface FacetChoice<Value> {
  readonly value: Value;
  readonly count: number;
}

export interface VendorFacetChoice extends FacetChoice<string> {
  readonly name: string;
}

/**
 * What a lobby's filters can still be set to. Each filter's choices are counted under all the
 * others but not under itself, so that a second vendor can be added to the first.
 */
export interface GameFacets {
  /** How many games fit the whole filter. */
  readonly total: number;
  /** Vendors by their codes, in the platform's order; those chosen stand here even with 0. */
  readonly vendors: readonly VendorFacetChoice[];
  readonly kinds: readonly FacetChoice<string>[];
  readonly classifications: readonly FacetChoice<Exclude<GameClassification, 'all'>>[];
  readonly features: readonly FacetChoice<string>[];
  readonly volatilities: readonly FacetChoice<Volatility>[];
  /** Decimal amounts: so many games can be played from at most this much a round. */
  readonly minBets: readonly FacetChoice<string>[];
  /** So many games have at least so many lines. */
  readonly lines: readonly FacetChoice<number>[];
  /** Percent; null where no game states its return. `count` is how many do. */
  readonly rtp: {
    readonly lowest: number;
    readonly highest: number;
    readonly count: number;
  } | null;
}

/* @__NO_SIDE_EFFECTS__ */
function choices<const Value extends v.GenericSchema>(value: Value) {
  return v.array(v.object({ value, count: count() }));
}

const FacetsSchema = /* @__PURE__ */ v.object({
  totalCount: count(),
  vassalages: v.array(v.object({ value: text(32), vendor: text(64), count: count() })),
  gameKinds: choices(text(32)),
  gameClassifies: choices(v.picklist(['HOT', 'NEW', 'DEMO'])),
  features: choices(text(32)),
  volatilities: choices(volatilitySchema()),
  minBets: choices(decimal()),
  lineNums: choices(count()),
  rtp: v.nullable(v.object({ min: decimal(), max: decimal(), count: count() })),
});

export type WireGameFacets = v.InferOutput<typeof FacetsSchema>;

const CLASSIFICATIONS = { HOT: 'hot', NEW: 'new', DEMO: 'demo' } as const;

export const getGameFacets = /* @__PURE__ */ endpoint({
  id: 'getGameFacets',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameFacets',
  auth: 'optional',
  request: v.object(gameFilterEntries()),
  value: FacetsSchema,
  encode: (filter: GameFilter) => encodeGameFilter(filter),
  decode: (wire): GameFacets => ({
    total: wire.totalCount,
    vendors: wire.vassalages.map(({ value, vendor, count }) => ({ value, name: vendor, count })),
    kinds: wire.gameKinds,
    classifications: wire.gameClassifies.map(({ value, count }) => ({
      value: CLASSIFICATIONS[value],
      count,
    })),
    features: wire.features,
    volatilities: wire.volatilities,
    minBets: wire.minBets,
    lines: wire.lineNums,
    rtp: wire.rtp && {
      lowest: Number(wire.rtp.min),
      highest: Number(wire.rtp.max),
      count: wire.rtp.count,
    },
  }),
  summary:
    'What the filters of a lobby can still be set to, and how many games each choice leaves.',
  spec: '§7 Games and lobby; ours, for the filters of the game list.',
});
