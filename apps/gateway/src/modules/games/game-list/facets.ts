import type { getGameFacets, WireValueOf } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { LRUCache } from 'lru-cache';
import { intersection, countIntersection, type BitSet } from './bitSet';
import type { GameList } from './gameList';
import type { ColumnName } from './columns';
import { partsOf, type GameQuery, type FilterMatches } from './query';
import { VOLATILITY_ON_WIRE } from './wire';

type WireFacets = WireValueOf<typeof getGameFacets>;

/** The maximum number of steps: more don't help with choosing. */
const MAX_RUNGS = 8;

/** The options of a query's filters. Each is counted with all other filters applied but not its own. */
export function facetsOf(gameList: GameList, query: GameQuery): WireFacets {
  let known = kept.get(gameList);
  if (known === undefined) kept.set(gameList, (known = new LRUCache({ max: KEPT })));
  const key = JSON.stringify(query);
  let facets = known.get(key);
  if (facets === undefined) {
    facets = countFacets(gameList, query);
    known.set(key, facets);
  }
  return facets;
}

/** A game list never changes, so its facets can be cached. All visitors of a lobby request the same ones. */
const kept = new WeakMap<GameList, LRUCache<string, WireFacets>>();
/** The maximum number of cached facets, of a few kilobytes each. */
const KEPT = 500;

interface Choice<Value> {
  value: Value;
  count: number;
}

function countFacets(gameList: GameList, query: GameQuery): WireFacets {
  const { columns } = gameList;
  const base = gameList.base(query);
  const parts = partsOf(query, columns);
  /** The games that match all parts except the named one. */
  const under = (name?: FilterMatches['name']): BitSet =>
    intersection([base, ...parts.filter((part) => part.name !== name).map(({ bits }) => bits)]);
  const counting =
    (column: ColumnName, bits: BitSet) =>
    <Value extends string | number>(value: Value): Choice<Value> => ({
      value,
      count: countIntersection(bits, columns[column].having(value)),
    });
  /** All values of a column that occur in a set of games. */
  const counted = <Value extends string | number>(column: ColumnName, bits: BitSet) =>
    (columns[column].values as Value[])
      .map((value) => counting(column, bits)(value))
      .filter(({ count }) => count > 0);

  const all = under();
  const [ofVendor, ofClass, ofVolatility] = [
    counting('vendor', under('vendors')),
    counting('classification', under('classification')),
    counting('volatility', under('volatilities')),
  ];
  return {
    total: countIntersection(all, all),
    vendors: gameList.vendors
      .map(({ code, name }) => ({ ...ofVendor(code), name }))
      .filter(({ value, count }) => count > 0 || query.vendors?.includes(value)),
    kinds: choices(counted('kind', under('kinds')), query.kinds),
    classifications: CLASSIFICATIONS.map((name) => ofClass(name)).filter(
      ({ value, count }) => count > 0 || value === query.classification,
    ),
    // A game must have every chosen feature, so choosing another one narrows the current result.
    features: choices(counted('feature', all), query.features),
    volatilities: VOLATILITIES.map((name) => ofVolatility(name))
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value: VOLATILITY_ON_WIRE[value], count })),
    minBets: rungs(counted('minBet', under('minBet'))).map(({ value, count }) => ({
      value: formatDecimal(BigInt(value)),
      count,
    })),
    lines: rungs(counted('lines', under('minLines')), 'from the top'),
    rtp: returns(counted('rtp', under('rtp'))),
  };
}

const CLASSIFICATIONS = ['hot', 'new', 'demo'] as const;
const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** Most frequent first. Chosen values without games are kept, so that they can be deselected. */
function choices(counted: Choice<string>[], chosen: readonly string[] = []): Choice<string>[] {
  const known = new Set(counted.map(({ value }) => value));
  return [
    ...counted.toSorted((one, other) => other.count - one.count),
    ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 })),
  ];
}

/**
 * Cumulative steps: each counts its own games and those of lower steps, or with `from the top` those of
 * higher steps.
 */
function rungs(counted: Choice<number>[], from?: 'from the top'): Choice<number>[] {
  const sorted = counted.toSorted((one, other) => one.value - other.value);
  if (from !== undefined) sorted.reverse();
  let sum = 0;
  const ladder = sorted.map(({ value, count }) => ({ value, count: (sum += count) }));
  const step = Math.ceil(ladder.length / MAX_RUNGS);
  // The last step includes everything, so it's kept; the others are sampled evenly, counting back from it.
  const kept = ladder.filter((_, place) => (ladder.length - 1 - place) % step === 0);
  return from === undefined ? kept : kept.toReversed();
}

function returns(counted: Choice<number>[]): WireFacets['rtp'] {
  if (counted.length === 0) return null;
  const known = counted.map(({ value }) => value);
  return {
    min: Math.min(...known) / 100,
    max: Math.max(...known) / 100,
    count: counted.reduce((sum, { count }) => sum + count, 0),
  };
}
