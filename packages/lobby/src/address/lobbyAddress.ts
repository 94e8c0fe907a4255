import type { GamesInput, Volatility } from '@perya/api-client';

/** How a lobby may be ordered. `popular` is the platform's own order and the default. */
export const GAME_SORTS = [
  'popular',
  'new',
  'name',
  'rtp',
  'min-bet',
] as const satisfies readonly NonNullable<GamesInput['sort']>[];
export type GameSort = (typeof GAME_SORTS)[number];

/**
 * Which games of a lobby are shown. `top` are the twenty played most, `demo` those that can be played
 * for fun; `favourites` and `recent` are the member's own lists, which nothing else narrows.
 */
export const GAME_SHOWS = ['all', 'top', 'hot', 'new', 'demo', 'favourites', 'recent'] as const;
export type GameShow = (typeof GAME_SHOWS)[number];

export const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly Volatility[];

/** Return to player in percent, both ends included; null is an open end. */
export interface RtpRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a lobby's address says: everything that Back, a reload or a shared link must bring back. */
export interface LobbyFilters {
  /** Part of a game's name; empty for all. */
  readonly text: string;
  /** Codes of vendors, games of any of them; none for all. */
  readonly vendors: readonly string[];
  readonly show: GameShow;
  /** Codes of kinds of game, games of any of them; none for all. */
  readonly kinds: readonly string[];
  /** Decimal amount that the smallest bet may not exceed; empty for any. */
  readonly minBet: string;
  /** Lines that a slot has at least; 0 for any. */
  readonly minLines: number;
  /** Codes of features that a game must have, all of them. */
  readonly features: readonly string[];
  readonly volatilities: readonly Volatility[];
  readonly rtp: RtpRange;
  readonly sort: GameSort;
  /** Page of 42, from 1: where the list is looked at. */
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

/** The longest text a search carries; the rest of what was typed is cut. */
export const MAX_SEARCH_LENGTH = 60;
const FOLDER_KEY = 'folder';
const MAX_PAGE = 9_999;
/** More than this no platform takes; the rest of a made-up address is cut. */
const MAX_CODES = 60;
const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const AMOUNT = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,2})?$/;
const RTP_RANGE = /^(\d{1,3}(?:\.\d{1,2})?)?-(\d{1,3}(?:\.\d{1,2})?)?$/;

/** Reads the filters from an address; whatever makes no sense counts as not there. */
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
  // A folder that lies open over the lobby closes with the next choice in it.
  FOLDER_KEY,
] as const;

/**
 * The query of an address (`''` or `?…`), without what is at its default, so that one state has one
 * address.
 *
 * @param before the query until now: what is not the lobby's, such as a centre that stands over it, stays
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

/** The vendor whose folder lies open over the lobby; empty for none. */
export function readFolder(params: URLSearchParams): string {
  const code = params.get(FOLDER_KEY) ?? '';
  return CODE.test(code) ? code : '';
}

/** The query of a lobby with a vendor's folder open over it; with an empty code, closed. */
export function writeFolder(code: string, before?: URLSearchParams): string {
  const params = new URLSearchParams(before);
  params.delete(FOLDER_KEY);
  if (code !== '') params.set(FOLDER_KEY, code);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * The filters after a choice, back at the first page. A member's own list is left for whatever
 * narrows or orders the lobby, and takes all of that away when it is gone to.
 */
export function changeFilters(before: LobbyFilters, change: Partial<LobbyFilters>): LobbyFilters {
  const after = { ...before, page: 1, ...change };
  if (change.show !== undefined || !isOwnList(before.show)) return onlyOwnList(after);
  return isNarrowed({ ...after, show: 'all' }) || after.sort !== 'popular'
    ? { ...after, show: 'all' }
    : after;
}

/** The list is the member's own, and not a part of the catalogue. */
export function isOwnList(show: GameShow): show is 'favourites' | 'recent' {
  return show === 'favourites' || show === 'recent';
}

/** Whether the list is narrowed at all; the order and the page do not narrow it. */
export function isNarrowed(filters: LobbyFilters): boolean {
  return filters.text !== '' || filters.show !== 'all' || chosenCount(filters) > 0;
}

/** Whether nobody has said yet what is wanted: then a lobby shows what goes on in it first. */
export function isFront(filters: LobbyFilters): boolean {
  return !isNarrowed(filters) && filters.sort === 'popular';
}

/** How many choices of the filters are made, beside the text and the class. */
export function chosenCount(filters: LobbyFilters): number {
  const { vendors, kinds, features, volatilities, minBet, minLines, rtp } = filters;
  const many = vendors.length + kinds.length + features.length + volatilities.length;
  return many + Number(minBet !== '') + Number(minLines > 0) + Number(!isAnyRtp(rtp));
}

export function isAnyRtp({ from, to }: RtpRange): boolean {
  return from === null && to === null;
}

/** `95-97`, `97-` or `-95`; the value of a choice and the text in an address. */
export function writeRtpRange({ from, to }: RtpRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** Reads what {@link writeRtpRange} wrote; a range that holds nothing is any. */
export function rtpRange(text: string): RtpRange {
  const match = RTP_RANGE.exec(text);
  if (!match) return ANY_RTP;
  const [from, to] = match.slice(1).map((end) => (end === undefined ? null : Number(end)));
  const isEmpty = (from ?? 0) > (to ?? 100) || (from ?? 0) > 100;
  return isEmpty ? ANY_RTP : { from: from ?? null, to: to ?? null };
}

/** What a search for this text asks: composed, single spaces, at most {@link MAX_SEARCH_LENGTH}. */
export function searchText(typed: string): string {
  // By code points, so that the cut never leaves half a character.
  return Array.from(typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim();
}

function onlyOwnList(filters: LobbyFilters): LobbyFilters {
  const { show, page } = filters;
  return isOwnList(show) ? { ...NO_FILTERS, show, page } : filters;
}

/** Each once and in one order, so that one choice has one address. */
function codes(params: URLSearchParams, key: string): readonly string[] {
  const known = params.getAll(key).filter((code) => CODE.test(code));
  return [...new Set(known)].sort().slice(0, MAX_CODES);
}

function wholeNumber(text: string | null, min: number, max: number): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return min;
  return Math.min(Math.max(Number(text), min), max);
}
