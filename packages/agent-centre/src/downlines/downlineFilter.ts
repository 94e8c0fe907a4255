import type {
  DownlineFilter,
  DownlineKind,
  DownlineOrder,
  DownlineStatus,
} from '@perya/api-client';
import { PAGE_PARAM, readPage, writeParam } from '@perya/page-kit';

export const STATUSES = ['new', 'active', 'dormant'] as const satisfies readonly DownlineStatus[];
export const KINDS = ['member', 'agent'] as const satisfies readonly DownlineKind[];
const ORDERS = [
  'account',
  'level',
  'balance',
  'joined',
  'lastSignIn',
] as const satisfies readonly DownlineOrder[];

/** As deep as a list of levels goes; deeper ones are found by name. */
export const MAX_LEVELS = 9;

const PAGE_SIZE = 50;

/** What the address says of whom the page shows. */
export interface DownlineChoice {
  readonly page: number;
  /** Whose downlines; null: the agent's own. */
  readonly parentId: string | null;
  /** Everybody below, not only the level right below. */
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

/** An id of the address; null where it is none that the platform could have made. */
export const readId = (text: string | null): string | null =>
  text !== null && ID.test(text) ? text : null;

/** Reads the choice from an address: whatever stands there, it is one that can be asked for. */
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
    kind: KINDS.find((kind) => kind === params.get(PARAMS.kind)) ?? null,
    status: STATUSES.find((status) => status === params.get(PARAMS.status)) ?? null,
    order: ORDERS.find((each) => each === order.replace(/^-/, '')) ?? 'account',
    isDescending,
  };
}

/** Writes a choice into an address, leaving out what is not chosen; another one begins at its first page. */
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

/** What of a choice narrows the list down, beside whose downlines it shows. */
export const isNarrowed = ({ search, level, kind, status }: DownlineChoice): boolean =>
  search !== '' || level !== null || kind !== null || status !== null;

/** A choice as it is asked for. */
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
