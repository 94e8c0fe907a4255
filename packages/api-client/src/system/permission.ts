import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export const getPermission = /* @__PURE__ */ endpoint({
  id: 'getPermission',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/permission',
  auth: 'none',
  request: v.object({ url: text(255) }),
  value: v.object({
    info: v.object({ analytics: v.nullish(v.object({ gtagId: v.nullish(v.string()) })) }),
  }),
  encode: ({ host }: { host: string }) => ({ url: host }),
  decode: ({ info }) => ({ analyticsId: info.analytics?.gtagId ?? null }),
  summary: 'What this host may do: the analytics id it reports under.',
  spec: '§7 "GET permission (sends current host as url; response info.analytics)"; path ours.',
});
