import { launchGame, launchPvpRoom, listPvpRooms } from '@perya/api-client';
import { BACCARAT_TABLE, BaccaratGameSchema } from '@perya/game-engines/baccarat';
import { COLOR_GAME_TABLE, ColorGameGameSchema } from '@perya/game-engines/color-game';
import {
  cashOutCall,
  flightCall,
  FlightGameSchema,
  startFlightCall,
} from '@perya/game-engines/crash';
import { DRAGON_TIGER_TABLE, DragonTigerGameSchema } from '@perya/game-engines/dragon-tiger';
import { FishGameSchema, shotsCall } from '@perya/game-engines/fish';
import { HI_LO_GAME, HiLoGameSchema } from '@perya/game-engines/hi-lo';
import { MINES_GAME, MinesGameSchema } from '@perya/game-engines/mines';
import {
  gameCall,
  launchVendorGameCall,
  listRoundsCall,
  listVendorGamesCall,
  openCall,
  openVendorLobbyCall,
  refillPlayMoneyCall,
  rotateSeedsCall,
  type EngineName,
  type OpenGame,
  type PlayCall,
  vendorLobbyCall,
} from '@perya/game-engines/play-api';
import { PLINKO_GAME, PlinkoGameSchema } from '@perya/game-engines/plinko';
import { currentRoundCall, dealCall, showCall, TableGameSchema } from '@perya/game-engines/pusoy';
import { BLACKJACK_TABLE, BlackjackGameSchema } from '@perya/game-engines/blackjack';
import { MONEY_WHEEL_TABLE, MoneyWheelGameSchema } from '@perya/game-engines/money-wheel';
import { ROULETTE_TABLE, RouletteGameSchema } from '@perya/game-engines/roulette';
import { MatchGameSchema } from '@perya/game-engines/match';
import { SIC_BO_TABLE, SicBoGameSchema } from '@perya/game-engines/sic-bo';
import { SlotGameSchema, spinCall } from '@perya/game-engines/slot';
import {
  boardCall,
  eventCall,
  placeTicketCall,
  pricesCall,
  resultsCall,
  SportsGameSchema,
  ticketsCall,
} from '@perya/game-engines/sports';
import { TONGITS_GAME } from '@perya/game-engines/tongits';
import { DOMINOES_GAME } from '@perya/game-engines/dominoes';
import { WHEEL_GAME, WheelGameSchema } from '@perya/game-engines/wheel';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { game as gameTable } from '../game-list/schema';
import type { TestCaller, TestGateway } from '../../../testing';

interface Answer<Value> {
  status: number;
  value: Value;
  code: string | undefined;
}

/** The reply of `open` for a game whose engine has these facts. */
export interface OpenReply<Facts = unknown> {
  secret: string;
  game: OpenGame & Facts;
}

// Strict, so that a game matches only its own engine's schema.
const AnyGameSchema = v.union([
  v.strictObject(BaccaratGameSchema.entries),
  v.strictObject(ColorGameGameSchema.entries),
  v.strictObject(DragonTigerGameSchema.entries),
  v.strictObject(FishGameSchema.entries),
  v.strictObject(MoneyWheelGameSchema.entries),
  v.strictObject(BlackjackGameSchema.entries),
  v.strictObject(RouletteGameSchema.entries),
  v.strictObject(SicBoGameSchema.entries),
  v.strictObject(FlightGameSchema.entries),
  v.strictObject(HiLoGameSchema.entries),
  v.strictObject(MinesGameSchema.entries),
  v.strictObject(PlinkoGameSchema.entries),
  v.strictObject(WheelGameSchema.entries),
  v.strictObject(SlotGameSchema.entries),
  v.strictObject(SportsGameSchema.entries),
  v.strictObject(TableGameSchema.entries),
  v.strictObject(MatchGameSchema.entries),
]);

