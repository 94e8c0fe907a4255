import type { MatchState, WireMatch, WireMatchSeat } from '@perya/game-engines/match';
import { commitmentOf } from '@perya/rules/fairness';
import { formatDecimal } from '@perya/rules/money';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { maskName } from '../../identity';
import { gameWalletOf } from '../play/gameWallet';
import { ownerOf } from '../play/seeds';
import type { Player } from '../play/sessions';
import { startsAtOf } from './advance';
import { AWAY_TURN_MS, TURN_MS } from './clock';
import {
  actedBy,
  dueAtOf,
  isAway,
  lastMatch,
  matchTable,
  serverSeedOf,
  type MatchTable,
} from './table';

/** The player's current match, or the last one. */
export async function matchState(db: Db, platform: Platform, player: Player): Promise<MatchState> {
  const row = await lastMatch(db, ownerOf(player));
  return {
    now: platform.clock.now().getTime(),
    balance: formatDecimal(await gameWalletOf(db, player).balance()),
    match:
      row === undefined
        ? null
        : wireMatch(platform, await matchTable(db, platform, row), player.member.id),
    nextAt: row?.nextAt?.getTime() ?? null,
  };
}

function wireMatch(platform: Platform, table: MatchTable, memberId: number): WireMatch {
  const { row, rules, members, play } = table;
  const mine = members.find((one) => one.memberId === memberId);
  if (mine === undefined) throw new Error(`Member ${memberId} has no seat in match ${row.id}.`);
  const { seat } = mine;
  const points = play === null ? undefined : rules.pointsOf(play.state);
  return {
    matchId: row.id,
    stake: formatDecimal(row.stake),
    commitment: commitmentOf(serverSeedOf(platform, row)),
    phase: play === null ? 'waiting' : points === undefined ? 'playing' : 'over',
    startsAt: play === null ? startsAtOf(row) : null,
    seat,
    seats: Array.from({ length: row.seats }, (_, one) => wireSeat(table, one, seat)),
    turnSince: row.turnSince.getTime(),
    turnMs: isAway(row, seat) ? AWAY_TURN_MS : TURN_MS,
    acted: actedBy(row, seat),
    view: play === null ? null : rules.viewOf(play.state, seat),
    end:
      points === undefined || mine.payout === null
        ? null
        : { points, payout: formatDecimal(mine.payout) },
  };
}

function wireSeat(table: MatchTable, seat: number, own: number): WireMatchSeat {
  const owner = table.members.find((one) => one.seat === seat);
  const { play, row } = table;
  if (owner === undefined) {
    const kind = play === null ? 'free' : 'house';
    return { kind, name: '', isAway: false, bankMs: 0, dueAt: dueAtOf(table, seat) };
  }
  return {
    kind: 'member',
    name: seat === own ? owner.account : maskName(owner.account),
    isAway: isAway(row, seat),
    bankMs: owner.bankMs,
    dueAt: dueAtOf(table, seat),
  };
}
