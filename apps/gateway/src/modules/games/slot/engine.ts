import { formatDecimal } from '@perya/rules/money';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountRoundCall } from '../play/playCalls';
import { abandonedSpinsJob } from './abandoned';
import type { FreeSpinGrant } from '../free-spins/grant';
import { grantOf, machineOf, playSpin, readFeature, type Feature } from './play';
import {
  spinCall,
  type SlotFacts,
  type WireFeature,
  type WireGrant,
} from '@perya/game-engines/slot';

/** Five-reel slots with free spins. */
export const slot: Engine = {
  name: 'slot',

  describe: async (tx, platform, player): Promise<SlotFacts> => {
    const { id, lines, strips, pays, scatterPays, freeSpins, freeMultiplier } = machineOf(player);
    const feature = await readFeature(tx, player);
    return {
      rules: { id, lines, strips: [...strips], pays, scatterPays, freeSpins, freeMultiplier },
      feature: wireFeature(feature ?? null),
      grant: wireGrant((await grantOf(tx, player, platform.clock.now())) ?? null),
    };
  },

  mount: (app, platform) =>
    mountRoundCall(app, platform, spinCall, {
      engine: 'slot',
      play: async ({ tx, player, input }) => {
        const played = await playSpin(tx, platform, player, minorUnitsOf(input.stake));
        return {
          roundId: played.roundId,
          stops: played.result.stops,
          isFree: played.isFree,
          stake: formatDecimal(played.stake),
          paysBy: formatDecimal(played.paysBy),
          payout: formatDecimal(played.payout),
          balance: formatDecimal(played.balance),
          feature: wireFeature(played.feature),
          grant: wireGrant(played.grant),
          seeds: {
            commitment: played.commitment,
            clientSeed: played.clientSeed,
            nextNonce: played.nonce + 1,
          },
        };
      },
    }),

  jobs: [abandonedSpinsJob],
};

const wireGrant = (grant: FreeSpinGrant | null): WireGrant | null =>
  grant === null
    ? null
    : {
        stake: formatDecimal(grant.stake),
        total: grant.spins,
        remaining: grant.spinsLeft,
        won: formatDecimal(grant.won),
        expiresAt: grant.expiresAt.getTime(),
      };

const wireFeature = (feature: Feature | null): WireFeature | null =>
  feature === null
    ? null
    : {
        stake: formatDecimal(feature.stake),
        total: feature.total,
        remaining: feature.remaining,
        won: formatDecimal(feature.won),
      };
