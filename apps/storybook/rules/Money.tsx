import { rebateOf } from '@perya/rules/lottery';
import { formatDecimal, minorUnits, moneyFromNumber, readAmount } from '@perya/rules/money';
import { useState } from 'react';

import { Example, Text } from './Example.tsx';

interface MoneyProps {
  typed: string;
  /** Basis points. */
  rate: string;
}

const LONGEST = 16;

/** An amount as it is typed, received as a number, and multiplied by a rate of rebate. */
export function Money(initial: MoneyProps) {
  const [{ typed, rate }, setInputs] = useState(initial);
  const minor = readAmount(typed);
  const number = Number(typed.replaceAll(/[,\s]/g, ''));
  const isNumber = Number.isFinite(number) && typed.length < LONGEST;
  return (
    <Example
      inputs={
        <>
          <Text
            label="Amount"
            value={typed}
            onChange={(value) => setInputs({ typed: value, rate })}
          />
          <Text
            label="Rebate"
            help="Basis points: 100 are 1 %."
            value={rate}
            onChange={(value) => setInputs({ typed, rate: value })}
          />
        </>
      }
      results={{
        'Typed in a field': minor === null ? 'invalid' : formatDecimal(minor),
        'Received as a number': isNumber
          ? formatDecimal(moneyFromNumber(number, 'PHP').minor)
          : 'invalid',
        'Rebate of the typed amount, rounded down':
          minor === null ? 'none' : formatDecimal(minorUnits(rebateOf(minor, Number(rate) || 0))),
      }}
    />
  );
}
