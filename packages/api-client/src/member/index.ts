export { getUnreadCount } from './unread';
export { listWinners, type Winner, type WinnersFilter } from './winners';
