import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { nothing, text } from '../core/schemas';
import { resourceSchema } from './resources';

export const getDomainRoute = /* @__PURE__ */ endpoint({
  id: 'getDomainRoute',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  request: v.object({ domain: v.optional(text(255)) }),
  value: v.object({ domain: v.string(), resources: v.array(resourceSchema()) }),
  summary: "Returns the links configured for a host, which take precedence over the brand's.",
  spec: '§7 System, §3 "Route resources likewise"; body and value defined here.',
});

/** Output of {@link getDomainRoute}. */
export type DomainRoute = OutputOf<typeof getDomainRoute>;

/** Responds quickly and without content, to any page: used by the speed test of the hosts. */
export const ROUTER_PROBE_PATH = '/wps/system/ping';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of a host in the list: https, or http on loopback. Null if it isn't a host. */
export function routerOrigin(domain: string): string | null {
  const url = URL.parse(`https://${domain}`);
  if (!url || url.host !== domain.toLowerCase()) return null;
  return LOOPBACK.has(url.hostname) ? `http://${url.host}` : url.origin;
}

/** A host of the site. */
export interface RouterHost {
  readonly domain: string;
  /** The origin of its pages. */
  readonly origin: string;
  /** Measured by the page, in milliseconds; 0 until then. */
  readonly speedMs: number;
}

export const listRouters = /* @__PURE__ */ endpoint({
  id: 'listRouters',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/routers',
  auth: 'none',
  request: nothing(),
  value: v.object({
    list: v.array(v.object({ domain: text(255), speed: v.pipe(v.number(), v.minValue(0)) })),
  }),
  // Only the list, without invalid hosts.
  decode: ({ list }): readonly RouterHost[] =>
    list.flatMap(({ domain, speed }) => {
      const origin = routerOrigin(domain);
      return origin === null ? [] : [{ domain, origin, speedMs: speed }];
    }),
  summary: 'Lists the hosts that serve the site, for the speed test.',
  spec: '§7 "routers list", §3 Router/domain list; path defined here.',
});
