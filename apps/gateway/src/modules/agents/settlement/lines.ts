import type { ContractPayment } from '@perya/rules/agents';
import { inArray } from 'drizzle-orm';
import type { ContractRow } from '../contracts/schema';
import type { Db } from '../../../kernel/db/types';
import { member } from '../../identity';
import { sumOf, type LineFigures, type TeamFigures } from './figures';
import type { OwedByLine } from './owed';
import type { StoredLine, StoredOthers } from './schema';

/** Maximum number of lines listed by account; the rest is summed up. */
const MAX_LINES = 100;

interface Counted {
  team: TeamFigures;
  accounts: ReadonlyMap<number, string>;
  contracts: readonly ContractRow[];
  pays: ReadonlyMap<number, ContractPayment>;
  /** The gross of downlines for shorter periods. */
  owedBefore: OwedByLine;
}

interface Line extends LineFigures {
  rate: number | null;
  owed: bigint;
}

/** Explains an agent's figures: what each direct downline contributed, those who are owed the most first. */
export function linesOf(
  agent: number,
  { team, accounts, contracts, pays, owedBefore }: Counted,
): { lines: StoredLine[]; others: StoredOthers | null } {
  const payOf = (downline: number) => {
    const contract = contracts.find(
      ({ uplineId, downlineId }) => uplineId === agent && downlineId === downline,
    );
    return contract && pays.get(contract.id);
  };
  const lines = (team.get(agent) ?? [])
    .map((line): Line => {
      const pay = payOf(line.via);
      return {
        ...line,
        rate: pay === undefined || pay.tier === null ? null : pay.rate,
        owed: (pay?.gross ?? 0n) + (owedBefore.get(agent)?.get(line.via) ?? 0n),
      };
    })
    .toSorted(byWeight);
  const rest = lines.slice(MAX_LINES);
  return {
    lines: lines.slice(0, MAX_LINES).map(({ via, rate, ...line }) => ({
      account: accounts.get(via) ?? '?',
      rate,
      ...stored(line),
    })),
    others: rest.length === 0 ? null : { count: rest.length, ...storedSum(rest) },
  };
}

/** Sorts by the amount owed, then by turnover. */
const byWeight = (a: Line, b: Line) => compare(b.owed, a.owed) || compare(b.turnover, a.turnover);

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

const storedSum = (lines: readonly Line[]) =>
  stored({ ...sumOf(lines), owed: lines.reduce((sum, { owed }) => sum + owed, 0n) });

const stored = ({ turnover, loss, activeMembers, owed }: Omit<Line, 'via' | 'rate'>) => ({
  turnover: String(turnover),
  loss: String(loss),
  activeMembers,
  owed: String(owed),
});

/** Returns the accounts of all members listed as lines. */
export async function accountsOfLines(
  db: Db,
  teams: readonly TeamFigures[],
): Promise<Map<number, string>> {
  const ids = new Set(teams.flatMap((team) => [...team.values()].flat().map(({ via }) => via)));
  if (ids.size === 0) return new Map();
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, [...ids]));
  return new Map(rows.map(({ id, account }) => [id, account]));
}
