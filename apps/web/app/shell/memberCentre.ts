/** The member centre stands over any page; which of its pages is in the address, so Back closes it. */
export const MEMBER_PARAM = 'member';

/** The address of a page of the member centre over the page that one is on. */
export function memberCentreAddress(params: URLSearchParams, page: string): { search: string } {
  const next = new URLSearchParams(params);
  next.set(MEMBER_PARAM, page);
  return { search: `?${next.toString()}` };
}

/** The address of the page below. */
export function withoutMemberCentre(params: URLSearchParams): { search: string } {
  const next = new URLSearchParams(params);
  next.delete(MEMBER_PARAM);
  return { search: next.size > 0 ? `?${next.toString()}` : '' };
}
