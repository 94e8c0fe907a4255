/** The pages that stand, in the order of the specification (§2), by their names there. */
export const AGENT_PAGES = ['announcement'] as const;

export type AgentPage = (typeof AGENT_PAGES)[number];

export function isAgentPage(name: string | null): name is AgentPage {
  return AGENT_PAGES.some((page) => page === name);
}
