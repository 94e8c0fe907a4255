export { AgentCentre, type AgentCentreProps } from './AgentCentre';
export { AGENT_PAGES, isAgentPage, type AgentPage } from './agentPages';
export { catalogue } from './i18n';
