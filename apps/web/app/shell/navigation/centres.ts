import type { Brand } from '@perya/site-config';
import type { To } from 'react-router';

/** The centres open over any page. Their current page is in the URL, so that Back closes them. */
export type Centre = 'member' | 'agent';

/** The centre that is open over the page. */
export function centreOf(params: URLSearchParams): Centre | null {
  if (params.has('member')) return 'member';
  return params.has('agent') ? 'agent' : null;
}

/** The URL of the agent centre's first page over the current page. */
export const agentCentreAddress = (params: URLSearchParams): { search: string } =>
  centreAddress(params, 'agent', 'agentTeamOverview');

/** The page after a sign-in at home: home, and on a site for agents with their centre over it. */
export const homeAfterSignIn = ({ audience }: Pick<Brand, 'audience'>): To =>
  audience === 'agents' ? { pathname: '/', ...agentCentreAddress(new URLSearchParams()) } : '/';

/** The URL of a centre's page over the current page. Closes the other centre. */
export function centreAddress(
  params: URLSearchParams,
  centre: Centre,
  page: string,
): { search: string } {
  const next = belowCentres(params);
  next.set(centre, page);
  return { search: `?${next.toString()}` };
}

/** The URL of the page below. */
export function withoutCentres(params: URLSearchParams): { search: string } {
  const next = belowCentres(params);
  return { search: next.size > 0 ? `?${next.toString()}` : '' };
}

/** Search parameters of the member centre's pages. They are removed when changing or closing the page. */
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
