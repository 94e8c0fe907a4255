import { launchGame, launchPvpRoom, listPvpRooms } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { game as gameTable } from '../catalogue/schema';
import type { TestCaller, TestGateway } from '../../../testing';
import type { EngineName, OpenReply } from '@perya/game-engines/play-api';

interface Answer<Value> {
  status: number;
  value: Value;
  code: string | undefined;
}

/** What a game's page does, for the tests of a game. */
export function createTestPage(gateway: TestGateway) {
  let offset = 0;

  /** A call of the play API: with a body a `POST`, without one a `GET`. */
  async function ask<Value>(
    path: string,
    { secret, body }: { secret?: string; body?: object } = {},
  ): Promise<Answer<Value>> {
    const response = await fetch(`${gateway.playUrl}/play/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(secret === undefined ? {} : { 'Play-Session': secret }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as { value: Value; code?: string };
    return { status: response.status, value: envelope.value, code: envelope.code };
  }

  /** The most played game of an engine, opened: in a room where one is wanted. */
  async function open<Facts>(
    { client }: TestCaller,
    engine: EngineName,
    { isDemo = false, room }: { isDemo?: boolean; room?: number } = {},
  ): Promise<OpenReply<Facts>> {
    const rows = await gateway.db.select().from(gameTable).where(eq(gameTable.engine, engine));
    const [game] = rows.toSorted((one, other) => one.rank - other.rank);
    if (game === undefined) throw new Error(`The catalogue has no game that runs on ${engine}.`);
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

  /** Time passes by the platform's clock. */
  function wait(milliseconds: number): void {
    offset += milliseconds;
    gateway.clock.moveTo(offset);
  }

  return { ask, open, wait };
}
