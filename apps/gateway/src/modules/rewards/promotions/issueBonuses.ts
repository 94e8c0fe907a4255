import type { Job } from '../../../kernel/jobs/jobs';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { seededAt } from '../../../kernel/seed/runSeed';
import { notify } from '../../messaging';
import { PROMOTIONS } from './promotions';
import { isOffered } from './running';
import { forgetFirstWeeks, issueFirstWeeks } from './issueFirstWeeks';
import { issueSpins } from './issueSpins';
import { issueSteps } from './issueSteps';
import { issueLossCashback } from './issueLossCashback';
import type { Run } from './issueRun';
import { forgetSeasons, onceAfter } from './issueSeasons';
import { issuePoolShares } from './issuePoolShares';
import { issueStakeCashback } from './issueStakeCashback';

const LOOK_MS = 5_000;

/**
 * Issues what the promotions' rules owe: bonuses to claim, and free spins. It issues what an outage missed, as
 * long as that could still be claimed. A member gets one bonus per promotion and season, however often it runs
 * and on however many gateways: the row of the application is unique, and it's locked while its state changes.
 */
export const issueBonuses = mutex(async (platform) => {
  const { db, clock, brand, log } = platform;
  const since = await seededAt(db);
  if (since === undefined) return;
  for (const seed of PROMOTIONS) {
    if (!isOffered(seed, brand.current)) continue;
    try {
      const members = await issue({ platform, seed, rule: seed.rule, now: clock.now(), since });
      for (const id of members) notify(platform, id, { type: 'promotions' });
    } catch (err) {
      // A promotion that can't be issued must not block the others.
      log.error({ err, promotion: seed.id }, 'the bonuses of a promotion could not be issued');
    }
  }
});

export const issueJob: Job = {
  name: 'issue promotion bonuses',
  everyMs: LOOK_MS,
  run: issueBonuses,
};

/** Issues what one promotion owes, and returns the members who got something. */
async function issue(run: Run): Promise<readonly number[]> {
  const { rule } = run;
  switch (rule.kind) {
    case 'steps':
      return issueSteps({ ...run, rule });
    case 'freeSpins':
      return issueSpins({ ...run, rule });
    case 'firstWeek':
      return issueFirstWeeks({ ...run, rule });
    case 'dailyCashback':
      return onceAfter(run, issueLossCashback);
    case 'stakeCashback':
      return onceAfter(run, (_, span) => issueStakeCashback({ ...run, rule }, span));
    case 'sharedPool':
      return onceAfter(run, (_, span) => issuePoolShares({ ...run, rule }, span));
    // Paid with the deposit, by another reward, or by a person's decision.
    case 'depositMatch':
    case 'depositBonus':
    case 'referral':
    case 'application':
    case 'noFee':
      return [];
  }
}

/** Forgets what was issued: the database was reset. */
export const forgetIssued = (platform: Platform): void => {
  forgetSeasons(platform);
  forgetFirstWeeks(platform);
};
