import { formatDecimal } from '@perya/rules/money';
import * as v from 'valibot';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { Engine } from '../play/engine';
import { minorAmount, mountPlayCall, mountPlayRead } from '../play/playCalls';
import type { Player } from '../play/sessions';
import { placeStakes } from './bet';
import { limitsOf } from './limits';
import {
  type BaccaratFacts,
  STATED_RETURNS,
  baccaratModel,
  SPOTS,
  type BaccaratRules,
  type Spot,
} from '@perya/game-engines/baccarat';
import { forgetRounds, roundsToSettle, sweepRounds } from './rounds';
import { settleRound } from './settle';
import { dealerOf, tableFor } from './table';

/** A player who looks away is paid all the same, within so long. */
const SETTLE_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 3_600_000;

const optionalAmount = () => v.optional(minorAmount());

/** Tables that deal by the clock, for everybody at them. */
export const baccarat: Engine = {
  name: 'baccarat',

  describe: async (_tx, _platform, player) => tableFacts(player),

  mount: (app, platform) => {
    mountPlayRead(app, platform, {
      engine: 'baccarat',
      path: 'baccarat/table',
      read: ({ player }) => tableFor(platform, player),
    });
    mountPlayCall(app, platform, {
      engine: 'baccarat',
      path: 'baccarat/bet',
      body: {
        round: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        stakes: v.object({
          player: optionalAmount(),
          banker: optionalAmount(),
          tie: optionalAmount(),
          playerPair: optionalAmount(),
          bankerPair: optionalAmount(),
        }),
      },
      play: ({ tx, player, input, roundKey, at }) =>
        placeStakes(tx, platform, player, {
          round: input.round,
          stakes: stakesIn(input.stakes),
          roundKey,
          at,
        }),
    });
  },

  jobs: [
    { name: 'settle baccarat rounds', everyMs: SETTLE_EVERY_MS, run: settleAll, atStart: true },
    {
      name: 'sweep baccarat rounds',
      everyMs: SWEEP_EVERY_MS,
      run: ({ db, clock }) => sweepRounds(db, clock.now()),
    },
  ],

  reset: forgetRounds,
};

async function settleAll(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const report = (err: unknown) => log.error({ err }, 'settling baccarat rounds failed');
  const rounds = await roundsToSettle(db, clock.now()).catch(report);
  // One table that cannot be paid keeps no other waiting.
  for (const { gameId, round } of rounds ?? []) {
    await settleRound(platform, gameId, round).catch(report);
  }
}

/** The spots that were named, without those that were not. */
function stakesIn(
  named: Readonly<Partial<Record<Spot, bigint | undefined>>>,
): Partial<Record<Spot, bigint>> {
  const stakes: Partial<Record<Spot, bigint>> = {};
  for (const spot of SPOTS) {
    const stake = named[spot];
    if (stake !== undefined) stakes[spot] = stake;
  }
  return stakes;
}

function rulesOf({ game }: Player): BaccaratRules {
  const rules = baccaratModel(game.model ?? '');
  if (rules === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return rules;
}

function tableFacts(player: Player): BaccaratFacts {
  const rules = rulesOf(player);
  const returns = STATED_RETURNS[rules.id];
  if (returns === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  const limits = Object.entries(limitsOf(player.game)).map(([spot, { least, most }]) => [
    spot,
    { least: formatDecimal(least), most: formatDecimal(most) },
  ]);
  return {
    rules,
    returns,
    dealer: dealerOf(player.game),
    limits: Object.fromEntries(limits) as BaccaratFacts['limits'],
  };
}
