import { notify } from '../../messaging';
import { expireOffers } from '../contracts/expire';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { CLOCKS } from './clocks';
import { settleNext } from './settle';
import type { Job } from '../../../kernel/jobs/jobs';

const LOOK_MS = 2_000;
/** After a long silence a look takes so many turns of a clock, so that the others come in between. */
const TURNS = 5;

/** One look at everything that is due: offers that are late, and periods that are over. */
export const checkContracts = mutex(async (platform) => {
  await expireOffers(platform);
  await settleDue(platform);
});

/** Settles what is due, each clock for a few turns. */
async function settleDue(platform: Platform): Promise<void> {
  for (const clock of CLOCKS) {
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
      // One kind that cannot be settled must not hold up the others.
      platform.log.error({ err, clock: clock.name }, 'settling contracts failed');
    }
  }
}

export const settlementJob: Job = {
  name: 'settle contracts',
  everyMs: LOOK_MS,
  run: checkContracts,
};
