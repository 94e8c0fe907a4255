import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function analyticsSchema() {
  return v.nullish(v.object({ gtagId: v.nullish(v.string()) }));
}

export const getPermission = /* @__PURE__ */ endpoint({
  id: 'getPermission',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/permission',
  auth: 'none',
  request: v.object({ url: named('host', text(255)) }),
  value: v.object({ info: v.object({ analytics: analyticsSchema() }) }),
  summary:
    "Returns the permissions of a host: the analytics ID that it reports under. Without `analytics`, the brand's in the system status applies.",
  spec: '§7 "GET permission (sends current host as url; response info.analytics)"; path defined here.',
});

/** What the platform lets one host of the site do. */
export type Permission = OutputOf<typeof getPermission>;
