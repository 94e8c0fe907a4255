import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, decoded, nothing, text, timestamp } from '../core/schemas';

/** The privileges of a club level; a site shows only those that it has texts for. */
export const RANK_PRIVILEGES = ['vipPromotions', 'vipService'] as const;

/** A privilege of a club level. */
export type RankPrivilege = (typeof RANK_PRIVILEGES)[number];

/* @__NO_SIDE_EFFECTS__ */
function levelSchema() {
  return v.object({
    rankLevel: count(),
    name: text(64),
    /** CSS colors as the platform sends them; untrusted: parse before use. */
    textColor: v.nullable(v.string()),
    backgroundColor: v.nullable(v.string()),
    /** Total turnover required to reach the level. */
    turnover: decimal(),
    /** Total deposits required to reach the level. */
    deposits: decimal(),
    /** Privileges unknown to this version are omitted. */
    privileges: decoded(v.array(v.string()), (all) =>
      RANK_PRIVILEGES.filter((known) => all.includes(known)),
    ),
  });
}

/** A level of the club, with what it requires and grants. */
export type ClubLevel = FieldOf<ReturnType<typeof levelSchema>>;

export const getPlayerRank = /* @__PURE__ */ endpoint({
  id: 'getPlayerRank',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRank',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** 0 if the member is not in the club yet. */
    rankLevel: count(),
    currency: currencyCode(),
    /** Turnover of all settled bets to date. */
    turnover: decimal(),
    deposits: decimal(),
    /** Bets and deposits are counted up to this time. */
    countedAt: timestamp(),
    /** Sorted from the lowest level. */
    levels: v.array(levelSchema()),
  }),
  summary:
    "Returns the club levels, the member's level and progress, and the requirements of each level.",
  spec: '§2 Member centre pages (player rank), §3 clubLabel; path and value defined here.',
});

/** A member's level and progress in the club. */
export type PlayerRank = OutputOf<typeof getPlayerRank>;
