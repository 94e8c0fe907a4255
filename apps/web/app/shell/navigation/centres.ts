/** The centres stand over any page; which of their pages is in the address, so that Back closes them. */
export type Centre = 'member' | 'agent';

/** The address of a page of a centre over the page that one is on; two centres are never open at once. */
export function centreAddress(
  params: URLSearchParams,
  centre: Centre,
  page: string,
): { search: string } {
  const next = belowCentres(params);
  next.set(centre, page);
  return { search: `?${next.toString()}` };
}

/** The address of the page below. */
export function withoutCentres(params: URLSearchParams): { search: string } {
  const next = belowCentres(params);
  return { search: next.size > 0 ? `?${next.toString()}` : '' };
}

/** What the pages of the member centre keep in the address: another page, or none, begins without it. */
const MEMBER_PAGE_PARAMS = [
  'bet',
  'betCategory',
  'betGame',
  'betStatus',
  'betVendor',
  'days',
  'deposit',
  'from',
  'missionTab',
  'moveStatus',
  'moveType',
  'profitBy',
  'recordPage',
  'redeemStatus',
  'task',
  'to',
  'winnersOf',
  'withdrawal',
];

function belowCentres(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  if (params.has('member')) {
    for (const name of MEMBER_PAGE_PARAMS) next.delete(name);
  }
  next.delete('member');
  next.delete('agent');
  return next;
}
