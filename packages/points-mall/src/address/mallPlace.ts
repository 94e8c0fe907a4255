import {
  REWARD_SORTS,
  type PointRewardsFilter,
  type RewardKind,
  type RewardSort,
} from '@perya/api-client';
import { writeParam } from '@perya/page-kit';

export const REWARD_KINDS = [
  'goods',
  'voucher',
  'cash',
  'free-spins',
] as const satisfies readonly RewardKind[];

const PAGE_SIZE = 24;
const MAX_LETTERS = 64;

/** URL parameter of the open reward. */
export const REWARD_PARAM = 'reward';

/** Parameters in the mall's URL. */
export interface MallPlace {
  readonly kind: RewardKind | null;
  readonly search: string;
  readonly sort: RewardSort;
  /** Only rewards that the member's points can buy. */
  readonly affordable: boolean;
  /** Starts at 1. */
  readonly page: number;
}

/** Parses the URL; invalid values are ignored. */
export function parseMallPlace(params: URLSearchParams): MallPlace {
  const page = Number(params.get('page'));
  return {
    kind: REWARD_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    search: (params.get('search') ?? '').trim().slice(0, MAX_LETTERS),
    sort: REWARD_SORTS.find((sort) => sort === params.get('sort')) ?? REWARD_SORTS[0],
    affordable: params.get('affordable') === '1',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL after a change; back on the first page, unless the page itself was changed. */
export function placeParams(now: URLSearchParams, change: Partial<MallPlace>): URLSearchParams {
  const { kind, search, sort, affordable, page } = { ...parseMallPlace(now), page: 1, ...change };
  const next = new URLSearchParams(now);
  writeParam(next, 'kind', kind);
  writeParam(next, 'search', search === '' ? null : search);
  writeParam(next, 'sort', sort === REWARD_SORTS[0] ? null : sort);
  writeParam(next, 'affordable', affordable ? '1' : null);
  writeParam(next, 'page', page > 1 ? String(page) : null);
  return next;
}

/** Parameters of the request; a guest has no points to filter by. */
export function rewardsInput(place: MallPlace, isSignedIn: boolean): PointRewardsFilter {
  const { kind, search, sort, affordable, page } = place;
  return {
    kind: kind ?? undefined,
    search: search === '' ? undefined : search,
    sort,
    affordable: affordable && isSignedIn ? true : undefined,
    page,
    pageSize: PAGE_SIZE,
  };
}

/** The URL with a reward open over the current mall. */
export function rewardParams(now: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(now);
  writeParam(next, REWARD_PARAM, id);
  return next;
}
