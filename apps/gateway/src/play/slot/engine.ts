import { toDecimal } from '../../money';
import type { Engine } from '../engine';
import { minorAmount, mountPlayCall } from '../playCalls';
import { watchAbandonedSpins } from './abandoned';
import { machineOf, playSpin, readFeature, type Feature } from './play';
import type { SlotFacts, SpinReply, WireFeature } from './protocol';

/** Five reels and their free spins. */
export const slot: Engine = {
  name: 'slot',

  describe: async (tx, _platform, player): Promise<SlotFacts> => {
    const { id, lines, strips, pays, scatterPays, freeSpins, freeMultiplier } = machineOf(player);
    const feature = await readFeature(tx, player);
    return {
      rules: { id, lines, strips: [...strips], pays, scatterPays, freeSpins, freeMultiplier },
      feature: wireFeature(feature ?? null),
    };
  },

  mount: (app, platform) =>
    mountPlayCall(app, platform, {
      engine: 'slot',
      path: 'spin',
      body: { stake: minorAmount() },
      play: async ({ tx, player, input: { stake } }): Promise<SpinReply> => {
        const played = await playSpin(tx, platform, player, stake);
        return {
          roundId: played.roundId,
          stops: played.result.stops,
          isFree: played.isFree,
          stake: toDecimal(played.stake),
          payout: toDecimal(played.payout),
          balance: toDecimal(played.balance),
          feature: wireFeature(played.feature),
          seeds: {
            commitment: played.commitment,
            clientSeed: played.clientSeed,
            nextNonce: played.nonce + 1,
          },
        };
      },
    }),

  start: watchAbandonedSpins,
};

const wireFeature = (feature: Feature | null): WireFeature | null =>
  feature === null
    ? null
    : {
        stake: toDecimal(feature.stake),
        total: feature.total,
        remaining: feature.remaining,
        won: toDecimal(feature.won),
      };
