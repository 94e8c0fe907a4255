/** Where in the help centre one stands. The address of the page says it, so that it can be sent. */
export type HelpPlace =
  | { readonly kind: 'start' }
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'article'; readonly id: string }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'feedback' }
  | { readonly kind: 'speed' };

export const START: HelpPlace = { kind: 'start' };

/** Longer is nothing that anybody searches for. */
const LONGEST_SEARCH = 100;

export function placeOf(params: URLSearchParams): HelpPlace {
  const article = params.get('article');
  if (article) return { kind: 'article', id: article };
  const topic = params.get('topic');
  if (topic) return { kind: 'topic', id: topic };
  const words = params.get('q');
  if (words?.trim()) return { kind: 'search', words: words.slice(0, LONGEST_SEARCH) };
  const view = params.get('view');
  if (view === 'feedback') return { kind: 'feedback' };
  return view === 'speed' ? { kind: 'speed' } : START;
}

/** The address of a place, from the site's root. */
export function hrefOf(place: HelpPlace): string {
  const query = queryOf(place);
  return query ? `/helpmc?${new URLSearchParams(query).toString()}` : '/helpmc';
}

function queryOf(place: HelpPlace): Record<string, string> | null {
  switch (place.kind) {
    case 'start':
      return null;
    case 'topic':
      return { topic: place.id };
    case 'article':
      return { article: place.id };
    case 'search':
      return { q: place.words };
    case 'feedback':
    case 'speed':
      return { view: place.kind };
  }
}
