import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, nothing, text, timestamp } from '../core/schemas';

/** What a level of the club brings; a site shows those that it has words for. */
export const RANK_PRIVILEGES = ['vipPromotions', 'vipService'] as const;

export type RankPrivilege = (typeof RANK_PRIVILEGES)[number];

export interface ClubLevel {
  readonly rankLevel: number;
  readonly name: string;
  /** CSS colours as the platform names them; not trusted: parse before use. */
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
  /** What has to be played in all to reach it. */
  readonly turnover: Money;
  /** What has to be paid in in all to reach it. */
  readonly deposits: Money;
  readonly privileges: readonly RankPrivilege[];
}

/** Where a member stands in the club. */
export interface PlayerRank {
  /** 0: not in the club yet. */
  readonly rankLevel: number;
  /** Of all settled bets since the beginning. */
  readonly turnover: Money;
  readonly deposits: Money;
  /** From the lowest. */
  readonly levels: readonly ClubLevel[];
  /** Up to when bets and deposits are counted, milliseconds since 1970. */
  readonly countedAt: number;
}

export const getPlayerRank = /* @__PURE__ */ endpoint({
  id: 'getPlayerRank',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRank',
  auth: 'token',
  request: nothing(),
  value: v.object({
    rankLevel: count(),
    currency: currencyCode(),
    turnover: decimal(),
    deposits: decimal(),
    countTime: timestamp(),
    levels: v.array(
      v.object({
        rankLevel: count(),
        labelName: text(64),
        color: v.nullable(v.string()),
        color2: v.nullable(v.string()),
        turnover: decimal(),
        deposits: decimal(),
        privileges: v.array(v.string()),
      }),
    ),
  }),
  decode: ({ rankLevel, currency, turnover, deposits, countTime, levels }): PlayerRank => ({
    rankLevel,
    turnover: parseMoney(turnover, currency),
    deposits: parseMoney(deposits, currency),
    countedAt: countTime,
    levels: levels.map((level) => ({
      rankLevel: level.rankLevel,
      name: level.labelName,
      textColor: level.color,
      backgroundColor: level.color2,
      turnover: parseMoney(level.turnover, currency),
      deposits: parseMoney(level.deposits, currency),
      privileges: RANK_PRIVILEGES.filter((known) => level.privileges.includes(known)),
    })),
  }),
  summary: 'The levels of the club, where the member stands, and what the next one takes.',
  spec: '§2 Member centre pages (player rank), §3 clubLabel; path and value ours.',
});
