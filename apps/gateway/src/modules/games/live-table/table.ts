import { commitmentOf } from '@perya/rules/fairness';
import { formatDecimal } from '@perya/rules/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { EngineGame } from '../game-list/types';
import type { Db } from '../../../kernel/db/types';
import { maskName, member } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { gameWalletOf } from '../play/gameWallet';
import type { Player } from '../play/sessions';
import { findSlip } from './bet';
import { limitsOf } from './limits';
import {
  addStakes,
  phaseAt,
  readStakes,
  type TableStakes,
  type TableState,
  type WireHand,
  type WireSeat,
  writeStakes,
} from '@perya/game-engines/live-table';
import { handsOf, replayHand } from './hands';
import { dealtRound, serverSeedOf, sheetBefore } from './rounds';
import { tableSlip } from './schema';
import { countTablePlayers, recordPresence, membersAtTable } from './seats';
import { settleRound } from './settle';
import { rulesOf } from './tables';

const DEALERS = ['Amihan', 'Dalisay', 'Hiraya', 'Ligaya', 'Luz', 'Mayumi', 'Sinag', 'Tala'];

/** The dealer at a table; each table always has the same one. */
export const dealerOf = ({ id }: Pick<EngineGame, 'id'>): string =>
  DEALERS[id.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DEALERS.length] ??
  '';

/** What a hand is read from. */
type Slip = Pick<typeof tableSlip.$inferSelect, 'id' | 'stakes'>;

/** The current state of a table for a player. Reading it deals and pays rounds that are due. */
export async function tableFor(platform: Platform, player: Player): Promise<TableState> {
  const { db, clock } = platform;
  const { game, member: me, mode } = player;
  const now = clock.now();
  const rules = rulesOf(game);
  const shownOf = rules.hands?.shownOf ?? ((outcome: readonly number[]) => outcome);
  const times = rules.table.schedule.roundAt(game.id, now.getTime());
  const phase = phaseAt(times, now.getTime());
  const isDealt = phase !== 'betting' && phase !== 'closed';
  const dealt = isDealt ? await dealtRound(platform, game, times.round) : null;
  const hands = dealt && (await handsOf(db, platform, game, dealt));
  if (phase === 'result') await settleRound(platform, game.id, times.round);
  if (mode === 'real') await recordPresence(db, game.id, me.id, now);
  const handOf = ({ id, stakes }: Slip) =>
    (dealt && replayHand(game, hands?.get(id), dealt, stakes)?.hand) ?? null;
  const chairs = await chairsOf(db, player, { round: times.round, now, handOf });
  const slip = await findSlip(db, player, times.round);
  const promise = (round: number) => commitmentOf(serverSeedOf(platform, game, round));
  return {
    now: now.getTime(),
    times,
    commitment: promise(times.round),
    nextCommitment: promise(times.round + 1),
    outcome: dealt && (phase === 'deciding' ? shownOf(dealt.outcome) : dealt.outcome),
    ...chairs,
    mine:
      slip === undefined
        ? null
        : {
            roundId: slip.roundId,
            stakes: slip.stakes,
            hand: handOf(slip),
            payout: slip.payout === null ? null : formatDecimal(slip.payout),
          },
    balance: formatDecimal(await gameWalletOf(db, player).balance()),
    sheet: await sheetBefore(platform, game, times.round),
  };
}

/** Seats and the stakes of real money. Stakes in other currencies are left out. */
async function chairsOf(
  db: Db,
  { game, member: me }: Player,
  { round, now, handOf }: { round: number; now: Date; handOf: (slip: Slip) => WireHand | null },
): Promise<Pick<TableState, 'seats' | 'standing' | 'totals'>> {
  const there = await membersAtTable(db, game.id, now);
  const slips = await db
    .select({ id: tableSlip.id, memberId: tableSlip.memberId, stakes: tableSlip.stakes })
    .from(tableSlip)
    .innerJoin(member, eq(member.id, tableSlip.memberId))
    .where(
      and(
        eq(tableSlip.gameId, game.id),
        eq(tableSlip.round, round),
        eq(tableSlip.mode, 'real'),
        eq(member.currency, me.currency),
      ),
    );
  const bets = new Map(slips.map((slip) => [slip.memberId, slip]));
  const names = await namesOf(db, there);
  const seats = there
    .filter(({ seat }) => seat > 0)
    .map(({ seat, memberId }): WireSeat => {
      const name = names.get(memberId) ?? '';
      const isMine = memberId === me.id;
      const slip = bets.get(memberId);
      return {
        seat,
        name: isMine ? name : maskName(name),
        isMine,
        stakes: slip?.stakes ?? null,
        hand: slip === undefined ? null : handOf(slip),
      };
    });
  const totals = slips.reduce<TableStakes>(
    (sum, { stakes }) => addStakes(sum, readStakes(stakes)),
    {},
  );
  return { seats, standing: there.length - seats.length, totals: writeStakes(totals) };
}

async function namesOf(
  db: Db,
  there: readonly { memberId: number }[],
): Promise<Map<number, string>> {
  if (there.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(
      inArray(
        member.id,
        there.map(({ memberId }) => memberId),
      ),
    );
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** The number of results on a lobby card. */
const CARD_RESULTS = 36;

/** The lowest and the highest stake on any spot. */
function stakeRangeOf(game: EngineGame) {
  const limits = Object.values(limitsOf(game));
  return {
    minStake: limits.reduce((least, { min }) => (min < least ? min : least), limits[0]?.min ?? 0n),
    maxStake: limits.reduce((most, { max }) => (max > most ? max : most), 0n),
  };
}

/** A table in the format of its lobby card. */
export async function tableCard(platform: Platform, game: EngineGame) {
  const { table, cardResultOf } = rulesOf(game);
  const now = platform.clock.now();
  const times = table.schedule.roundAt(game.id, now.getTime());
  const isBetting = phaseAt(times, now.getTime()) === 'betting';
  const { seated, players } = await countTablePlayers(platform.db, game.id, now);
  const sheet = await sheetBefore(platform, game, times.round);
  return {
    ...stakeRangeOf(game),
    seats: table.seats,
    seatsTaken: seated,
    players,
    dealer: dealerOf(game),
    state: isBetting ? ('BETTING' as const) : ('DEALING' as const),
    stateEndsAt: isBetting ? times.closesAt : times.endsAt,
    results: sheet.split('').slice(-CARD_RESULTS).map(cardResultOf),
  };
}
