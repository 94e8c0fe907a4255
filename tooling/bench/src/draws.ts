import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@perya/launcher';
import { BUDGETS, type Finding } from './budgets.ts';

const TICKETS = 100_000;

/** What the gateway's own measure prints. */
interface Settlement {
  tickets: number;
  winners: number;
  settleMs: number;
  /** What the check of the whole ledger finds afterwards. */
  faults: number;
}

/** How long a draw takes from its moment until the last of 100,000 tickets is paid, half of which win. */
export function drawFindings(): Finding[] {
  const printed = execFileSync(
    process.execPath,
    [
      '--conditions=@perya/source',
      '--import',
      'tsx',
      join('src', 'lottery', 'measure.ts'),
      String(TICKETS),
    ],
    { cwd: join(ROOT, 'apps', 'gateway'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return findingsOf(JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Settlement);
}

/** A settlement that leaves the ledger with a fault has not been measured. */
export function findingsOf({ tickets, winners, settleMs, faults }: Settlement): Finding[] {
  const isWhole = tickets === TICKETS && faults === 0;
  return [
    {
      what: `Settlement of ${TICKETS.toLocaleString('en')} tickets, ${winners.toLocaleString('en')} of which win`,
      measured: isWhole ? settleMs : Number.NaN,
      budget: BUDGETS.settlementMs,
      unit: 'ms',
    },
  ];
}
