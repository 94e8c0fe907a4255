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
  summary: 'Whether an affiliate code may be registered with on this host.',
  spec: '§7 Session and account: code, domain; the value is ours. An unknown code is isValid: false; the page then warns with invitation_code_error (§8).',
});
