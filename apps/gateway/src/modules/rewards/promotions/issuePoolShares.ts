import { bonusIn } from '../../../kernel/money';
import { turnoverIn, type Span } from './counted';
import type { RuleOf } from './rules/rule';
import { equalShare } from './rules/shares';
import { grantJoined, joinedOf, type Joined } from './issueGrants';
import type { Run } from './issueRun';
import { countedIn } from './issueSeasons';

/** An equal share of the pool for everyone who joined and reached the turnover: all in one transaction. */
export const issuePoolShares = (run: Run<RuleOf<'sharedPool'>>, span: Span) =>
  run.platform.db.transaction(async (tx) => {
    const { seed, rule, now } = run;
    const { games, targetUnits } = rule;
    const rows = await joinedOf(tx, seed, span.from);
    const members = rows.map(({ memberId }) => memberId);
    const turnover = await turnoverIn(tx, { members, span: countedIn(run, span), games });
    const reached = rows.filter(
      ({ memberId, currency }) =>
        (turnover.get(memberId) ?? 0n) >= bonusIn(targetUnits, currency ?? ''),
    );
    const share = equalShare(rule, reached.length);
    const amountOf = ({ currency }: Joined) => bonusIn(share, currency ?? '');
    return grantJoined(tx, reached, { amountOf, at: now });
  });
