import type { InstantFacts, InstantRules } from '@perya/game-engines/instant';
import type { Job } from '../../../kernel/jobs/jobs';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountRoundCall } from '../play/playCalls';
import { abandonedRoundsJob } from './abandoned';
import { rulesOf } from './games';
import { cashOut, currentRound, lastMultipliers, startRound, takeStep } from './play';

/** The engine of a game with one player and one bet, which goes on in steps until the player cashes out. */
export function instantEngine({ game: { name, calls } }: InstantRules): Engine {
  return {
    name,
    describe: async (tx, _platform, player): Promise<InstantFacts> => ({
      rules: rulesOf(player.game).model,
      round: await currentRound(tx, player),
      last: await lastMultipliers(tx, player),
    }),
    mount: (app, platform) => {
      mountRoundCall(app, platform, calls.start, {
        engine: name,
        play: ({ tx, player, input: { stake, options }, at }) =>
          startRound(tx, platform, player, { stake: minorUnitsOf(stake), options, at }),
      });
      mountRoundCall(app, platform, calls.step, {
        engine: name,
        whenClosed: true,
        play: ({ tx, player, input, at }) => takeStep(tx, player, { ...input, at }),
      });
      mountRoundCall(app, platform, calls.cashOut, {
        engine: name,
        whenClosed: true,
        play: ({ tx, player, input, at }) => cashOut(tx, player, { ...input, at }),
      });
    },
  };
}

/** The jobs of all instant games. */
export const INSTANT_JOBS: readonly Job[] = [abandonedRoundsJob];
