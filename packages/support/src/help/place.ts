/** A place in the help centre. It's part of the page's URL, so that it can be shared. */
export type HelpPlace =
  | { readonly kind: 'start' }
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'article'; readonly id: string }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'feedback' }
  | { readonly kind: 'speed' };

export const HELP_START: HelpPlace = { kind: 'start' };

/** Max length of a search. */
const LONGEST_SEARCH = 100;

export function parseHelpPlace(params: URLSearchParams): HelpPlace {
  const article = params.get('article');
  if (article) return { kind: 'article', id: article };
  const topic = params.get('topic');
  if (topic) return { kind: 'topic', id: topic };
  const words = params.get('q');
  if (words?.trim()) return { kind: 'search', words: words.slice(0, LONGEST_SEARCH) };
  const view = params.get('view');
  if (view === 'feedback') return { kind: 'feedback' };
  return view === 'speed' ? { kind: 'speed' } : HELP_START;
}

/** The URL path of a place. */
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
