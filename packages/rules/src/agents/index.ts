export {
  decideAnswer,
  decideOffer,
  endedByAccepting,
  type Answer,
  type Book,
  type Decision,
  type LiveContract,
  type Move,
  type Offer,
  type Reason,
  type Refusal,
} from './book';
export {
  isLive,
  stepsOpenTo,
  TRANSITIONS,
  type ContractStatus,
  type Party,
  type Step,
} from './lifeCycle';
export { payFor, payLines, type Pay, type PayingContract } from './pay';
export { nextStart, paidSpan, scaleOf, SCALES, spanAt, type Scale } from './periods';
export {
  compareTerms,
  highestRate,
  highestRateOf,
  HIGHEST_SALARY_RATE,
  MOST_TIERS,
  rateFor,
  reaches,
  termsFault,
  tierAbove,
  tierFor,
  WHOLE,
  type ComparedTier,
  type ContractKind,
  type DividendPeriod,
  type Figures,
  type Terms,
  type TermsFault,
  type Tier,
} from './terms';
