import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { and, eq, gte } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { moveClock, setUpGatewayProcesses, start, withDataFolder } from '../../../processTesting';
import { callerOf } from '../../../testing';
import { bet } from '../../bets';
import { BET_SUBJECTS, openEngine, sendBet } from './betTesting';

setUpGatewayProcesses();

/** From before a call arrives to after its transaction, in milliseconds. */
const KILL_AFTER_MS = [0, 5, 15];

describe.each(ENGINE_NAMES)('%s', (engine) => {
  it.each(KILL_AFTER_MS)(
    'takes a stake once or not at all if the gateway is killed after %d ms',
    async (killAfter) => {
      const began = new Date();
      const gateway = await start().ready();
      const juan = callerOf(gateway);
      await juan.signIn('juan01');
      const wait = async (ms: number): Promise<void> => void (await moveClock(gateway, ms));
      const game = await openEngine(juan, engine, wait);
      const wanted = await BET_SUBJECTS[engine].bet(game);
      const key = crypto.randomUUID();
      const sent = sendBet(game, wanted, key).catch(() => undefined);
      await pause(killAfter);
      await gateway.kill();
      const isAcknowledged = (await sent)?.status === 200;

      const next = await start().ready();
      const again = callerOf(next);
      await again.signIn('juan01');
      const { status } = await sendBet(await openEngine(again, engine, wait), wanted, key);
      // A table may have closed its bets in the meantime, if the first call was lost.
      expect(isAcknowledged ? [200] : [200, 422]).toContain(status);
      await next.kill();
      await withDataFolder(async ({ db }) => {
        expect(await checkLedger(db)).toEqual([]);
        const isOurs = and(eq(bet.gameId, game.gameId), gte(bet.placedAt, began));
        expect(await db.select().from(bet).where(isOurs)).toHaveLength(status === 200 ? 1 : 0);
      });
    },
    240_000,
  );
});
