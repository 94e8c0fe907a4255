import * as v from 'valibot';
import { named, unwrapField, type FieldOf } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text } from '../core/schemas';
import { launchKey } from './launch';

/* @__NO_SIDE_EFFECTS__ */
function roomSchema() {
  return v.object({
    id: text(64),
    name: text(128),
    minStake: decimal(),
    maxStake: decimal(),
    /** The minimum amount to join the table. */
    minBalance: decimal(),
    players: count(),
  });
}

/** A table of a PVP game. */
export type PvpRoom = FieldOf<ReturnType<typeof roomSchema>>;

export const listPvpRooms = /* @__PURE__ */ endpoint({
  id: 'listPvpRooms',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'token',
  request: v.object({
    gameId: text(64),
    /** Code of the vendor. */
    vendor: text(32),
    language: v.optional(text(8)),
  }),
  value: unwrapField('list', v.object({ currency: currencyCode(), list: v.array(roomSchema()) })),
  summary: 'Lists the rooms of a PVP game.',
  spec: '§7 Games and lobby, GLS2_roomList; method, body and value defined here.',
});

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
    /** Code of the vendor. */
    vendor: text(32),
    language: v.optional(text(8)),
    /** Target of the game's own "home" link: a URL on the site. */
    backUrl: v.optional(text(2048)),
    key: launchKey(),
  }),
  value: v.object({
    content: named('address', v.pipe(v.string(), v.url())),
    sessionId: v.nullable(text(64)),
  }),
  summary: 'Joins a PVP room and returns its URL on the play origin, with a one-time ticket.',
  spec: '§7 "PVP launch: value.content is the launch address"; path and body defined here.',
});

/** Input of {@link launchPvpRoom}. */
export type LaunchRoomInput = InputOf<typeof launchPvpRoom>;
