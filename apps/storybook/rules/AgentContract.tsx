import { CONTRACT_KINDS, HUNDRED_PERCENT, payFor, type ContractKind } from '@perya/rules/agents';
import { formatDecimal, readAmount } from '@perya/rules/money';
import { useState } from 'react';

import { Choice, Example, Text } from './Example.tsx';

interface AgentContractProps {
  kind: ContractKind;
  /** Basis points. */
  rate: string;
  turnover: string;
  loss: string;
  deducted: string;
}

/** What an agent's contract pays for a period: a share of the team's loss, or of its turnover. */
export function AgentContract(initial: AgentContractProps) {
  const [inputs, setInputs] = useState(initial);
  const change = (next: Partial<AgentContractProps>) => setInputs({ ...inputs, ...next });
  const amountOf = (text: string) => BigInt(readAmount(text) ?? 0);
  const payment = payFor(
    inputs.kind,
    {
      period: 'monthly',
      tiers: [
        { rate: Math.floor(Number(inputs.rate)) || 0, turnover: 0n, loss: 0n, activeMembers: 0 },
      ],
    },
    { turnover: amountOf(inputs.turnover), loss: amountOf(inputs.loss), activeMembers: 0 },
    amountOf(inputs.deducted),
  );
  return (
    <Example
      inputs={
        <>
          <Choice
            label="Kind"
            options={KINDS}
            value={inputs.kind}
            onChange={(kind) => change({ kind })}
          />
          <Text
            label="Rate"
            help={`Basis points: ${HUNDRED_PERCENT} are 100 %.`}
            value={inputs.rate}
            onChange={(rate) => change({ rate })}
          />
          <Text
            label="Team’s turnover"
            value={inputs.turnover}
            onChange={(turnover) => change({ turnover })}
          />
          <Text label="Team’s loss" value={inputs.loss} onChange={(loss) => change({ loss })} />
          <Text
            label="Paid to downlines"
            value={inputs.deducted}
            onChange={(deducted) => change({ deducted })}
          />
        </>
      }
      results={{
        Base: formatDecimal(payment.base),
        'Base × rate, rounded down': formatDecimal(payment.gross),
        'Less what downlines get': formatDecimal(payment.deducted),
        Payment: formatDecimal(payment.amount),
      }}
    />
  );
}

const KINDS = Object.fromEntries(CONTRACT_KINDS.map((kind) => [kind, kind])) as Record<
  ContractKind,
  string
>;
