import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

/** The code of an affiliate or a friend. Render as text only. */
/* @__NO_SIDE_EFFECTS__ */
export function referenceCode() {
  return v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
}

export const checkAffiliate = /* @__PURE__ */ endpoint({
  id: 'checkAffiliate',
  tag: 'Account',
  method: 'GET',
  path: '/wps/agent/affiliate',
  auth: 'none',
  request: v.object({ code: referenceCode(), domain: text(255) }),
  value: v.object({ isValid: v.boolean() }),
  summary: 'Checks whether an affiliate code can be used to register on this host.',
  spec: '§7 Session and account: code, domain; value defined here. For an unknown code, isValid is false, and the page shows the warning invitation_code_error (§8).',
});
