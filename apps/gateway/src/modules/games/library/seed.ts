import { inArray } from 'drizzle-orm';
import { game } from '../game-list/schema';
import { member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { favourite } from './schema';

const FAVOURITES = { juan01: 9, vip001: 24 } as const;

/** Adds favorites of several categories for the demo members. */
export async function seedLibrary({ db, random, now }: SeedContext): Promise<void> {
  const games = await db
    .select({ nodeId: game.nodeId, rank: game.rank })
    .from(game)
    .orderBy(game.id);
  const members = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, Object.keys(FAVOURITES)));
  for (const { id, account } of members) {
    const chance = random(`favourites/${account}`);
    const liked = chance
      .shuffle(games.filter(({ rank }) => rank <= 60))
      .slice(0, FAVOURITES[account as keyof typeof FAVOURITES]);
    await db.insert(favourite).values(
      liked.map(({ nodeId }, index) => ({
        memberId: id,
        nodeId,
        addedAt: new Date(now.getTime() - (index + 1) * 7 * 3_600_000),
      })),
    );
  }
}
