import MiniSearch from 'minisearch';

/** A vendor or a page, found without a request. */
export interface SearchEntry {
  id: string;
  label: string;
  /** Other words to find it by. */
  keywords?: readonly string[] | undefined;
}

/** Max number of results: they are shown above the games, which should stay in sight. */
const MOST = 3;
/**
 * Fuzziness: a third of a word may be mistyped, from four letters on; shorter words would match other words.
 */
const SLIPS = 0.3;
const SHORTEST_WITH_SLIPS = 4;

/** Finds places by prefixes of their words, in any order, with tolerance for typos. */
export function indexPlaces<P extends SearchEntry>(places: readonly P[]): (text: string) => P[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const index = new MiniSearch<P>({
    fields: ['label', 'keywords'],
    extractField: (place, field) =>
      field === 'keywords' ? (place.keywords ?? []).join(' ') : String(place[field as keyof P]),
    processTerm: plain,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST_WITH_SLIPS ? false : SLIPS),
      boost: { label: 2 },
    },
  });
  index.addAll(places);
  return (text) =>
    index
      .search(text)
      .slice(0, MOST)
      .flatMap(({ id }) => byId.get(id) ?? []);
}

/** Whether a text contains all words of another; filters results of a shorter query. */
export function containsWords(whole: string, text: string): boolean {
  const within = plain(whole);
  return plain(text)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Removes accents and case: `senora` finds `Señora`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
