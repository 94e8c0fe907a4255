import { Rejection } from '../../../kernel/http/Rejection';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import type { ActBody } from '@perya/game-engines/match';
import type { Player } from '../play/sessions';
import { advance, play } from './advance';
import { actedBy, lockOwnMatch } from './table';

/** Plays a member's action. */
export async function act(
  tx: Db,
  platform: Platform,
  player: Player,
  { matchId, acted, action, at }: Omit<ActBody, 'roundKey'> & { at: Date },
): Promise<void> {
  const own = await lockOwnMatch(tx, platform, player, matchId);
  const { seat } = own.seat;
  const table = await advance(tx, platform, own.table, at);
  if (table.row.settledAt !== null) throw new Rejection(409, 'MATCH_OVER', 'invalid_request');
  if (actedBy(table.row, seat) !== acted) {
    throw new Rejection(409, 'ACTED_ALREADY', 'invalid_request');
  }
  try {
    await play(tx, platform, table, { seat, action, by: 'member', at });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Rejection(422, 'UNKNOWN_ACTION', 'invalid_request');
  }
}
