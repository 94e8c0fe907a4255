import { endpoint } from '../core/endpoint';
import { count, nothing } from '../core/schemas';

export const getUnreadCount = /* @__PURE__ */ endpoint({
  id: 'getUnreadCount',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  auth: 'token',
  request: nothing(),
  value: count(),
  summary: "Returns the number of the member's unread messages.",
  spec: '§7 Wallet and member: the value is a number.',
});
