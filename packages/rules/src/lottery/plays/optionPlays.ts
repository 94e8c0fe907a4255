import type { Chance, PlayType, WinsByTier } from '../model/lottery';
import type { DrawResult } from '../model/space';
import { uniformFacts, type Fact } from './facts';
import { highestPayingWins, FULL_PAYOUT, type PlayName } from './wins';

/** Options that depend on the same fact. */
export interface OptionPart {
  readonly facts: readonly Fact[];
  readonly read: (result: DrawResult) => number;
  readonly options: Readonly<Record<string, (value: number) => boolean>>;
}

/** Options that win together, and the number of a part's outcomes in which exactly these win. */
interface Together {
  readonly options: readonly string[];
  readonly ways: bigint;
}

/**
 * Named outcomes. Chances, settlement and the maximum win are all derived from one definition. Facts of
 * several parts are assumed to be independent; if they aren't, pass `maxWins`.
 */
export function optionsPlay(
  { code, group, maxWins }: PlayName & Pick<PlayType, 'maxWins'>,
  ...parts: readonly OptionPart[]
): PlayType {
  const outcomes = parts.map(outcomesOf);
  const tiers = parts.flatMap(({ options }, part) =>
    Object.keys(options).map((option) => ({
      code: option,
      chance: chanceAmong(outcomes[part] ?? [], option),
      pay: FULL_PAYOUT,
    })),
  );
  return {
    code,
    group,
    shape: { kind: 'options', options: tiers.map((tier) => tier.code) },
    tiers,
    settle: ([chosen = []], result) => {
      const drawn = parts.map(({ read }) => read(result));
      const won = chosen.filter((option) =>
        parts.some(({ options }, part) => options[option]?.(drawn[part] ?? 0)),
      );
      return once(won);
    },
    tierSets: tiers.map((tier) => [tier.code]),
    tiersOf: ([chosen = []]) => chosen,
    maxWins:
      maxWins ??
      (([chosen = []]) => {
        const bets = new Set(chosen);
        const best = outcomes.map((possible) =>
          highestPayingWins(
            tiers,
            possible.map(({ options }) => once(options.filter((option) => bets.has(option)))),
          ),
        );
        return Object.assign({}, ...best);
      }),
  };
}

const once = (options: readonly string[]): WinsByTier =>
  Object.fromEntries(options.map((option) => [option, 1]));

/** Groups the facts of a part by the options that win with them. */
function outcomesOf({ facts, options }: OptionPart): Together[] {
  const outcomes = new Map<string, Together>();
  for (const { value, ways } of facts) {
    const won = Object.keys(options).filter((option) => options[option]?.(value));
    const known = outcomes.get(won.join())?.ways ?? 0n;
    outcomes.set(won.join(), { options: won, ways: known + BigInt(ways) });
  }
  return [...outcomes.values()];
}

function chanceAmong(outcomes: readonly Together[], option: string): Chance {
  let wins = 0n;
  let of = 0n;
  for (const { options, ways } of outcomes) {
    of += ways;
    if (options.includes(option)) wins += ways;
  }
  // Uses numbers if they are exact, which is so for all chances except keno's.
  return of <= BigInt(Number.MAX_SAFE_INTEGER)
    ? { wins: Number(wins), of: Number(of) }
    : { wins, of };
}

/** An option for each sum in a range: `sum-3` to `sum-18`. */
export const eachSum = (from: number, to: number): OptionPart['options'] =>
  Object.fromEntries(
    uniformFacts(from, to).map(({ value }) => [`sum-${value}`, (sum: number) => sum === value]),
  );
