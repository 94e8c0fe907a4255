import { launchDemo, listGames } from '@perya/api-client';
import { ROULETTE_TABLE } from '@perya/game-engines/roulette';
import type { TableState } from '@perya/game-engines/live-table';
import { expect } from 'vitest';
import { attemptCounter } from '../../../kernel/http/schema';
import { callerOf } from '../../../testing';
import { it } from '../../../testingFixtures';
import { askPlayApi, type OpenReply } from '../play/playTesting';

const PLAYERS = 200;
/** How often a page reads its table while bets are open. */
const TICK_MS = 2_500;
const TICKS = 5;

it('two hundred players at one table all read it within a tick', async ({
  fileGateway: gateway,
}) => {
  const guest = callerOf(gateway);
  const { items } = await guest.client.call(listGames, { category: 'LIVE', kinds: ['ROULETTE'] });
  const [game] = items;
  if (game === undefined) throw new Error('The game list has no roulette table.');
  const secrets: string[] = [];
  for (let player = 0; player < PLAYERS; player += 1) {
    const { id: gameId, nodeId, vendor } = game;
    await gateway.db.delete(attemptCounter);
    const { address } = await guest.client.call(launchDemo, { gameId, nodeId, vendor });
    const ticket = new URL(address).searchParams.get('ticket');
    const { value } = await askPlayApi<OpenReply>(gateway, 'open', { body: { ticket } });
    secrets.push(value.secret);
  }
  await gateway.db.delete(attemptCounter);
  const times: number[] = [];
  for (let tick = 0; tick < TICKS; tick += 1) {
    const from = performance.now();
    // All at once, as at the end of a phase.
    const states = await Promise.all(
      secrets.map(async (secret) => {
        const { path } = ROULETTE_TABLE.calls.table;
        const { status, value } = await askPlayApi<TableState>(gateway, path, { secret });
        expect(status).toBe(200);
        return value;
      }),
    );
    times.push(performance.now() - from);
    expect(new Set(states.map(({ commitment }) => commitment)).size).toBeLessThanOrEqual(2);
  }
  expect(Math.max(...times)).toBeLessThan(TICK_MS);
}, 300_000);
