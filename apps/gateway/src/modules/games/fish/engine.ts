import { formatDecimal } from '@perya/rules/money';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet, settleBet } from '../play/bets';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountRoundCall } from '../play/playCalls';
import { gameWalletOf } from '../play/gameWallet';
import { insertRound } from '../play/rounds';
import { nextDraw, ownerOf } from '../play/seeds';
import type { Player } from '../play/sessions';
import { stakesOf } from '../game-list/stakes';
import {
  shoot,
  shotsCall,
  type BatchDetails,
  type FishFacts,
  type ShotsReply,
  fishModel,
  type FishId,
  type FishModel,
} from '@perya/game-engines/fish';

/** The fish game: shots come in batches, and each batch is one bet. */
export const fish: Engine = {
  name: 'fish',

  describe: (_tx, _platform, player): Promise<FishFacts> =>
    Promise.resolve({ model: pondOf(player).id }),

  mount: (app, platform) =>
    mountRoundCall(app, platform, shotsCall, {
      engine: 'fish',
      play: ({ tx, player, input, at }) =>
        playBatch(tx, platform, player, {
          stake: minorUnitsOf(input.stake),
          fish: input.fish,
          at,
        }),
    }),
};

/** The fish model of a game. */
function pondOf({ game }: Pick<Player, 'game'>): FishModel {
  const model = fishModel(game.model);
  if (model === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return model;
}

interface Batch {
  stake: bigint;
  fish: readonly FishId[];
  at: Date;
}

/** One bet for the batch, and one draw with a number for each of its shots. */
async function playBatch(
  tx: Db,
  platform: Platform,
  player: Player,
  { stake, fish: shots, at }: Batch,
): Promise<ShotsReply> {
  const model = pondOf(player);
  if (!stakesOf(player.game).includes(stake)) {
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  }
  const draw = await nextDraw(tx, ownerOf(player), at);
  const times = shoot(model, draw, shots);
  const payout = stake * BigInt(times.reduce((sum, one) => sum + one, 0));
  const cost = stake * BigInt(shots.length);
  const roundId = randomUUID();
  const betId = await placeBet(tx, platform, player, { roundId, stake: cost, at });
  const details: BatchDetails = { stake: formatDecimal(stake), fish: shots };
  await insertRound(tx, player, {
    id: roundId,
    betId,
    model: model.id,
    draw,
    outcome: times,
    stake: cost,
    at,
    details,
    settled: { payout },
  });
  await settleBet(tx, player, { betId, roundId }, { payout, at });
  const { commitment, clientSeed, nonce } = draw;
  return {
    roundId,
    times,
    payout: formatDecimal(payout),
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
    seeds: { commitment, clientSeed, nextNonce: nonce + 1 },
  };
}
