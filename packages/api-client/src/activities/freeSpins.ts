import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

const STATES = { OPEN: 'open', USED: 'used', EXPIRED: 'expired' } as const;
const WIRE_STATES = { open: 'OPEN', used: 'USED', expired: 'EXPIRED' } as const;

/** `open` has spins left and time for them. */
export type FreeSpinsState = (typeof STATES)[keyof typeof STATES];

export const FREE_SPIN_SOURCES = ['WHEEL', 'TOURNAMENT', 'POINTS', 'REWARD', 'OPERATOR'] as const;

/** What free spins came from. */
export type FreeSpinSource = (typeof FREE_SPIN_SOURCES)[number];

/** Rounds of one game that cost nothing; what they win is money. */
export interface FreeSpins {
  readonly id: string;
  readonly source: FreeSpinSource;
  readonly game: {
    readonly id: string;
    /** With id and vendor all that a launch takes. */
    readonly nodeId: string;
    /** Code of the vendor. */
    readonly vendor: string;
    readonly name: string;
    /** Path of its cover on an image host, without width and ending. */
    readonly picture: string;
  };
  /** What each round is played for. */
  readonly stake: Money;
  readonly spins: number;
  readonly spinsLeft: number;
  /** What they have won so far. */
  readonly won: Money;
  /** Wins are played so many times before the next withdrawal. */
  readonly turnoverMultiple: number;
  readonly state: FreeSpinsState;
  /** Milliseconds since 1970. */
  readonly grantedAt: number;
  readonly expiresAt: number;
}

export interface FreeSpinsFilter extends PageInput {
  state?: FreeSpinsState | undefined;
}

export const listFreeSpins = /* @__PURE__ */ endpoint({
  id: 'listFreeSpins',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFreeSpins',
  auth: 'token',
  request: pagedRequest({
    status: v.optional(v.picklist(['OPEN', 'USED', 'EXPIRED'])),
    language: v.optional(text(8)),
  }),
  value: pagedValue(
    v.object({
      grantId: text(64),
      source: v.picklist(FREE_SPIN_SOURCES),
      gameId: text(64),
      nodeId: text(64),
      vassalage: text(32),
      gameName: text(255),
      imagePath: text(2048),
      stake: decimal(),
      spins: count(),
      spinsLeft: count(),
      won: decimal(),
      turnoverMultiple: count(),
      status: v.picklist(['OPEN', 'USED', 'EXPIRED']),
      createTime: timestamp(),
      expireTime: timestamp(),
    }),
    { currency: currencyCode() },
  ),
  encode: ({ state, ...page }: FreeSpinsFilter) => ({
    ...encodePage(page),
    status: state && WIRE_STATES[state],
  }),
  decode: ({ currency, ...page }): Page<FreeSpins> =>
    decodePage(page, (wire) => ({
      id: wire.grantId,
      source: wire.source,
      game: {
        id: wire.gameId,
        nodeId: wire.nodeId,
        vendor: wire.vassalage,
        name: wire.gameName,
        picture: wire.imagePath,
      },
      stake: parseMoney(wire.stake, currency),
      spins: wire.spins,
      spinsLeft: wire.spinsLeft,
      won: parseMoney(wire.won, currency),
      turnoverMultiple: wire.turnoverMultiple,
      state: STATES[wire.status],
      grantedAt: wire.createTime,
      expiresAt: wire.expireTime,
    })),
  summary: "The member's free spins: for which game, how many are left and until when.",
  spec: '§7 Points (rewards in free spins) and decisions: Games (sandbox games); call ours.',
});
