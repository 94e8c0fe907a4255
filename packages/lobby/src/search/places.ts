import MiniSearch from 'minisearch';

/** A provider or a page: what a search finds without asking the platform. */
export interface Place {
  id: string;
  label: string;
  /** Other words that people look for it by. */
  keywords?: readonly string[] | undefined;
}

const MOST = 5;
/** A third of a word may be mistyped from four letters on; a shorter one would be another word. */
const SLIPS = 0.3;
const SHORTEST_WITH_SLIPS = 4;

/** Finds places by the beginning of their words, in any order, a slip of the finger forgiven. */
export function indexPlaces<P extends Place>(places: readonly P[]): (text: string) => P[] {
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

/** Whether all words of a text stand in another; for what was found by fewer letters. */
export function holdsWords(whole: string, text: string): boolean {
  const within = plain(whole);
  return plain(text)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Without accents and case: `Señora` is found by `senora`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
