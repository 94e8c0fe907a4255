import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { houseAccount, postAll, type PostingRequest } from '../../kernel/ledger';
import { gamePosting } from '../games';
import { closeBets } from '../bets';
import type { TicketOutcome } from './outcome';
import { poolOf } from './pool';
import { lotteryTicket, type OrderRow, type TicketRow, type TicketState } from './schema';

/** A ticket with its order, as needed to end it. */
export interface OpenTicket {
  ticket: TicketRow;
  order: OrderRow;
}

/** How a ticket ends. */
export interface TicketSettlement {
  of: OpenTicket;
  state: Exclude<TicketState, 'OPEN'>;
  /** Minor units, in total. */
  payout: bigint;
  outcome?: TicketOutcome;
  /** The part of the payout that comes out of the pool. */
  fromPool?: bigint;
}

/** Refunds the whole stake. */
export const refund = (of: OpenTicket, state: (typeof REFUNDED)[number]): TicketSettlement => ({
  of,
  state,
  payout: of.ticket.stake,
});

/** States in which the stake was refunded, because no bet took place. */
export const REFUNDED = ['CANCELLED', 'STOPPED', 'VOID'] as const satisfies readonly TicketState[];

export const isRefunded = (state: TicketState): state is (typeof REFUNDED)[number] =>
  (REFUNDED as readonly TicketState[]).includes(state);

/**
 * Ends tickets: pays them, closes their bets in the record, and stores what they won, with one statement per
 * table. The caller must hold locks on the open tickets. Their keys are used only once, so nothing is paid
 * twice even without the locks.
 */
export async function endTickets(
  tx: Db,
  endings: readonly TicketSettlement[],
  at: Date,
): Promise<void> {
  if (endings.length === 0) return;
  const rows = endings.map(({ of: { ticket }, state, payout, outcome }) => ({
    id: ticket.id,
    state,
    payout: String(payout),
    outcome: outcome ?? null,
  }));
  const ended = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ended(
    id text, state text, payout bigint, outcome jsonb)`;
  const time = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update ${lotteryTicket} set
      state = ended.state, payout = ended.payout, outcome = ended.outcome,
      jackpot_weight = null, settled_at = ${time}
    from ${ended}
    where ${lotteryTicket.id} = ended.id and ${lotteryTicket.state} = 'OPEN'`);
  await closeBets(
    tx,
    endings.map(({ of: { ticket }, state, payout }) => ({
      betId: ticket.betId,
      status: isRefunded(state) ? ('VOID' as const) : state,
      payout,
    })),
    at,
  );
  await postAll(
    tx,
    endings.filter(({ payout }) => payout > 0n).map((ending) => postingOf(ending, at)),
  );
}

function postingOf(
  { of, state, payout, fromPool = 0n }: TicketSettlement,
  at: Date,
): PostingRequest {
  const { ticket, order } = of;
  const posting = gamePosting(
    {
      member: { id: ticket.memberId, currency: ticket.currency },
      game: { id: order.gameId, name: order.gameName },
    },
    { kind: isRefunded(state) ? 'refund' : 'payout', amount: payout, key: ticket.id, at },
  );
  if (fromPool === 0n) return posting;
  const { currency } = ticket;
  const [mine] = posting.entries;
  const rest = payout - fromPool;
  return {
    ...posting,
    entries: [
      ...(mine === undefined ? [] : [mine]),
      { account: poolOf(ticket.lottery, currency), amount: -fromPool },
      ...(rest === 0n ? [] : [{ account: houseAccount('games', currency), amount: -rest }]),
    ],
  };
}
