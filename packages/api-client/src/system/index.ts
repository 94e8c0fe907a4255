export { getSystemKeys } from '../core/keys';
export { getHelpCentre, type HelpArticle, type HelpTopic } from './help';
export { getPermission, type Permission } from './permission';
export { getRegisterRules, type RegisterRule, type RegisterRules } from './registerRules';
export {
  CONTACT_FIELDS,
  getRegisterSettings,
  type ContactField,
  type OfferedReward,
  type RegisterRewards,
} from './registerSettings';
export type { Resource } from './resources';
export {
  getDomainRoute,
  listRouters,
  ROUTER_PROBE_PATH,
  routerOrigin,
  type DomainRoute,
  type RouterHost,
} from './routes';
export { listServiceChannels, type ServiceChannel } from './serviceChannels';
export { getSystemStatus, systemStateOf, type SystemState, type SystemStatus } from './status';
export { getWhitelabel, type WhitelabelNode } from './whitelabel';
