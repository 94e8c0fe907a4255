import type { getWheel, listSpins } from '@perya/api-client';
import { periodAt } from '@perya/rules/time';
import { desc, eq } from 'drizzle-orm';
import type { Call, CallContext } from '../../../../kernel/http/serve';
import { isTrial } from '../../../identity';
import {
  fairSeed,
  seedInUse,
  type SeedOwner,
  freeSpinGame,
  type FreeSpinGame,
} from '../../../games';
import { bonusIn } from '../../../../kernel/money';
import { prizeItem } from '../prizes/prize';
import { prizeName } from '../prizes/words';
import { wheelSpin } from './schema';
import { ticketsOf } from './tickets';

/** The wheel's `promotionId` in `claimRafflePromotion`. */
export const WHEEL_ID = 'wheel';

const PAGE_SIZE = 10;

/** The owner of a spin's seeds: as in the games, each member has their own. */
export const wheelSeeds = (memberId: number): SeedOwner => ({
  memberId,
  gameId: `activity:${WHEEL_ID}`,
  mode: 'real',
});

/** The wheel with its announced odds, and the caller's tickets. */
export async function wheel({ ctx }: Call<typeof getWheel>) {
  const { activities, timeZone } = ctx.brand;
  const currency = ctx.member?.currency ?? ctx.brand.currency;
  const game = await freeSpinGame(ctx.platform);
  return {
    id: WHEEL_ID,
    isOpen: activities.wheel.enabled,
    currency,
    ticketDeposit: bonusIn(activities.wheel.ticketUnits, currency),
    turnoverMultiple: activities.turnoverMultiple,
    segments: activities.wheel.segments.map(({ id, prize, odds }) => ({
      id,
      name: prizeName(prize, ctx.language, currency),
      prize: prizeItem(prize, { currency, game }),
      odds,
    })),
    mine:
      ctx.member === undefined || isTrial(ctx.member)
        ? null
        : await mine(ctx, periodAt('day', ctx.now().getTime(), timeZone).to),
  };
}

async function mine(ctx: CallContext, nextDayAt: number) {
  const { left, depositedToday, hasTodays } = await ticketsOf(ctx);
  // Reading the wheel creates the seed pair, so the commitment exists before there's a ticket to spin with.
  const { commitment } = await ctx.db.transaction((tx) =>
    seedInUse(tx, wheelSeeds(ctx.me().id), ctx.now()),
  );
  return {
    tickets: left,
    depositedToday: depositedToday,
    hasTodaysTicket: hasTodays,
    nextDayAt,
    commitment,
  };
}

type SpinRow = typeof wheelSpin.$inferSelect;
type SeedRow = Pick<typeof fairSeed.$inferSelect, 'commitment' | 'serverSeed' | 'clientSeed'>;

/** A spin as returned to the caller, with its revealed seed. */
export const spinItem = (
  { id, segmentId, prize, currency, drawn, nonce, at }: SpinRow,
  seed: SeedRow,
  { language, game }: { language: string; game: FreeSpinGame | undefined },
) => ({
  id: String(id),
  at: at.getTime(),
  segmentId,
  name: prizeName(prize, language, currency),
  prize: prizeItem(prize, { currency, game }),
  proof: {
    commitment: seed.commitment,
    serverSeed: seed.serverSeed,
    clientSeed: seed.clientSeed,
    nonce,
    drawn,
  },
});

/** The member's spins, newest first. */
export async function spins({ input, ctx }: Call<typeof listSpins>) {
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const { id, currency } = ctx.me();
  const mine = eq(wheelSpin.memberId, id);
  const game = await freeSpinGame(ctx.platform);
  const totalCount = await ctx.db.$count(wheelSpin, mine);
  const rows = await ctx.db
    .select({ spin: wheelSpin, seed: fairSeed })
    .from(wheelSpin)
    .innerJoin(fairSeed, eq(fairSeed.id, wheelSpin.seedId))
    .where(mine)
    .orderBy(desc(wheelSpin.at), desc(wheelSpin.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    currency,
    list: rows.map(({ spin, seed }) => spinItem(spin, seed, { language: ctx.language, game })),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}