const CALLS: readonly PlayCall<object, unknown>[] = [
  openCall(AnyGameSchema),
  gameCall(AnyGameSchema),
  rotateSeedsCall,
  refillPlayMoneyCall,
  listRoundsCall,
  ...Object.values(BACCARAT_TABLE.calls),
  ...Object.values(ROULETTE_TABLE.calls),
  ...Object.values(DRAGON_TIGER_TABLE.calls),
  ...Object.values(COLOR_GAME_TABLE.calls),
  ...Object.values(SIC_BO_TABLE.calls),
  ...Object.values(MONEY_WHEEL_TABLE.calls),
  ...Object.values(BLACKJACK_TABLE.calls),
  ...Object.values(HI_LO_GAME.calls),
  ...Object.values(MINES_GAME.calls),
  ...Object.values(PLINKO_GAME.calls),
  ...Object.values(WHEEL_GAME.calls),
  ...Object.values(TONGITS_GAME.calls),
  ...Object.values(DOMINOES_GAME.calls),
  cashOutCall,
  flightCall,
  startFlightCall,
  shotsCall,
  currentRoundCall,
  dealCall,
  showCall,
  spinCall,
  boardCall,
  eventCall,
  placeTicketCall,
  pricesCall,
  resultsCall,
  ticketsCall,
  openVendorLobbyCall,
  vendorLobbyCall,
  listVendorGamesCall,
  launchVendorGameCall,
];

/**
 * Makes a call of the play API: a `POST` with a body, a `GET` without. Fails the test if the reply doesn't
 * match the call's declaration or has undeclared fields.
 */
export async function askPlayApi<Value>(
  { playUrl }: Pick<TestGateway, 'playUrl'>,
  path: string,
  { secret, body }: { secret?: string | undefined; body?: unknown } = {},
): Promise<Answer<Value>> {
  const response = await fetch(`${playUrl}/play/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(secret === undefined ? {} : { 'Play-Session': secret }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as { value: Value; code?: string };
  if (response.ok) expectDeclared(path, envelope.value);
  return { status: response.status, value: envelope.value, code: envelope.code };
}

function expectDeclared(path: string, value: unknown): void {
  const [name] = path.split('?');
  const call = CALLS.find((one) => one.path === name);
  if (call === undefined) throw new Error(`CALLS has no call ${path}.`);
  // Throws if the reply is invalid; undeclared fields are missing in the result.
  expect(v.parse(call.reply, value)).toEqual(value);
}

/** The actions of a game's page, for tests. */
export function createTestPage(gateway: TestGateway) {
  let offset = 0;

  const ask = <Value>(
    path: string,
    options?: { secret?: string; body?: object },
  ): Promise<Answer<Value>> => askPlayApi(gateway, path, options);

  /** Opens the most played game of an engine, in a room if one is given. */
  async function open<Facts>(
    { client }: TestCaller,
    engine: EngineName,
    { isDemo = false, room }: { isDemo?: boolean; room?: number } = {},
  ): Promise<OpenReply<Facts>> {
    const rows = await gateway.db.select().from(gameTable).where(eq(gameTable.engine, engine));
    const [game] = rows.toSorted((one, other) => one.rank - other.rank);
    if (game === undefined) throw new Error(`The game list has no game that runs on ${engine}.`);
    const { id: gameId, nodeId, vendor } = game;
    const key = crypto.randomUUID();
    const rooms = room === undefined ? [] : await client.call(listPvpRooms, { gameId, vendor });
    const roomId = rooms[room ?? 0]?.id;
    const { address } =
      roomId === undefined
        ? await client.call(launchGame, { gameId, nodeId, vendor, isDemo, key })
        : await client.call(launchPvpRoom, { gameId, nodeId, vendor, roomId, key });
    const ticket = new URL(address).searchParams.get('ticket');
    const { value } = await ask<OpenReply<Facts>>('open', { body: { ticket } });
    return value;
  }

  /** Moves the platform's clock forward. */
  function wait(milliseconds: number): void {
    offset += milliseconds;
    gateway.clock.moveTo(offset);
  }

  return { ask, open, wait };
}
