import type { listFreeSpins } from '@perya/api-client';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { gameListOf } from '../game-list/gameList';
import { coverPathOf } from '../game-list/wire';
import type { Call } from '../../../kernel/http/serve';
import { freeSpinsSource, turnoverBook } from '../../money';
import { freeSpinGrant } from './schema';
import type { FreeSpinGrant } from './grant';

const PAGE_SIZE = 10;

/** The state of a grant. A used-up grant stays `USED` after it expires. */
export function stateOf({ spinsLeft, expiresAt }: FreeSpinGrant, now: Date) {
  if (spinsLeft === 0) return 'USED' as const;
  return expiresAt <= now ? ('EXPIRED' as const) : ('OPEN' as const);
}

/** The member's free spins, newest first. */
export async function freeSpins({ input, ctx }: Call<typeof listFreeSpins>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, state } = input;
  const { id, currency } = ctx.me();
  const now = ctx.now();
  const { spinsLeft, expiresAt } = freeSpinGrant;
  const inState = {
    OPEN: and(gt(spinsLeft, 0), gt(expiresAt, now)),
    USED: eq(spinsLeft, 0),
    EXPIRED: and(gt(spinsLeft, 0), lte(expiresAt, now)),
  };
  const mine = and(
    eq(freeSpinGrant.memberId, id),
    eq(freeSpinGrant.currency, currency),
    state && inState[state],
  );
  const totalCount = await ctx.db.$count(freeSpinGrant, mine);
  const rows = await ctx.db
    .select()
    .from(freeSpinGrant)
    .where(mine)
    .orderBy(desc(freeSpinGrant.createdAt), desc(freeSpinGrant.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const gameList = await gameListOf(ctx.platform);
  const book = await turnoverBook(ctx.db, id);
  const list = rows.flatMap((grant) => {
    const game = gameList.game(grant.gameId);
    if (game === undefined) return [];
    const played = book.of({ source: 'REWARD', sourceId: freeSpinsSource(grant.id) });
    return {
      id: String(grant.id),
      source: grant.source,
      game: {
        id: game.id,
        nodeId: game.nodeId,
        vendor: game.vendor,
        name: game.name,
        picture: coverPathOf(game),
      },
      stake: grant.stake,
      spins: grant.spins,
      spinsLeft: grant.spinsLeft,
      won: grant.won,
      turnoverMultiple: grant.turnoverMultiple,
      turnover: played ? { required: played.required, done: played.done } : null,
      state: stateOf(grant, now),
      grantedAt: grant.createdAt.getTime(),
      expiresAt: grant.expiresAt.getTime(),
    };
  });
  return { currency, list, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}
