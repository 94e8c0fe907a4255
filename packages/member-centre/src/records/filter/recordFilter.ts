import { CATEGORIES, type BetStatus, type Category } from '@perya/api-client';
import { PAGE_PARAM, readPage, writeParam } from '@perya/page-kit';

export const BET_STATUSES = [
  'open',
  'won',
  'paid',
  'drawn',
  'lost',
  'void',
] as const satisfies readonly BetStatus[];

/** Filters besides the period, stored in the URL. */
export interface RecordChoice {
  page: number;
  category: Category | null;
  /** The vendor's code. */
  vendor: string | null;
  gameId: string | null;
  status: BetStatus | null;
}

export const PAGE_SIZE = 20;

/** A code or an id. Values that the platform would reject aren't sent. */
const ID = /^[\w.-]{1,32}$/;

const idOf = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null);

/** Parses the filters from the URL. Unknown values count as not set. */
export function readChoice(params: URLSearchParams): RecordChoice {
  return {
    page: readPage(params),
    category: CATEGORIES.find((category) => category === params.get('betCategory')) ?? null,
    vendor: idOf(params.get('betVendor')),
    gameId: idOf(params.get('betGame')),
    status: BET_STATUSES.find((status) => status === params.get('betStatus')) ?? null,
  };
}

/** Writes the filters to the URL, without those that aren't set. Resets the page number. */
export function writeChoice(
  params: URLSearchParams,
  change: Partial<RecordChoice>,
): URLSearchParams {
  const { page, category, vendor, gameId, status } = {
    ...readChoice(params),
    page: 1,
    ...change,
  };
  const next = new URLSearchParams(params);
  writeParam(next, PAGE_PARAM, page > 1 ? String(page) : null);
  writeParam(next, 'betCategory', category);
  writeParam(next, 'betVendor', vendor);
  writeParam(next, 'betGame', gameId);
  writeParam(next, 'betStatus', status);
  return next;
}

/** The filters that are sent with the request. */
export const requestFilters = ({ category, vendor, gameId, status }: RecordChoice) => ({
  ...(category && { category }),
  ...(vendor && { vendor }),
  ...(gameId && { gameId }),
  ...(status && { status }),
});
