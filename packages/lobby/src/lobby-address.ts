/** How a lobby may be ordered. `popular` is the platform's own order and the default. */
export const GAME_SORTS = ['popular', 'new', 'name'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/** Which games of a lobby are shown. `demo` are those that can be played for fun. */
export const GAME_SHOWS = ['all', 'hot', 'new', 'demo'] as const;
export type GameShow = (typeof GAME_SHOWS)[number];

/** What a lobby's address says: everything that Back, a reload or a shared link must bring back. */
export interface LobbyFilters {
  /** Part of a game's name; empty for all. */
  readonly text: string;
  /** Code of a vendor; empty for all. */
  readonly vendor: string;
  readonly show: GameShow;
  readonly sort: GameSort;
  /** Page of 42, from 1: where the list is looked at. */
  readonly page: number;
}

export const NO_FILTERS: LobbyFilters = {
  text: '',
  vendor: '',
  show: 'all',
  sort: 'popular',
  page: 1,
};

/** The longest text a search carries; the rest of what was typed is cut. */
export const MAX_SEARCH_LENGTH = 60;
const MAX_PAGE = 9_999;
const VENDOR_CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** Reads the filters from an address; whatever makes no sense counts as not there. */
export function readLobbyFilters(params: URLSearchParams): LobbyFilters {
  const vendor = params.get('vendor') ?? '';
  return {
    text: searchText(params.get('q') ?? ''),
    vendor: VENDOR_CODE.test(vendor) ? vendor : '',
    show: GAME_SHOWS.find((show) => show === params.get('show')) ?? 'all',
    sort: GAME_SORTS.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: pageNumber(params.get('page')),
  };
}

/**
 * The query of an address (`''` or `?…`), without what is at its default, so that one state has one
 * address.
 */
export function writeLobbyFilters({ text, vendor, show, sort, page }: LobbyFilters): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (vendor !== '') params.set('vendor', vendor);
  if (show !== 'all') params.set('show', show);
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the list is narrowed at all; the order and the page do not narrow it. */
export function isNarrowed({ text, vendor, show }: LobbyFilters): boolean {
  return text !== '' || vendor !== '' || show !== 'all';
}

/** What a search for this text asks: composed, single spaces, at most {@link MAX_SEARCH_LENGTH}. */
export function searchText(typed: string): string {
  // By code points, so that the cut never leaves half a character.
  return Array.from(typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim();
}

function pageNumber(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PAGE);
}
