import { BUDGETS, type Finding } from './budgets.ts';
import { runGatewayScript } from './gatewayScript.ts';

const TICKETS = 100_000;

/** Output of the gateway's own benchmark. */
interface Settlement {
  tickets: number;
  winners: number;
  settleMs: number;
  /** Errors found by the ledger check afterwards. */
  errors: number;
}

/** Time from a draw until the last of 100,000 tickets is paid, half of which win. */
export function drawFindings(): Finding[] {
  return findingsOf(runGatewayScript('draws', String(TICKETS)) as Settlement);
}

/** A settlement that leaves errors in the ledger is invalid. */
export function findingsOf({ tickets, winners, settleMs, errors }: Settlement): Finding[] {
  const isWhole = tickets === TICKETS && errors === 0;
  return [
    {
      what: `Settlement of ${TICKETS.toLocaleString('en')} tickets, ${winners.toLocaleString('en')} of which win`,
      measured: isWhole ? settleMs : Number.NaN,
      budget: BUDGETS.settlementMs,
      unit: 'ms',
    },
  ];
}
