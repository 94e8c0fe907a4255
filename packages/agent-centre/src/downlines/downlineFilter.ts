import type {
  DownlineFilter,
  DownlineKind,
  DownlineOrder,
  DownlineStatus,
} from '@perya/api-client';
import { PAGE_PARAM, readPage, writeParam } from '@perya/page-kit';

export const DOWNLINE_STATUSES = [
  'new',
  'active',
  'dormant',
] as const satisfies readonly DownlineStatus[];
export const DOWNLINE_KINDS = ['member', 'agent'] as const satisfies readonly DownlineKind[];
const ORDERS = [
  'account',
  'level',
  'balance',
  'joined',
  'lastSignIn',
] as const satisfies readonly DownlineOrder[];

/** The maximum level in the filter. Deeper downlines are found by name. */
export const MAX_LEVELS = 9;

const PAGE_SIZE = 50;

/** The filters in the URL. */
export interface DownlineChoice {
  readonly page: number;
  /** The parent whose downlines are shown; null is the agent. */
  readonly parentId: string | null;
  /** All levels below, not only the direct one. */
  readonly isWholeTeam: boolean;
  readonly search: string;
  readonly level: number | null;
  readonly kind: DownlineKind | null;
  readonly status: DownlineStatus | null;
  readonly order: DownlineOrder;
  readonly isDescending: boolean;
}

const ID = /^[\w.-]{1,64}$/;
const MAX_TYPED = 64;

const PARAMS = {
  parentId: 'downlineOf',
  team: 'downlineScope',
  search: 'downlineSearch',
  level: 'downlineLevel',
  kind: 'downlineKind',
  status: 'downlineStatus',
  order: 'downlineOrder',
} as const;

/** Parses an id from the URL; null if it doesn't have the platform's format. */
export const readId = (text: string | null): string | null =>
  text !== null && ID.test(text) ? text : null;

/** Parses the filters from the URL. Invalid values are ignored. */
export function readChoice(params: URLSearchParams): DownlineChoice {
  const level = Number(params.get(PARAMS.level));
  const order = params.get(PARAMS.order) ?? '';
  const isDescending = order.startsWith('-');
  return {
    page: readPage(params),
    parentId: readId(params.get(PARAMS.parentId)),
    isWholeTeam: params.get(PARAMS.team) === 'team',
    search: (params.get(PARAMS.search) ?? '').trim().slice(0, MAX_TYPED),
    level: Number.isInteger(level) && level >= 1 && level <= MAX_LEVELS ? level : null,
    kind: DOWNLINE_KINDS.find((kind) => kind === params.get(PARAMS.kind)) ?? null,
    status: DOWNLINE_STATUSES.find((status) => status === params.get(PARAMS.status)) ?? null,
    order: ORDERS.find((each) => each === order.replace(/^-/, '')) ?? 'account',
    isDescending,
  };
}

/** Writes the filters to the URL, without those that aren't set. Resets the page number. */
export function writeChoice(
  params: URLSearchParams,
  change: Partial<DownlineChoice>,
): URLSearchParams {
  const choice = { ...readChoice(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const order = `${choice.isDescending ? '-' : ''}${choice.order}`;
  writeParam(next, PAGE_PARAM, choice.page > 1 ? String(choice.page) : null);
  writeParam(next, PARAMS.parentId, choice.parentId);
  writeParam(next, PARAMS.team, choice.isWholeTeam ? 'team' : null);
  writeParam(next, PARAMS.search, choice.search.trim() || null);
  writeParam(next, PARAMS.level, choice.level === null ? null : String(choice.level));
  writeParam(next, PARAMS.kind, choice.kind);
  writeParam(next, PARAMS.status, choice.status);
  writeParam(next, PARAMS.order, order === 'account' ? null : order);
  return next;
}

/** Whether any filter besides the parent is set. */
export const hasActiveFilters = ({ search, level, kind, status }: DownlineChoice): boolean =>
  search !== '' || level !== null || kind !== null || status !== null;

/** Converts the filters to the request's format. */
export const filterOf = (choice: DownlineChoice): DownlineFilter => ({
  page: choice.page,
  pageSize: PAGE_SIZE,
  ...(choice.parentId !== null && { parentId: choice.parentId }),
  ...(choice.isWholeTeam && { scope: 'team' as const }),
  ...(choice.search !== '' && { search: choice.search }),
  ...(choice.level !== null && { level: choice.level }),
  ...(choice.kind !== null && { kind: choice.kind }),
  ...(choice.status !== null && { status: choice.status }),
  order: choice.order,
  descending: choice.isDescending,
});
