export { AgentCentre, type AgentCentreProps } from './centre/AgentCentre';
export {
  AGENT_PAGE_PARAMS,
  DEFAULT_AGENT_PAGE,
  isAgentPage,
  type AgentPage,
} from './address/agentPages';
export { catalogue } from './locales';
