import type {
  GameClassification,
  GameSort,
  getGameFacets,
  HandlerInputOf,
  listGames,
  SuggestionPart,
} from '@perya/api-client';
import { parseDecimal } from '@perya/rules/money';
import { intersection, union, type BitSet } from './bitSet';
import type { ColumnName, Columns } from './columns';
import type { Category, Volatility } from './types';

/** A query on the game list; omitted fields don't filter. */
export interface GameQuery {
  category?: Category | undefined;
  /** Vendor codes: games of any of these vendors. */
  vendors?: readonly string[] | undefined;
  classification?: GameClassification | undefined;
  kinds?: readonly string[] | undefined;
  search?: string | undefined;
  /** Minor units: games whose minimum stake is at most this. */
  minBet?: number | undefined;
  minLines?: number | undefined;
  /** Games that have all of these. */
  features?: readonly string[] | undefined;
  volatilities?: readonly Volatility[] | undefined;
  /** Basis points, inclusive. */
  minRtp?: number | undefined;
  maxRtp?: number | undefined;
  sort?: GameSort | undefined;
  /** Vendor codes that the brand does not offer. */
  vendorsOff: Readonly<Record<string, boolean>>;
}

type WireFilter = HandlerInputOf<typeof getGameFacets> &
  Partial<Pick<HandlerInputOf<typeof listGames>, 'sort'>>;

/** Converts a call's input to a query for a brand. */
export function queryOf(input: WireFilter, vendorsOff: GameQuery['vendorsOff']): GameQuery {
  return {
    category: input.gameType,
    vendors: input.vassalage,
    classification: input.gameClassify,
    kinds: input.kinds,
    search: input.gameName,
    minBet: input.minBet === undefined ? undefined : Number(parseDecimal(input.minBet) ?? 0n),
    minLines: input.minLineNum,
    features: input.features,
    volatilities: input.volatilities?.map((name) => VOLATILITIES[name]),
    minRtp: basisPoints(input.rtpFrom),
    maxRtp: basisPoints(input.rtpTo),
    sort: input.sort,
    vendorsOff,
  };
}

const VOLATILITIES = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const;

function basisPoints(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.round(percent * 100);
}

/** One filter of a query and the games that match it. */
export interface FilterMatches {
  name: Exclude<SuggestionPart, 'search'>;
  bits: BitSet;
}

/** The filters of a query, except for category and search. */
export function partsOf(query: GameQuery, columns: Columns): FilterMatches[] {
  const { vendors, kinds, volatilities, features, classification, minBet, minLines } = query;
  const { minRtp = 0, maxRtp = Infinity } = query;
  const parts: FilterMatches[] = [];
  const add = (name: FilterMatches['name'], bits: BitSet) => parts.push({ name, bits });
  const any = (column: ColumnName, values: readonly string[]): BitSet =>
    union(
      values.map((value) => columns[column].having(value)),
      columns.length,
    );
  if (vendors) add('vendors', any('vendor', vendors));
  if (kinds) add('kinds', any('kind', kinds));
  if (volatilities) add('volatilities', any('volatility', volatilities));
  if (classification && classification !== 'all') {
    add('classification', columns.classification.having(classification));
  }
  if (minBet !== undefined)
    add(
      'minBet',
      columns.minBet.where((value) => value <= minBet),
    );
  // Zero doesn't filter: games without lines have no value in this column.
  if (minLines)
    add(
      'minLines',
      columns.lines.where((value) => value >= minLines),
    );
  if (query.minRtp !== undefined || query.maxRtp !== undefined) {
    add(
      'rtp',
      columns.rtp.where((value) => value >= minRtp && value <= maxRtp),
    );
  }
  const [first, ...others] = (features ?? []).map((value) => columns.feature.having(value));
  if (first) add('features', intersection([first, ...others]));
  return parts;
}
