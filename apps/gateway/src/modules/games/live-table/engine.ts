import { formatDecimal } from '@perya/rules/money';
import { readStakes, type TableFacts, type TableRules } from '@perya/game-engines/live-table';
import type { Job } from '../../../kernel/jobs/jobs';
import type { Platform } from '../../../kernel/platform';
import type { Engine } from '../play/engine';
import { mountPlayRead, mountRoundCall } from '../play/playCalls';
import type { Player } from '../play/sessions';
import { placeStakes } from './bet';
import { decide } from './decide';
import { limitsOf } from './limits';
import { forgetRounds, roundsToSettle, sweepRounds } from './rounds';
import { settleRound } from './settle';
import { dealerOf, tableFor } from './table';
import { modelOf, rulesOf } from './tables';

/** Bets of players who are no longer watching are paid within this time. */
const SETTLE_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 3_600_000;

/** The engine of a game that is dealt on a fixed schedule, shared by all players. */
export function tableEngine({ table: { name, calls }, hands }: TableRules): Engine {
  return {
    name,
    describe: async (_tx, _platform, player) => tableFacts(player),
    mount: (app, platform) => {
      mountPlayRead(app, platform, calls.table, {
        engine: name,
        read: ({ player }) => tableFor(platform, player),
      });
      mountRoundCall(app, platform, calls.bet, {
        engine: name,
        play: ({ tx, player, input, at }) =>
          placeStakes(tx, platform, player, { ...input, stakes: readStakes(input.stakes), at }),
      });
      if (hands === undefined) return;
      mountRoundCall(app, platform, calls.decide, {
        engine: name,
        whenClosed: true,
        play: ({ tx, player, input, at }) => decide(tx, platform, player, { ...input, at }),
      });
    },
    reset: forgetRounds,
  };
}

/** The jobs that settle the rounds of all live tables. */
export const TABLE_JOBS: readonly Job[] = [
  { name: 'settle table rounds', everyMs: SETTLE_EVERY_MS, run: settleAll, atStart: true },
  {
    name: 'sweep table rounds',
    everyMs: SWEEP_EVERY_MS,
    run: sweepRounds,
  },
];

/** Settles the rounds that are over, of all players. */
export async function settleAll(platform: Platform): Promise<void> {
  const { log } = platform;
  const report = (err: unknown) => log.error({ err }, 'settling table rounds failed');
  const rounds = await roundsToSettle(platform).catch(report);
  // A table that can't be paid must not block the others.
  for (const { gameId, round } of rounds ?? []) {
    await settleRound(platform, gameId, round).catch(report);
  }
}

function tableFacts({ game }: Player): TableFacts {
  const model = modelOf(game);
  const limits = Object.entries(limitsOf(game)).map(([betType, { min, max }]) => [
    betType,
    { min: formatDecimal(min), max: formatDecimal(max) },
  ]);
  return {
    rules: model,
    returns: rulesOf(game).returns[model.id] ?? {},
    dealer: dealerOf(game),
    limits: Object.fromEntries(limits) as TableFacts['limits'],
  };
}
