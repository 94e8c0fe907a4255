import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done } from '../core/schemas';

export const logout = /* @__PURE__ */ endpoint({
  id: 'logout',
  tag: 'Session',
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'token',
  request: v.object({ allDevices: v.optional(v.boolean()) }),
  value: done(),
  summary: "Ends the current session, or all of the member's sessions.",
  spec: '§7 Session and account. Added: allDevices, decisions: Session and sign-in.',
});
