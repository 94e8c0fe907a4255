import {
  costOf,
  countBets,
  largestWin,
  LOTTERIES,
  lotteryOf,
  ODDS_SCALE,
  oddsOf,
  parseEntries,
  PRIZE_MODES,
  priceIn,
  rebateOf,
  REBATES,
  selectionErrorOf,
  takesRebate,
  type Line,
  type PrizeMode,
  type Terms,
} from '@perya/rules/lottery';
import { formatDecimal, minorUnits } from '@perya/rules/money';
import { useState } from 'react';

import { Choice, Example, Text } from './Example.tsx';

const CURRENCY = 'PHP';

interface LotteryLineProps {
  lottery: string;
  playType: string;
  numbers: string;
  multiple: string;
  mode: PrizeMode;
  /** Basis points. */
  rebate: string;
}

/** A line of a lottery slip: what it costs, the odds of each tier, and the largest win. */
export function LotteryLine(initial: LotteryLineProps) {
  const [inputs, setInputs] = useState(initial);
  const change = (next: Partial<LotteryLineProps>) => setInputs({ ...inputs, ...next });
  const lottery = lotteryOf(inputs.lottery);
  const playType = lottery?.playTypes.find(({ code }) => code === inputs.playType);
  if (!lottery || !playType) return <p>There is no such lottery or play type.</p>;
  const { selection, rejected } = parseEntries(inputs.numbers, playType.shape);
  const error = rejected[0]?.error ?? selectionErrorOf(playType.shape, selection);
  const rebate = takesRebate(playType) ? Number(inputs.rebate) : 0;
  const line = {
    playType,
    selection,
    price: priceIn(lottery, CURRENCY),
    multiple: Math.max(1, Math.floor(Number(inputs.multiple)) || 1),
  };
  return (
    <Example
      inputs={
        <>
          <Choice
            label="Lottery"
            options={Object.fromEntries(LOTTERIES.map(({ code, name }) => [code, name]))}
            value={lottery.code}
            onChange={(code) =>
              change({ lottery: code, playType: lotteryOf(code)?.defaultPlayType ?? '' })
            }
          />
          <Choice
            label="Play type"
            options={Object.fromEntries(lottery.playTypes.map(({ code }) => [code, code]))}
            value={playType.code}
            onChange={(code) => change({ playType: code })}
          />
          <Text
            label="Numbers"
            help="Positions are separated by |."
            value={inputs.numbers}
            onChange={(numbers) => change({ numbers })}
          />
          <Text
            label="Multiple"
            value={inputs.multiple}
            onChange={(multiple) => change({ multiple })}
          />
          <Choice
            label="Prize mode"
            options={MODES}
            value={inputs.mode}
            onChange={(mode) => change({ mode })}
          />
          <Choice
            label="Rebate"
            options={REBATE_LABELS}
            value={inputs.rebate}
            onChange={(value) => change({ rebate: value })}
          />
        </>
      }
      results={
        error === undefined
          ? resultsOf(line, { mode: inputs.mode, rebate })
          : { 'Not a valid selection': error }
      }
    />
  );
}

const MODES = Object.fromEntries(
  Object.entries(PRIZE_MODES).map(([mode, { returnBasisPoints }]) => [
    mode,
    `${mode}, returns ${returnBasisPoints / 100} %`,
  ]),
) as Record<PrizeMode, string>;

const REBATE_LABELS = Object.fromEntries(REBATES.map((each) => [String(each), `${each / 100} %`]));

const amount = (minor: number) => `${formatDecimal(minorUnits(minor))} ${CURRENCY}`;

function resultsOf(line: Line, terms: Terms) {
  const cost = costOf(line);
  const odds = line.playType.tiers.map((tier) => {
    const value = oddsOf(tier, terms);
    return [`Odds, ${tier.code}`, value === 'jackpot' ? value : `${value / ODDS_SCALE} : 1`];
  });
  return {
    Bets: countBets(line.playType.shape, line.selection),
    Price: amount(line.price),
    Cost: amount(cost),
    ...(Object.fromEntries(odds) as Record<string, string>),
    'Largest win': amount(largestWin(line, terms)),
    'Rebate at the draw': amount(rebateOf(cost, terms.rebate)),
  };
}
