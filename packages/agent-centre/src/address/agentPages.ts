import type { ContractFlags } from '@perya/session/contracts';

/** All pages, in the order of the specification (§2) and by its names. Each has an entry in `pages.tsx`. */
export const AGENT_PAGES = [
  'announcement',
  'agentTeamOverview',
  'registerAccountCentre',
  'downlineManagement',
  'teamBetting',
  'userProfitLoss',
  'myIncome',
  'downlineTransactions',
  'dividendRecord',
  'dailyWages',
  'hourlySalary',
  'realTimeSalary',
] as const;

/** Name of a page of the agent center, as in its address. */
export type AgentPage = (typeof AGENT_PAGES)[number];

/** The page opened if the URL has none or an unknown one (§2: default agentTeamOverview). */
export const DEFAULT_AGENT_PAGE = 'agentTeamOverview' satisfies AgentPage;

/** Pages that are only available if consolidated info enables them (§2, §4). */
const NEEDED_FLAG: Partial<Record<AgentPage, keyof ContractFlags>> = {
  dividendRecord: 'dividend',
  dailyWages: 'daily',
  hourlySalary: 'hourly',
  realTimeSalary: 'realTime',
};

/**
 * Whether a search parameter names a page of the agent center.
 *
 * @example
 * ```ts
 * import { DEFAULT_AGENT_PAGE, isAgentPage } from '@perya/agent-centre';
 *
 * const name = new URL(location.href).searchParams.get('agent');
 * const page = isAgentPage(name) ? name : DEFAULT_AGENT_PAGE;
 * ```
 */
export function isAgentPage(name: string | null): name is AgentPage {
  return AGENT_PAGES.some((page) => page === name);
}

/** Search parameters of the pages. They are removed when changing or closing the page. */
export const AGENT_PAGE_PARAMS = [
  'days',
  'downline',
  'downlineKind',
  'downlineLevel',
  'downlineOf',
  'downlineOrder',
  'downlineScope',
  'downlineSearch',
  'downlineStatus',
  'downlineView',
  'from',
  'funnelStep',
  'linksShown',
  'recordPage',
  'registerBy',
  'teamAccount',
  'teamBy',
  'teamCategory',
  'teamCompare',
  'teamFigure',
  'teamOf',
  'teamPaid',
  'teamPeriod',
  'teamSearch',
  'teamSettlement',
  'teamSort',
  'teamSource',
  'teamTab',
  'teamTop',
  'teamType',
  'teamWhose',
  'to',
] as const;

/** Whether a page is listed for an agent with these contracts. */
export function isOffered(page: AgentPage, flags: ContractFlags): boolean {
  const flag = NEEDED_FLAG[page];
  return flag === undefined || flags[flag];
}
