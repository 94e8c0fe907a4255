import type { GamesInput, Volatility } from '@perya/api-client';

/** Sort orders of a lobby. `popular` is the platform's order and the default. */
export const GAME_SORTS = [
  'popular',
  'new',
  'name',
  'rtp',
  'min-bet',
] as const satisfies readonly NonNullable<GamesInput['sort']>[];
export type GameSort = (typeof GAME_SORTS)[number];

/**
 * The lists of a lobby. `top` contains the twenty most played games, and `demo` those with a demo;
 * `favourites` and `recent` are the member's own lists, which filters don't apply to.
 */
export const GAME_SHOWS = ['all', 'top', 'hot', 'new', 'demo', 'favourites', 'recent'] as const;
export type GameShow = (typeof GAME_SHOWS)[number];

export const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly Volatility[];

/** Return to player in percent, inclusive; null for an open end. */
export interface RtpRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The state in a lobby's URL: everything that Back, a reload or a shared link must restore. */
export interface LobbyFilters {
  /** Part of a game's name; empty for all games. */
  readonly text: string;
  /** Vendor codes, combined with OR; empty for all. */
  readonly vendors: readonly string[];
  readonly show: GameShow;
  /** Codes of kinds of game, combined with OR; empty for all. */
  readonly kinds: readonly string[];
  /** Decimal amount: the max of a game's smallest bet; empty for any. */
  readonly minBet: string;
  /** Min number of lines of a slot; 0 for any. */
  readonly minLines: number;
  /** Feature codes, combined with AND. */
  readonly features: readonly string[];
  readonly volatilities: readonly Volatility[];
  readonly rtp: RtpRange;
  readonly sort: GameSort;
  /** The visible page of 42 games, starting at 1. */
  readonly page: number;
}

const ANY_RTP: RtpRange = { from: null, to: null };

export const NO_FILTERS: LobbyFilters = {
  text: '',
  vendors: [],
  show: 'all',
  kinds: [],
  minBet: '',
  minLines: 0,
  features: [],
  volatilities: [],
  rtp: ANY_RTP,
  sort: 'popular',
  page: 1,
};

/** Max length of a search text; longer text is truncated. */
export const MAX_SEARCH_LENGTH = 60;
const FOLDER_KEY = 'folder';
const MAX_PAGE = 9_999;
/** Max number of codes that the platform accepts; longer lists in a URL are truncated. */
const MAX_CODES = 60;
const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const AMOUNT = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,2})?$/;
const RTP_RANGE = /^(\d{1,3}(?:\.\d{1,2})?)?-(\d{1,3}(?:\.\d{1,2})?)?$/;

/** Parses the filters from a URL; invalid values are ignored. */
export function readLobbyFilters(params: URLSearchParams): LobbyFilters {
  const bet = params.get('bet') ?? '';
  return onlyOwnList({
    text: searchText(params.get('q') ?? ''),
    vendors: codes(params, 'vendor'),
    show: GAME_SHOWS.find((show) => show === params.get('show')) ?? 'all',
    kinds: codes(params, 'kind'),
    minBet: AMOUNT.test(bet) ? bet : '',
    minLines: wholeNumber(params.get('lines'), 0, 9_999),
    features: codes(params, 'feature'),
    volatilities: VOLATILITIES.filter((each) => params.getAll('volatility').includes(each)),
    rtp: rtpRange(params.get('rtp') ?? ''),
    sort: GAME_SORTS.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: wholeNumber(params.get('page'), 1, MAX_PAGE),
  });
}

const OWN_KEYS = [
  'q',
  'vendor',
  'show',
  'kind',
  'bet',
  'lines',
  'feature',
  'volatility',
  'rtp',
  'sort',
  'page',
  // A filter change closes an open vendor folder.
  FOLDER_KEY,
] as const;

/**
 * The query string of a URL (`''` or `?…`), without default values, so that each state has exactly one URL.
 *
 * @param before the current query: parameters that don't belong to the lobby, such as an open centre, are
 * kept
 */
