import { ok } from '@perya/api-client/server';
import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readJsonAs } from '../../../kernel/http/body';
import { Rejection } from '../../../kernel/http/Rejection';
import { findMemberByAccount } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { freeSpinGame, grantFreeSpins } from '../../games';
import { checkTournaments } from './tournaments/settle';
import { giveTickets } from './wheel/tickets';

const few = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const TicketsSchema = v.object({ account: v.string(), count: few(100) });
const SpinsSchema = v.object({ account: v.string(), spins: few(100), days: few(30) });

/**
 * The sandbox routes for activities, below `/sandbox/`: give wheel tickets and free spins, and run the
 * tournament check after the clock was moved.
 */
export function mountActivityDesk(app: Hono, platform: Platform): void {
  if (!platform.config.sandbox) return;
  const { db, clock, brand } = platform;
  const memberOf = async (account: string) => {
    const found = await findMemberByAccount(db, account);
    if (found === undefined) throw new Rejection(404, 'NO_SUCH_ACCOUNT', 'not_found');
    return found;
  };
  app.post('/sandbox/raffle-tickets', async (context) => {
    const { account, count } = await readJsonAs(context, TicketsSchema);
    const { id } = await memberOf(account);
    const tickets = Array.from({ length: count }, () => ({
      memberId: id,
      source: 'OPERATOR' as const,
      sourceId: randomUUID(),
    }));
    await giveTickets(db, tickets, clock.now());
    return context.json(ok(null));
  });
  app.post('/sandbox/free-spins', async (context) => {
    const { account, spins, days } = await readJsonAs(context, SpinsSchema);
    const { id, currency } = await memberOf(account);
    const game = await freeSpinGame(platform);
    if (game === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
    await grantFreeSpins(db, {
      memberId: id,
      currency,
      gameId: game.id,
      stake: game.stake,
      spins,
      days,
      turnoverMultiple: brand.current.activities.freeSpins.turnoverMultiple,
      source: 'OPERATOR',
      sourceId: randomUUID(),
      at: clock.now(),
    });
    return context.json(ok({ gameId: game.id }));
  });
  app.post('/sandbox/tournaments/look', async (context) => {
    await checkTournaments(platform);
    return context.json(ok(null));
  });
}
