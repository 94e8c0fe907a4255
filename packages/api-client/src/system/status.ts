import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type OutputOf, type WireValueOf } from '../core/endpoint';
import { count, currencyCode, decoded, nothing, text, timestamp } from '../core/schemas';
import { prizeModeSchema } from '../games/popular';
import { analyticsSchema } from './permission';
import { decodeRegisterRules, RegisterRulesSchema } from './registerRules';
import { resourceSchema } from './resources';
import { decodeServiceChannel, ServiceChannelSchema } from './serviceChannels';
import { decodeWhitelabel, WhitelabelNodeSchema } from './whitelabel';

export const getSystemStatus = /* @__PURE__ */ endpoint({
  id: 'getSystemStatus',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/status',
  auth: 'optional',
  request: nothing(),
  value: v.object({
    /** The brand's settings; absent fields keep the values of the site's brand pack. */
    info: v.object({
      whitelabel: decoded(v.array(WhitelabelNodeSchema), decodeWhitelabel),
      registerRules: decoded(RegisterRulesSchema, decodeRegisterRules),
      resources: v.array(resourceSchema()),
      customerService: named(
        'serviceChannels',
        v.array(decoded(ServiceChannelSchema, (channel) => decodeServiceChannel(channel, false))),
      ),
      /** Applies to hosts for which `getPermission` returns no `analytics`. */
      analytics: analyticsSchema(),
      /** Origins, or `/` for the site's own. */
      imageCDNs: named('imageHosts', v.array(v.string())),
      launchGameCDNs: named('launchHosts', v.array(v.string())),
      languages: v.optional(v.array(text(8))),
      defaultLanguage: v.optional(text(8)),
      /** Whose language a first visit starts in; `browser` is limited to the brand's languages. */
      languageOnFirstVisit: v.optional(v.picklist(['brand', 'browser'])),
      currency: v.optional(currencyCode()),
      timeZone: v.optional(text(64)),
      themeOnFirstVisit: v.optional(v.picklist(['dark', 'light'])),
      /** The prize mode in which the brand sells its lotteries. */
      lotteryType: v.optional(prizeModeSchema()),
      birthdayAgeLimit: v.optional(count()),
      /** Lanes of the home page, from the top; a site skips those it doesn't know. */
      homeLanes: v.optional(v.array(text(32))),
    }),
    maintenance: v.boolean(),
    /** The site is closed to this visitor's region. */
    regionRestriction: v.boolean(),
    /** The visitor's; `country` is an ISO 3166-1 alpha-2 code, or empty if it isn't known. */
    location: v.object({ ip: v.string(), country: v.string() }),
    serverTime: timestamp(),
  }),
  summary: 'Returns whether the site is open to this visitor, and all settings of the brand.',
  spec: '§7 System, §3 System status response, §4. Added to info: languages, defaultLanguage, languageOnFirstVisit, currency, timeZone, themeOnFirstVisit, lotteryType, birthdayAgeLimit, homeLanes (decisions: brand); serverTime.',
});

/** Output of {@link getSystemStatus}. */
export type SystemStatus = OutputOf<typeof getSystemStatus>;

export type WireSystemStatus = WireValueOf<typeof getSystemStatus>;

/** Whether the site is open for this visitor. */
export type SystemState = 'normal' | 'maintenance' | 'region-restricted';

/** Whether the site is open to this visitor: `maintenance` takes precedence over `region-restricted`. */
export function systemStateOf({
  maintenance,
  regionRestriction,
}: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): SystemState {
  return maintenance ? 'maintenance' : regionRestriction ? 'region-restricted' : 'normal';
}
