import { bonusIn } from '../../../kernel/money';
import { stepsTaken } from './counted';
import type { RuleOf } from './rules/rule';
import { seasonAt } from './season';
import { grantJoined, joinedOf, type Joined } from './issueGrants';
import type { Run } from './issueRun';

/** The bonus for members who joined and have taken all steps. */
export const issueSteps = ({ platform, seed, rule, now }: Run<RuleOf<'steps'>>) =>
  platform.db.transaction(async (tx) => {
    const { startsAt } = seasonAt(seed.season, now.getTime(), platform.brand.current.timeZone);
    const rows = await joinedOf(tx, seed, new Date(startsAt));
    const taken = await stepsTaken(
      tx,
      rows.map(({ memberId }) => memberId),
    );
    const done = rows.filter(({ memberId }) =>
      rule.steps.every((step) => taken.get(memberId)?.has(step)),
    );
    const amountOf = ({ currency }: Joined) => bonusIn(rule.units, currency ?? '');
    return grantJoined(tx, done, { amountOf, at: now });
  });
