import { formatDecimal } from '@perya/rules/money';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountPlayRead, mountRoundCall } from '../play/playCalls';
import type { Player } from '../play/sessions';
import { placeStakes } from './bet';
import { limitsOf } from './limits';
import {
  betCall,
  tableCall,
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

/** Bets of players who are no longer watching are paid within this time. */
const SETTLE_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Baccarat tables that deal on a fixed schedule, shared by all players. */
export const baccarat: Engine = {
  name: 'baccarat',

  describe: async (_tx, _platform, player) => tableFacts(player),

  mount: (app, platform) => {
    mountPlayRead(app, platform, tableCall, {
      engine: 'baccarat',
      read: ({ player }) => tableFor(platform, player),
    });
    mountRoundCall(app, platform, betCall, {
      engine: 'baccarat',
      play: ({ tx, player, input, at }) =>
        placeStakes(tx, platform, player, { ...input, stakes: stakesIn(input.stakes), at }),
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

/** Settles the rounds that are over, of all players. */
export async function settleAll(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const report = (err: unknown) => log.error({ err }, 'settling baccarat rounds failed');
  const rounds = await roundsToSettle(db, clock.now()).catch(report);
  // A table that can't be paid must not block the others.
  for (const { gameId, round } of rounds ?? []) {
    await settleRound(platform, gameId, round).catch(report);
  }
}

/** The stakes of the given spots, in minor units. */
function stakesIn(named: Readonly<Partial<Record<Spot, string>>>): Partial<Record<Spot, bigint>> {
  const stakes: Partial<Record<Spot, bigint>> = {};
  for (const spot of SPOTS) {
    const stake = named[spot];
    if (stake !== undefined) stakes[spot] = minorUnitsOf(stake);
  }
  return stakes;
}

function rulesOf({ game }: Player): BaccaratRules {
  const rules = baccaratModel(game.model);
  if (rules === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return rules;
}

function tableFacts(player: Player): BaccaratFacts {
  const rules = rulesOf(player);
  const returns = STATED_RETURNS[rules.id];
  if (returns === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  const limits = Object.entries(limitsOf(player.game)).map(([spot, { min, max }]) => [
    spot,
    { min: formatDecimal(min), max: formatDecimal(max) },
  ]);
  return {
    rules,
    returns,
    dealer: dealerOf(player.game),
    limits: Object.fromEntries(limits) as BaccaratFacts['limits'],
  };
}
