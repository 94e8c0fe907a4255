import type { GameFacets, SuggestionPart } from '@perya/api-client';
import {
  isAnyRtp,
  rtpRange,
  VOLATILITIES,
  writeRtpRange,
  type LobbyFilters,
  type RtpRange,
} from '../address/lobbyAddress';

/** The filters of a lobby, in display order, with their URL parameters. */
export const FILTER_PARAMS = {
  vendors: 'vendor',
  kinds: 'kind',
  features: 'feature',
  volatilities: 'volatility',
  minBet: 'bet',
  minLines: 'lines',
  rtp: 'rtp',
} as const;

export type FilterId = keyof typeof FILTER_PARAMS;

/** Common RTP ranges, inclusive. */
const RTP_BANDS: readonly RtpRange[] = [
  { from: 97, to: null },
  { from: 96, to: 97 },
  { from: 95, to: 96 },
  { from: null, to: 95 },
];

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** Number of remaining games, if the platform returns it. */
  readonly count?: number | undefined;
}

export interface FilterGroupData {
  readonly id: FilterId;
  /** Whether several can be selected; otherwise at most one. */
  readonly isMany: boolean;
  readonly choices: readonly FilterChoice[];
  readonly chosen: readonly string[];
}

/** Localized names of the choices. */
export interface FilterWords {
  kind(code: string): string;
  feature(code: string): string;
  volatility(code: string): string;
  minBet(amount: string): string;
  minLines(lines: number): string;
  rtp(range: RtpRange): string;
}

const NO_FACETS: GameFacets = {
  total: 0,
  vendors: [],
  kinds: [],
  classifications: [],
  features: [],
  volatilities: [],
  minBets: [],
  lines: [],
  rtp: null,
};

/**
 * The filters with available choices in this lobby: those counted by the platform, plus those already
 * selected.
 */
export function filterGroups(
  filters: LobbyFilters,
  facets: GameFacets | undefined,
  words: FilterWords,
): readonly FilterGroupData[] {
  const { vendors, kinds, features, volatilities, minBets, lines, rtp } = facets ?? NO_FACETS;
  const groups = [
    many('vendors', filters.vendors, vendors, (value) => vendorName(vendors, value)),
    many('kinds', filters.kinds, kinds, words.kind),
    many('features', filters.features, features, words.feature),
    many('volatilities', filters.volatilities, inOrder(volatilities), words.volatility),
    one('minBet', filters.minBet, minBets, words.minBet),
    one('minLines', filters.minLines > 0 ? String(filters.minLines) : '', lines, (value) =>
      words.minLines(Number(value)),
    ),
    one('rtp', isAnyRtp(filters.rtp) ? '' : writeRtpRange(filters.rtp), rtpBands(rtp), (value) =>
      words.rtp(rtpRange(value)),
    ),
  ];
  // A single unselected choice wouldn't filter anything.
  return groups.filter(({ choices, chosen }) => choices.length > 1 || chosen.length > 0);
}

/** The filter change for a complete selection of a group. */
export function filtersOf(id: FilterId, chosen: readonly string[]): Partial<LobbyFilters> {
  const [first = ''] = chosen;
  switch (id) {
    case 'vendors':
    case 'kinds':
    case 'features':
      return { [id]: chosen.toSorted() };
    case 'volatilities':
      return { volatilities: VOLATILITIES.filter((each) => chosen.includes(each)) };
    case 'minBet':
      return { minBet: first };
    case 'minLines':
      return { minLines: Number(first) };
    case 'rtp':
      return { rtp: rtpRange(first) };
  }
}

/** Clears all filter choices; the text, the list and the order are kept. */
export const NO_CHOICES: Partial<LobbyFilters> = Object.assign(
  {},
  ...Object.keys(FILTER_PARAMS).map((id) => filtersOf(id as FilterId, [])),
);

interface Counted {
  readonly value: string | number;
  readonly count?: number | undefined;
}

function many(
  id: FilterId,
  chosen: readonly string[],
  counted: readonly Counted[],
  label: (value: string) => string,
): FilterGroupData {
  return { id, isMany: true, chosen, choices: choicesOf(chosen, counted, label) };
}

function one(
  id: FilterId,
  value: string,
  counted: readonly Counted[],
  label: (value: string) => string,
): FilterGroupData {
  const chosen = value === '' ? [] : [value];
  return { id, isMany: false, chosen, choices: choicesOf(chosen, counted, label) };
}

function choicesOf(
  chosen: readonly string[],
  counted: readonly Counted[],
  label: (value: string) => string,
): FilterChoice[] {
  const known = counted.map(({ value, count }) => ({ value: String(value), count }));
  const unknown = chosen
    .filter((value) => known.every((choice) => choice.value !== value))
    .map((value) => ({ value, count: undefined }));
  return [...known, ...unknown].map((choice) => ({ ...choice, label: label(choice.value) }));
}

function vendorName(vendors: GameFacets['vendors'], code: string): string {
  return vendors.find(({ value }) => value === code)?.name ?? code;
}

function inOrder(counted: GameFacets['volatilities']) {
  return VOLATILITIES.flatMap((each) => counted.find(({ value }) => value === each) ?? []);
}

/** The RTP ranges that contain some game of this lobby. */
function rtpBands(stated: GameFacets['rtp']): Counted[] {
  if (stated === null) return [];
  return RTP_BANDS.filter(
    ({ from, to }) => (to ?? 100) >= stated.min && (from ?? 0) <= stated.max,
  ).map((range) => ({ value: writeRtpRange(range) }));
}

/** The filter change that removes one part of the request. */
export function withoutPart(part: SuggestionPart): Partial<LobbyFilters> {
  if (part === 'search') return { text: '' };
  if (part === 'classification') return { show: 'all' };
  return filtersOf(part, []);
}
