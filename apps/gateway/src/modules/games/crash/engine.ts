import type { Engine } from '../play/engine';
import { minorUnitsOf, mountPlayRead, mountRoundCall } from '../play/playCalls';
import {
  cashOut,
  currentFlight,
  lastHeights,
  rulesOf,
  settleFlights,
  startFlight,
  flightTimeLeft,
  watchFlight,
} from './play';
import {
  cashOutCall,
  flightCall,
  startFlightCall,
  type FlightFacts,
} from '@perya/game-engines/crash';

/** The interval at which unwatched flights are settled. */
const SWEEP_MS = 1000;
/** How long a request waits for a flight to end: well below the page's own timeout. */
const WATCH_MS = 4000;

/** The rocket: a single bet grows until it's cashed out or the fuse burns out. */
export const crash: Engine = {
  name: 'crash',
  describe: async (tx, platform, player): Promise<FlightFacts> => ({
    rules: rulesOf(player),
    flight: await currentFlight(tx, player, platform.clock.now()),
    heights: await lastHeights(tx, player),
  }),
  mount: (app, platform) => {
    mountRoundCall(app, platform, startFlightCall, {
      engine: 'crash',
      play: ({ tx, player, input: { stake, auto }, at }) =>
        startFlight(tx, platform, player, { stake: minorUnitsOf(stake), auto, at }),
    });
    mountRoundCall(app, platform, cashOutCall, {
      engine: 'crash',
      whenClosed: true,
      play: ({ tx, player, input, at, arrivedAt }) =>
        cashOut(tx, player, input.roundId, { arrivedAt, at }),
    });
    mountPlayRead(app, platform, flightCall, {
      engine: 'crash',
      read: async ({ player, input: { round: roundId } }) => {
        const watch = () =>
          platform.db.transaction((tx) => watchFlight(tx, player, roundId, platform.clock.now()));
        const first = await watch();
        if (first.flight.state !== 'flying') return first;
        // No transaction is open while this waits.
        const left = await flightTimeLeft(platform.db, roundId, platform.clock.now());
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, WATCH_MS)));
        return watch();
      },
    });
  },
  jobs: [{ name: 'settle flights', everyMs: SWEEP_MS, run: settleFlights }],
};
