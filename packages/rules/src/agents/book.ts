import {
  TRANSITIONS,
  type ContractStatus,
  type ContractParty,
  type ContractStep,
} from './lifeCycle';
import {
  fitsBelow,
  termsErrorOf,
  tierAbove,
  type ContractKind,
  type Terms,
  type TermsError,
} from './terms';

/** An offered or active contract. */
export interface LiveContract {
  readonly id: number;
  readonly kind: ContractKind;
  /** Null for the house. */
  readonly upline: number | null;
  readonly downline: number;
  readonly status: 'offered' | 'active';
  readonly terms: Terms;
}

/** A new offer, with the id it will have. */
export type Offer = Omit<LiveContract, 'status'>;

/** A requested step of a contract; `by` is an agent, or null for the house. */
export interface ContractStepRequest {
  readonly contractId: number;
  readonly step: ContractStep;
  readonly by: number | null;
}

/**
 * Why a step is taken: `answer` by a party's decision; `replaced` by a newer contract of the same two
 * parties; `aboveUpline`, `otherPeriod` and `uplineEnded` because the contract above changed; `late` for an
 * offer that was not answered in time.
 */
export type ContractReason =
  | 'answer'
  | 'replaced'
  | 'aboveUpline'
  | 'otherPeriod'
  | 'uplineEnded'
  | 'late';

/** A performed step. */
export interface StatusChange {
  readonly contractId: number;
  /** Null for the offer itself. */
  readonly from: ContractStatus | null;
  readonly to: ContractStatus;
  readonly by: ContractParty;
  readonly reason: ContractReason;
}

/** Why a request is rejected. */
export type SalaryContractError =
  | { readonly error: 'terms'; readonly terms: TermsError; readonly tier: number | null }
  /** The upline has no active contract of the kind, so it can't offer one. */
  | { readonly error: 'noOwn' }
  /** A tier pays more than the upline's own contract does for the same figures. */
  | { readonly error: 'aboveOwn'; readonly tier: number }
  /** The period isn't possible below the upline's own contract: see `periodsBelow`. */
  | { readonly error: 'otherPeriod' }
  /** Only one offer of a kind may be pending. */
  | { readonly error: 'offerWaiting' }
  /** The contract doesn't exist or doesn't involve this agent. */
  | { readonly error: 'notFound' }
  /** The step isn't possible in the contract's status, or not for this party. */
  | { readonly error: 'notOpen'; readonly status: ContractStatus };

/** What a request changes, or why it is rejected. */
export type Decision = { readonly moves: readonly StatusChange[] } | SalaryContractError;

/**
 * The relevant live contracts of a kind: between two agents, above the upline, and all below the downline.
 */
export type RelatedContracts = readonly LiveContract[];

/** Decides whether an offer can be made. */
export function decideOffer(book: RelatedContracts, offer: Offer): Decision {
  const { id, kind, upline, downline, terms } = offer;
  const wrong = termsErrorOf(kind, terms);
  if (wrong !== null) return { error: 'terms', terms: wrong.error, tier: wrong.tier };
  const waits = book.some(
    (contract) =>
      contract.downline === downline && contract.kind === kind && contract.status === 'offered',
  );
  if (waits) return { error: 'offerWaiting' };
  if (upline !== null) {
    const rejection = refuseBeyond(kind, terms, activeOf(book, upline, kind)?.terms);
    if (rejection !== null) return rejection;
  }
  return {
    moves: [
      {
        contractId: id,
        from: null,
        to: 'offered',
        by: upline === null ? 'house' : 'upline',
        reason: 'answer',
      },
    ],
  };
}

/** The results of an answer: the step itself, and every contract that ends because of it. */
export function decideAnswer(
  book: RelatedContracts,
  { contractId, step, by }: ContractStepRequest,
): Decision {
  const contract = book.find(({ id }) => id === contractId);
  if (contract === undefined) return { error: 'notFound' };
  const party = partyOf(contract, by);
  if (party === null) return { error: 'notFound' };
  const { from, to, by: allowed } = TRANSITIONS[step];
  if (contract.status !== from || !allowed.includes(party)) {
    return { error: 'notOpen', status: contract.status };
  }
  const move: StatusChange = { contractId, from, to, by: party, reason: reasonOf(step) };
  if (step === 'accept') return accepted(book, contract, move);
  if (step === 'terminate') {
    return { moves: [move, ...endBelow(book, contract, null)] };
  }
  return { moves: [move] };
}

/** The contracts given by an agent that would end if the agent accepted an offer. */
export const endedByAccepting = (book: RelatedContracts, offer: LiveContract): StatusChange[] =>
  endBelow(book, offer, offer.terms).filter(({ from }) => from === 'active');

function accepted(book: RelatedContracts, offer: LiveContract, move: StatusChange): Decision {
  const { upline, downline, kind, terms } = offer;
  if (upline !== null) {
    const rejection = refuseBeyond(kind, terms, activeOf(book, upline, kind)?.terms);
    if (rejection !== null) return rejection;
  }
  const former = activeOf(book, downline, kind);
  const replaced: StatusChange[] = former
    ? [
        {
          contractId: former.id,
          from: 'active',
          to: 'terminated',
          by: 'downline',
          reason: 'replaced',
        },
      ]
    : [];
  return { moves: [move, ...replaced, ...endBelow(book, offer, terms)] };
}

/**
 * Contracts given by an agent that the agent's own terms no longer cover end automatically, and so on
 * downwards; without own terms, all of them end.
 */
function endBelow(
  book: RelatedContracts,
  { downline: agent, kind }: LiveContract,
  own: Terms | null,
): StatusChange[] {
  const given = book.filter((contract) => contract.upline === agent && contract.kind === kind);
  return given.flatMap((contract) => {
    const reason = reasonToEnd(kind, contract.terms, own);
    if (reason === null) return [];
    const { id: contractId, status } = contract;
    const by = 'house' as const;
    if (status === 'offered') {
      return [{ contractId, from: status, to: 'withdrawn' as const, by, reason }];
    }
    return [
      { contractId, from: status, to: 'terminated' as const, by, reason },
      ...endBelow(book, contract, null),
    ];
  });
}

function reasonToEnd(kind: ContractKind, terms: Terms, own: Terms | null): ContractReason | null {
  if (own === null) return 'uplineEnded';
  if (!fitsBelow(kind, terms.period, own.period)) return 'otherPeriod';
  return tierAbove(terms, own) === null ? null : 'aboveUpline';
}

function refuseBeyond(
  kind: ContractKind,
  terms: Terms,
  own: Terms | undefined,
): SalaryContractError | null {
  if (own === undefined) return { error: 'noOwn' };
  if (!fitsBelow(kind, terms.period, own.period)) return { error: 'otherPeriod' };
  const tier = tierAbove(terms, own);
  return tier === null ? null : { error: 'aboveOwn', tier };
}

const activeOf = (book: RelatedContracts, downline: number, kind: ContractKind) =>
  book.find(
    (contract) =>
      contract.downline === downline && contract.kind === kind && contract.status === 'active',
  );

const reasonOf = (step: ContractStep): ContractReason => (step === 'expire' ? 'late' : 'answer');

/** An agent's role in the contract; the house can act on any contract. */
function partyOf({ upline, downline }: LiveContract, agent: number | null): ContractParty | null {
  if (agent === null) return 'house';
  if (agent === downline) return 'downline';
  return agent === upline ? 'upline' : null;
}
