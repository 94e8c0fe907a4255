import { stakesIn, type Span } from './counted';
import type { RuleOf } from './rules/rule';
import { shareOf } from './rules/shares';
import { grantJoined, joinedOf, type Joined } from './issueGrants';
import type { Run } from './issueRun';
import { countedIn } from './issueSeasons';

/** A share of the stakes of the members who joined. */
export const issueStakeCashback = (run: Run<RuleOf<'stakeCashback'>>, span: Span) =>
  run.platform.db.transaction(async (tx) => {
    const { seed, rule, now } = run;
    const rows = await joinedOf(tx, seed, span.from);
    const members = rows.map(({ memberId }) => memberId);
    const stakes = await stakesIn(tx, { members, span: countedIn(run, span), games: rule.games });
    const amountOf = ({ memberId }: Joined) =>
      shareOf(stakes.get(memberId) ?? 0n, rule.basisPoints);
    return grantJoined(tx, rows, { amountOf, at: now });
  });