export function writeLobbyFilters(filters: LobbyFilters, before?: URLSearchParams): string {
  const { text, show, minBet, minLines, rtp, sort, page } = filters;
  const params = new URLSearchParams(before);
  for (const key of OWN_KEYS) params.delete(key);
  const append = (key: string, values: readonly string[]) => {
    for (const value of values) params.append(key, value);
  };
  if (text !== '') params.set('q', text);
  append('vendor', filters.vendors);
  if (show !== 'all') params.set('show', show);
  append('kind', filters.kinds);
  if (minBet !== '') params.set('bet', minBet);
  if (minLines > 0) params.set('lines', String(minLines));
  append('feature', filters.features);
  append('volatility', filters.volatilities);
  if (!isAnyRtp(rtp)) params.set('rtp', writeRtpRange(rtp));
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The vendor of the open folder; empty if none is open. */
export function readFolder(params: URLSearchParams): string {
  const code = params.get(FOLDER_KEY) ?? '';
  return CODE.test(code) ? code : '';
}

/** The query string with a vendor's folder open; with an empty code, closed. */
export function writeFolder(code: string, before?: URLSearchParams): string {
  const params = new URLSearchParams(before);
  params.delete(FOLDER_KEY);
  if (code !== '') params.set(FOLDER_KEY, code);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * The filters after a change, back on the first page. Filtering or sorting leaves a member's own list, and
 * opening one resets the filters.
 */
export function changeFilters(before: LobbyFilters, change: Partial<LobbyFilters>): LobbyFilters {
  const after = { ...before, page: 1, ...change };
  if (change.show !== undefined || !isOwnList(before.show)) return onlyOwnList(after);
  return hasActiveFilters({ ...after, show: 'all' }) || after.sort !== 'popular'
    ? { ...after, show: 'all' }
    : after;
}

/** Whether the list is the member's own rather than part of the game list. */
export function isOwnList(show: GameShow): show is 'favourites' | 'recent' {
  return show === 'favourites' || show === 'recent';
}

/** Whether any filter is active; the order and the page don't count. */
export function hasActiveFilters(filters: LobbyFilters): boolean {
  return filters.text !== '' || filters.show !== 'all' || chosenCount(filters) > 0;
}

/** Whether nothing is filtered, sorted or paged: the lobby then shows its highlights first. */
export function isDefaultView(filters: LobbyFilters): boolean {
  return !hasActiveFilters(filters) && filters.sort === 'popular';
}

/** Number of selected filter choices, without the text and the list. */
export function chosenCount(filters: LobbyFilters): number {
  const { vendors, kinds, features, volatilities, minBet, minLines, rtp } = filters;
  const many = vendors.length + kinds.length + features.length + volatilities.length;
  return many + Number(minBet !== '') + Number(minLines > 0) + Number(!isAnyRtp(rtp));
}

export function isAnyRtp({ from, to }: RtpRange): boolean {
  return from === null && to === null;
}

/** `95-97`, `97-` or `-95`; used as the choice's value and in the URL. */
export function writeRtpRange({ from, to }: RtpRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** Parses the output of {@link writeRtpRange}; an empty range means any. */
export function rtpRange(text: string): RtpRange {
  const match = RTP_RANGE.exec(text);
  if (!match) return ANY_RTP;
  const [from, to] = match.slice(1).map((end) => (end === undefined ? null : Number(end)));
  const isEmpty = (from ?? 0) > (to ?? 100) || (from ?? 0) > 100;
  return isEmpty ? ANY_RTP : { from: from ?? null, to: to ?? null };
}

/** Normalizes search text: NFC, single spaces, at most {@link MAX_SEARCH_LENGTH} characters. */
export function searchText(typed: string): string {
  // Truncated by code point, so that no character is split.
  return Array.from(typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim();
}

function onlyOwnList(filters: LobbyFilters): LobbyFilters {
  const { show, page } = filters;
  return isOwnList(show) ? { ...NO_FILTERS, show, page } : filters;
}

/** Sorted and without duplicates, so that each state has exactly one URL. */
function codes(params: URLSearchParams, key: string): readonly string[] {
  const known = params.getAll(key).filter((code) => CODE.test(code));
  return [...new Set(known)].sort().slice(0, MAX_CODES);
}

function wholeNumber(text: string | null, min: number, max: number): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return min;
  return Math.min(Math.max(Number(text), min), max);
}
