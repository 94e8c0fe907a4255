import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing, text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function regions() {
  return v.object({
    /** `allow`: only these countries; `block`: all countries but these. */
    mode: v.picklist(['allow', 'block']),
    /** ISO 3166-1 alpha-2 codes. `block` with none restricts nobody; `allow` needs at least one. */
    countries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.maxLength(300)),
    /** For visitors whose country isn't known. */
    unknown: v.picklist(['allow', 'block']),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function operatorSite() {
  return v.object({
    /** Status 1: closed for maintenance (§4 System status). */
    maintenance: v.boolean(),
    /** Status 2 for every visitor, whatever the country. */
    regionRestriction: v.boolean(),
    /** Status 2 for the visitors of some countries. */
    regions: regions(),
    /** The whitelabel switches by module id. */
    switches: v.record(v.string(), v.boolean()),
    /** Vendors that aren't offered, by code. */
    vendorsOff: v.array(text(64)),
    /** Games that aren't offered, by id. */
    gamesOff: v.array(text(64)),
  });
}

export const opsGetSite = /* @__PURE__ */ endpoint({
  id: 'opsGetSite',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/site',
  auth: 'operator',
  request: nothing(),
  value: operatorSite(),
  summary: 'Returns the status of the site, its switches, and the vendors and games that are off.',
  spec: '§4 System status, §3 Whitelabel module node; call defined here.',
});

export const opsSetStatus = /* @__PURE__ */ endpoint({
  id: 'opsSetStatus',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/site',
  auth: 'operator',
  request: v.object({
    maintenance: v.optional(v.boolean()),
    regionRestriction: v.optional(v.boolean()),
  }),
  value: operatorSite(),
  summary: 'Opens or closes the site. Fields that are left out stay as they are.',
  spec: '§4 System status; call defined here.',
});

export const opsSetRegions = /* @__PURE__ */ endpoint({
  id: 'opsSetRegions',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/regions',
  auth: 'operator',
  request: regions(),
  value: operatorSite(),
  summary: 'Closes the site to the visitors of some countries, or opens it only to those.',
  spec: '§4 System status; call defined here.',
});

export const opsSetSwitch = /* @__PURE__ */ endpoint({
  id: 'opsSetSwitch',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/switches/{id}',
  auth: 'operator',
  request: v.object({
    /** The module's id, for example `MOBILEREG3`. */
    id: text(64),
    isOn: v.boolean(),
  }),
  value: operatorSite(),
  summary: 'Turns a whitelabel switch of the brand on or off.',
  spec: '§3 Whitelabel module node; call defined here.',
});

export const opsSetVendor = /* @__PURE__ */ endpoint({
  id: 'opsSetVendor',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/vendors/{id}',
  auth: 'operator',
  request: v.object({
    /** The vendor's code. */
    id: text(64),
    isOn: v.boolean(),
  }),
  value: operatorSite(),
  summary: 'Offers all games of a vendor, or none.',
  spec: '§3 Game vendor lane; call defined here.',
});

export const opsSetGame = /* @__PURE__ */ endpoint({
  id: 'opsSetGame',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/games/{id}',
  auth: 'operator',
  request: v.object({
    /** The game's id. */
    id: text(64),
    isOn: v.boolean(),
  }),
  value: operatorSite(),
  summary: 'Offers a game, or not: it leaves lobbies, searches and launches, but not the records.',
  spec: '§3 Game entry; call defined here.',
});
