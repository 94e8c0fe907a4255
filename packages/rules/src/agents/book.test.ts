import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideAnswer,
  decideOffer,
  endedByAccepting,
  type LiveContract,
  type StatusChange,
} from './book';
import { isLive, TRANSITIONS, type ContractStatus, type ContractStep } from './lifeCycle';
import { fitsBelow, tierAbove, type ContractKind, type Terms } from './terms';
import { anyTerms, terms } from './testingTerms';

/** The house is above 1, 1 above 2, 2 above 3 and 4. */
const contract = (over: Partial<LiveContract> & Pick<LiveContract, 'id'>): LiveContract => ({
  kind: 'daily',
  upline: null,
  downline: 1,
  status: 'active',
  terms: terms([{ rate: 100 }]),
  ...over,
});

const moves = (decision: ReturnType<typeof decideAnswer>) => {
  if ('error' in decision) throw new Error(`Refused: ${decision.error}.`);
  return decision.moves.map(({ contractId, to, by, reason }) => [contractId, to, by, reason]);
};

describe('an offer', () => {
  const top = contract({ id: 1 });
  const offer = {
    id: 9,
    kind: 'daily' as const,
    upline: 1,
    downline: 2,
    terms: terms([{ rate: 80 }]),
  };

  it('can be made by the upline, or by the house', () => {
    expect(moves(decideOffer([top], offer))).toEqual([[9, 'offered', 'upline', 'answer']]);
    expect(moves(decideOffer([], { ...offer, upline: null }))).toEqual([
      [9, 'offered', 'house', 'answer'],
    ]);
  });

  it.each([
    ['the upline has no contract', [], offer, { error: 'noOwn' }],
    [
      'the upline’s own contract is only offered',
      [{ ...top, status: 'offered' as const }],
      offer,
      { error: 'noOwn' },
    ],
    [
      'the terms exceed the upline’s contract',
      [top],
      { ...offer, terms: terms([{ rate: 101 }]) },
      { error: 'aboveOwn', tier: 0 },
    ],
    [
      'the terms are invalid',
      [top],
      { ...offer, terms: terms([]) },
      { error: 'terms', terms: 'tiers', tier: null },
    ],
    [
      'another offer is pending',
      [top, contract({ id: 3, upline: 1, downline: 2, status: 'offered' })],
      offer,
      { error: 'offerWaiting' },
    ],
  ] as const)('is rejected: %s', (_, book, offered, rejection) => {
    expect(decideOffer(book, offered)).toEqual(rejection);
  });

  it('for a dividend must have the same period as the one above', () => {
    const above = contract({ id: 1, kind: 'dividend', terms: terms([{ rate: 900 }], 'weekly') });
    const below = { ...offer, kind: 'dividend' as const, terms: terms([{ rate: 800 }], 'monthly') };
    expect(decideOffer([above], below)).toEqual({ error: 'otherPeriod' });
  });

  it('for a daily salary may have a period that divides the one above', () => {
    const above = contract({ id: 1, terms: terms([{ rate: 100 }], 'weekly') });
    const of = (period: Terms['period']) =>
      decideOffer([above], { ...offer, terms: terms([{ rate: 80 }], period) });
    expect(moves(of('daily'))).toHaveLength(1);
    expect(moves(of('weekly'))).toHaveLength(1);
    expect(of('monthly')).toEqual({ error: 'otherPeriod' });
  });
});

describe('an answer', () => {
  const line = [
    contract({ id: 1 }),
    contract({ id: 2, upline: 1, downline: 2, terms: terms([{ rate: 80 }]) }),
    contract({ id: 3, upline: 2, downline: 3, terms: terms([{ rate: 60 }]) }),
    contract({ id: 4, upline: 2, downline: 4, status: 'offered', terms: terms([{ rate: 70 }]) }),
  ];
  const lower = contract({
    id: 5,
    upline: 1,
    downline: 2,
    status: 'offered',
    terms: terms([{ rate: 65 }]),
  });

  it('replaces the previous contract, and ends what the new one no longer covers', () => {
    expect(moves(decideAnswer([...line, lower], { contractId: 5, step: 'accept', by: 2 }))).toEqual(
      [
        [5, 'active', 'downline', 'answer'],
        [2, 'terminated', 'downline', 'replaced'],
        [4, 'withdrawn', 'house', 'aboveUpline'],
      ],
    );
    const lowest = { ...lower, terms: terms([{ rate: 50 }]) };
    expect(
      moves(decideAnswer([...line, lowest], { contractId: 5, step: 'accept', by: 2 })),
    ).toContainEqual([3, 'terminated', 'house', 'aboveUpline']);
    expect(endedByAccepting([...line, lowest], lowest).map(({ contractId }) => contractId)).toEqual(
      [3],
    );
  });

  it('with another period keeps the contracts below whose periods divide it', () => {
    const given = [
      contract({ id: 1, terms: terms([{ rate: 100 }], 'monthly') }),
      contract({ id: 2, upline: 1, downline: 2, terms: terms([{ rate: 80 }], 'monthly') }),
      contract({ id: 3, upline: 2, downline: 3, terms: terms([{ rate: 60 }], 'semimonthly') }),
      contract({ id: 4, upline: 2, downline: 4, terms: terms([{ rate: 60 }], 'daily') }),
    ];
    const daily = contract({
      id: 8,
      upline: 1,
      downline: 2,
      status: 'offered',
      terms: terms([{ rate: 90 }], 'daily'),
    });
    expect(
      moves(decideAnswer([...given, daily], { contractId: 8, step: 'accept', by: 2 })),
    ).toEqual([
      [8, 'active', 'downline', 'answer'],
      [2, 'terminated', 'downline', 'replaced'],
      [3, 'terminated', 'house', 'otherPeriod'],
    ]);
  });

  it('that ends a contract ends everything below it', () => {
    expect(moves(decideAnswer(line, { contractId: 1, step: 'terminate', by: 1 }))).toEqual([
      [1, 'terminated', 'downline', 'answer'],
      [2, 'terminated', 'house', 'uplineEnded'],
      [3, 'terminated', 'house', 'uplineEnded'],
      [4, 'withdrawn', 'house', 'uplineEnded'],
    ]);
  });

  it('is rejected for strangers as if the contract did not exist', () => {
    expect(decideAnswer(line, { contractId: 2, step: 'terminate', by: 3 })).toEqual({
      error: 'notFound',
    });
    expect(decideAnswer(line, { contractId: 99, step: 'terminate', by: 1 })).toEqual({
      error: 'notFound',
    });
  });

  it('is rejected for the wrong party, and for a decided contract', () => {
    expect(decideAnswer(line, { contractId: 4, step: 'accept', by: 2 })).toEqual({
      error: 'notOpen',
      status: 'offered',
    });
    expect(decideAnswer(line, { contractId: 2, step: 'accept', by: 2 })).toEqual({
      error: 'notOpen',
      status: 'active',
    });
  });
});

