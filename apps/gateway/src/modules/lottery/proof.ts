import type { getBetDetail, HandlerValueOf } from '@perya/api-client';
import { drawLimits, lotteryOf } from '@perya/rules/lottery';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { clientSeedOf, NONCE, rawNumbers } from './drawDue';
import { lotteryTicket } from './schema';
import { wholeTickets } from './tickets';

type Proof = HandlerValueOf<typeof getBetDetail>[number];

/**
 * The draw of a lottery ticket, in the format shared by all sandbox games: the outcome is one number below
 * each of the draw's limits, which the rules interpret as prizes. Empty if the bet isn't on a lottery.
 */
export async function drawsOfBet(
  db: Db,
  { id, currency }: { id: number; currency: string },
): Promise<Proof[]> {
  const [whole] = await wholeTickets(db, eq(lotteryTicket.betId, id));
  if (whole === undefined) return [];
  const { ticket, draw } = whole;
  const lottery = lotteryOf(draw.lottery);
  const isSecret = draw.status === 'waiting';
  const isDrawn = draw.result !== null && lottery !== undefined;
  return [
    {
      roundId: ticket.id,
      at: draw.drawAt.getTime(),
      isFree: false,
      currency,
      payout: ticket.payout ?? 0n,
      commitment: draw.commitment,
      serverSeed: isSecret ? null : draw.serverSeed,
      clientSeed: clientSeedOf(draw),
      nonce: NONCE,
      outcome: isDrawn ? await rawNumbers(draw) : [],
      ...(lottery && { limits: drawLimits(lottery.space) }),
      rules: `lottery/${draw.lottery}`,
    },
  ];
}
