import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text } from '../core/schemas';
import { launchKey, type Launch } from './launch';

/** A table of a PVP game. */
export interface PvpRoom {
  readonly id: string;
  readonly name: string;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** What one has to bring to sit down. */
  readonly minBalance: Money;
  readonly players: number;
}

export const listPvpRooms = /* @__PURE__ */ endpoint({
  id: 'listPvpRooms',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'token',
  request: v.object({ gameId: text(64), vassalage: text(32), language: v.optional(text(8)) }),
  value: v.object({
    currency: currencyCode(),
    list: v.array(
      v.object({
        roomId: text(64),
        roomName: text(128),
        minBet: decimal(),
        maxBet: decimal(),
        minBalance: decimal(),
        players: count(),
      }),
    ),
  }),
  encode: ({ gameId, vendor }: { gameId: string; vendor: string }) => ({
    gameId,
    vassalage: vendor,
  }),
  decode: ({ currency, list }): readonly PvpRoom[] =>
    list.map((room) => ({
      id: room.roomId,
      name: room.roomName,
      minStake: parseMoney(room.minBet, currency),
      maxStake: parseMoney(room.maxBet, currency),
      minBalance: parseMoney(room.minBalance, currency),
      players: room.players,
    })),
  summary: 'The rooms of a PVP game.',
  spec: '§7 Games and lobby, GLS2_roomList; method, body and value ours.',
});

export interface LaunchRoomInput {
  roomId: string;
  gameId: string;
  nodeId: string;
  /** Code of the vendor. */
  vendor: string;
  /** Where the game's own "home" leads: an address on the site. */
  backUrl?: string | undefined;
  /** Made at the tap: a repeat under the same key is the same launch. */
  key?: string | undefined;
}

export const launchPvpRoom = /* @__PURE__ */ endpoint({
  id: 'launchPvpRoom',
  tag: 'Games',
  method: 'POST',
  path: '/wps/relay/GLS2_launchRoom',
  auth: 'token',
  request: v.object({
    roomId: text(64),
    gameId: text(64),
    nodeId: text(64),
    vassalage: text(32),
    platform: v.literal('html5-desktop'),
    clientType: v.literal(3),
    language: v.optional(text(8)),
    backUrl: v.optional(text(2048)),
    launchKey: launchKey(),
  }),
  value: v.object({
    content: v.pipe(v.string(), v.url()),
    sessionId: v.nullish(text(64)),
  }),
  encode: ({ roomId, gameId, nodeId, vendor, backUrl, key }: LaunchRoomInput) => ({
    roomId,
    gameId,
    nodeId,
    vassalage: vendor,
    platform: 'html5-desktop' as const,
    clientType: 3 as const,
    backUrl,
    launchKey: key,
  }),
  decode: ({ content, sessionId }): Launch => ({ address: content, sessionId: sessionId ?? null }),
  summary: 'Sits down in a PVP room: gives an address on the play origin with a one-time ticket.',
  spec: '§7 "PVP launch: value.content is the launch address"; path and body ours.',
});