/** A stored contract, as a platform keeps it. */
interface Kept {
  kind: ContractKind;
  upline: number | null;
  downline: number;
  terms: Terms;
  status: ContractStatus;
}

/** The upline of each agent; index 0 is unused. */
const UPLINES = [null, null, 1, 2, 2, 1] as const;
const AGENTS = [1, 2, 3, 4, 5] as const;

class Platform {
  readonly kept: Kept[] = [];
  readonly history: StatusChange[] = [];

  book(): LiveContract[] {
    return this.kept.flatMap(({ status, ...rest }, id) =>
      isLive(status) ? [{ id, status, ...rest }] : [],
    );
  }

  offer(kind: ContractKind, downline: (typeof AGENTS)[number], made: Terms, by: number | null) {
    const id = this.kept.length;
    const upline = UPLINES[downline] ?? null;
    if (by !== upline) return;
    const decision = decideOffer(this.book(), { id, kind, upline, downline, terms: made });
    if ('error' in decision) return;
    this.kept.push({ kind, upline, downline, terms: made, status: 'offered' });
    this.history.push(...decision.moves);
  }

  answer(contractId: number, step: ContractStep, by: number | null) {
    const decision = decideAnswer(this.book(), { contractId, step, by });
    if ('error' in decision) return;
    for (const { contractId: id, from, to } of decision.moves) {
      const each = this.kept[id];
      if (each === undefined || each.status !== from) throw new Error(`${id} is not ${from}.`);
      each.status = to;
    }
    this.history.push(...decision.moves);
  }

  /** Violated invariants. */
  errors(): string[] {
    const live = this.book();
    const found = live.flatMap(({ downline, kind, upline, terms: given, status, id }) => {
      const isTwin = (other: LiveContract) =>
        other.downline === downline && other.kind === kind && other.status === status;
      if (live.filter(isTwin).length !== 1) return [`${id} is not the only one ${status}`];
      if (upline === null) return [];
      const above = live.find(
        (other) => other.downline === upline && other.kind === kind && other.status === 'active',
      );
      if (above === undefined) return [`${id} hangs on nothing`];
      if (tierAbove(given, above.terms) !== null) return [`${id} is above what it hangs on`];
      return fitsBelow(kind, given.period, above.terms.period) ? [] : [`${id} has another period`];
    });
    return [...found, ...this.history.flatMap(errorOf)];
  }
}

/** A move that isn't in the state machine. */
function errorOf({ contractId, from, to, by }: StatusChange): string[] {
  const isAllowed =
    from === null
      ? to === 'offered'
      : Object.values(TRANSITIONS).some(
          (each) => each.from === from && each.to === to && each.by.includes(by),
        );
  return isAllowed ? [] : [`${contractId} went from ${from} to ${to} by ${by}`];
}

const anyKind = fc.constantFrom<ContractKind>('dividend', 'daily');
const anyBy = fc.constantFrom<number | null>(null, ...AGENTS);
const anyCommand = fc.oneof(
  anyKind.chain((kind) =>
    fc.record({
      type: fc.constant('offer' as const),
      kind: fc.constant(kind),
      downline: fc.constantFrom(...AGENTS),
      terms: anyTerms(kind),
    }),
  ),
  fc.record({
    type: fc.constant('answer' as const),
    contract: fc.nat(),
    step: fc.constantFrom<ContractStep>(
      'accept',
      'accept',
      'reject',
      'withdraw',
      'expire',
      'terminate',
    ),
    by: anyBy,
  }),
);

describe('no sequence of offers, answers and terminations', () => {
  it('violates the rules', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 10, maxLength: 40 }), (commands) => {
        const platform = new Platform();
        const errors: string[] = [];
        for (const command of commands) {
          if (command.type === 'offer') {
            const by = UPLINES[command.downline] ?? null;
            platform.offer(command.kind, command.downline, command.terms, by);
          } else if (platform.kept.length > 0) {
            // Mostly recent contracts, because finished ones have no transitions.
            const id =
              platform.kept.length - 1 - (command.contract % Math.min(6, platform.kept.length));
            const { downline } = platform.kept[id]!;
            const by = command.step === 'accept' ? downline : command.by;
            platform.answer(id, command.step, by);
          }
          errors.push(...platform.errors());
        }
        expect(errors).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
