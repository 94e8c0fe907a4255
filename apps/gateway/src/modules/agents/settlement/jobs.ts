import { notify } from '../../messaging';
import { expireOffers } from '../contracts/expire';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { SETTLEMENT_SCHEDULES } from './clocks';
import { settleNext } from './settle';
import type { Job } from '../../../kernel/jobs/jobs';

const LOOK_MS = 2_000;
/** After a long outage, each clock gets this many turns per run, so that the others aren't held up. */
const TURNS = 5;

/** Handles everything that is due: expired offers and periods that have ended. */
export const checkContracts = mutex(async (platform) => {
  await expireOffers(platform);
  await settleDue(platform);
});

/** Settles what is due, a few turns per clock. */
async function settleDue(platform: Platform): Promise<void> {
  for (const clock of SETTLEMENT_SCHEDULES) {
    try {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const settled = await platform.db.transaction((tx) =>
          settleNext(tx, clock, { brand: platform.brand.current, now: platform.clock.now() }),
        );
        if (settled === undefined) break;
        const { periods, paid } = settled;
        if (paid.length > 0) {
          platform.log.info({ clock: clock.name, periods, paid: paid.length }, 'settled contracts');
        }
        for (const agent of new Set(paid)) notify(platform, agent, { type: 'balance' });
      }
    } catch (err) {
      // A kind that can't be settled must not hold up the others.
      platform.log.error({ err, clock: clock.name }, 'settling contracts failed');
    }
  }
}

export const settlementJob: Job = {
  name: 'settle contracts',
  everyMs: LOOK_MS,
  run: checkContracts,
};
