import { CATEGORIES, type BetStatus, type Category } from '@perya/api-client';
import { PAGE_PARAM, readPage, writeParam } from '@perya/page-kit';

export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'drawn',
  'void',
] as const satisfies readonly BetStatus[];

/** What the visitor chose beside the period; the address holds it. */
export interface RecordChoice {
  page: number;
  category: Category | null;
  /** Code of the vendor. */
  vendor: string | null;
  gameId: string | null;
  status: BetStatus | null;
}

export const PAGE_SIZE = 20;

/** A code or an id: what the platform would refuse is not asked for. */
const ID = /^[\w.-]{1,32}$/;

const idOf = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null);

/** Reads the choice from an address; what is not one of the choices counts as not chosen. */
export function readChoice(params: URLSearchParams): RecordChoice {
  return {
    page: readPage(params),
    category: CATEGORIES.find((category) => category === params.get('betCategory')) ?? null,
    vendor: idOf(params.get('betVendor')),
    gameId: idOf(params.get('betGame')),
    status: BET_STATUSES.find((status) => status === params.get('betStatus')) ?? null,
  };
}

/** Writes a choice into an address, leaving out what is not chosen; another filter begins at its first page. */
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

/** What of a choice narrows the call down. */
export const narrowingOf = ({ category, vendor, gameId, status }: RecordChoice) => ({
  ...(category && { category }),
  ...(vendor && { vendor }),
  ...(gameId && { gameId }),
  ...(status && { status }),
});
