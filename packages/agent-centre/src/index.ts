export { AgentCentre, type AgentCentreProps } from './AgentCentre';
export { AGENT_PAGE_PARAMS, DEFAULT_AGENT_PAGE, isAgentPage, type AgentPage } from './agentPages';
export { catalogue } from './i18n';
