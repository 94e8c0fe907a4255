import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, nothing, text, timestamp } from '../core/schemas';
import { decodeRegisterRules, RegisterRulesSchema, type RegisterRules } from './registerRules';
import {
  decodeResource,
  decodeServiceChannel,
  ResourceSchema,
  ServiceChannelSchema,
  type Resource,
  type ServiceChannel,
} from './resources';
import { decodeWhitelabel, WhitelabelNodeSchema, type WhitelabelNode } from './whitelabel';

const SystemStatusSchema = /* @__PURE__ */ v.object({
  info: v.object({
    whitelabel: v.array(WhitelabelNodeSchema),
    registerRules: RegisterRulesSchema,
    resources: v.array(ResourceSchema),
    customerService: v.array(ServiceChannelSchema),
    analytics: v.nullish(v.object({ gtagId: v.nullish(v.string()) })),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    languages: v.optional(v.array(text(8))),
    defaultLanguage: v.optional(text(8)),
    currency: v.optional(currencyCode()),
    timeZone: v.optional(text(64)),
    themeOnFirstVisit: v.optional(v.picklist(['dark', 'light'])),
    birthdayAgeLimit: v.optional(count()),
    homeLanes: v.optional(v.array(text(32))),
  }),
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  location: v.object({ ip: v.string(), country: v.string() }),
  serverTime: timestamp(),
});

export type WireSystemStatus = v.InferOutput<typeof SystemStatusSchema>;

export type SystemState = 'normal' | 'maintenance' | 'region-restricted';

export interface SystemStatus {
  readonly state: SystemState;
  readonly location: { readonly ip: string; readonly country: string };
  readonly serverTime: number;
  readonly whitelabel: readonly WhitelabelNode[];
  readonly registerRules: RegisterRules;
  readonly resources: readonly Resource[];
  readonly serviceChannels: readonly ServiceChannel[];
  readonly analyticsId: string | null;
  /** Origins, or `/` for the site's own. */
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
  /** What the platform changes about the brand pack; absent fields leave the pack as it is. */
  readonly brand: {
    readonly languages?: readonly string[] | undefined;
    readonly defaultLanguage?: string | undefined;
    readonly currency?: string | undefined;
    readonly timeZone?: string | undefined;
    readonly themeOnFirstVisit?: 'dark' | 'light' | undefined;
    readonly birthdayAgeLimit?: number | undefined;
    /** What the home page shows, from the top; a site leaves out what it does not know. */
    readonly homeLanes?: readonly string[] | undefined;
  };
}

function decodeSystemStatus(wire: WireSystemStatus): SystemStatus {
  const { info, maintenance, regionRestriction, location, serverTime } = wire;
  const { languages, defaultLanguage, currency, timeZone, themeOnFirstVisit } = info;
  const { birthdayAgeLimit, homeLanes } = info;
  return {
    state: maintenance ? 'maintenance' : regionRestriction ? 'region-restricted' : 'normal',
    location,
    serverTime,
    whitelabel: decodeWhitelabel(info.whitelabel),
    registerRules: decodeRegisterRules(info.registerRules),
    resources: info.resources.map(decodeResource),
    serviceChannels: info.customerService.map((channel) => decodeServiceChannel(channel, false)),
    analyticsId: info.analytics?.gtagId ?? null,
    imageHosts: info.imageCDNs,
    launchHosts: info.launchGameCDNs,
    brand: {
      languages,
      defaultLanguage,
      currency,
      timeZone,
      themeOnFirstVisit,
      birthdayAgeLimit,
      homeLanes,
    },
  };
}

export const getSystemStatus = /* @__PURE__ */ endpoint({
  id: 'getSystemStatus',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/status',
  auth: 'optional',
  request: nothing(),
  value: SystemStatusSchema,
  decode: decodeSystemStatus,
  summary: 'Whether the site is open to this visitor, and everything the brand has set.',
  spec: '§7 System, §3 System status response, §4. Added to info: languages, defaultLanguage, currency, timeZone, themeOnFirstVisit, birthdayAgeLimit, homeLanes (decisions: brand); serverTime.',
});
