import {
  getConsolidatedInfo,
  getContractHistory,
  getContracts,
  getContractTerms,
  offerContract,
  processDailySalaryContract,
  withdrawContractOffer,
} from '@perya/api-client';
import { wireContract, wirePage, type FakePlatform } from '@perya/api-client/testing';

type WireContract = ReturnType<typeof wireContract>;
type WireTerms = WireContract['terms'];

const NOON = Date.UTC(2026, 10, 21, 4);
const DAY_MS = 86_400_000;

const tier = (turnover: string, activeMembers: number, rate: number, loss = '0.00') => ({
  turnover,
  activeMembers,
  loss,
  rateBasisPoints: rate,
});

const OWN_TERMS: WireTerms = {
  period: 'MONTHLY',
  tiers: [tier('10000.00', 2, 40), tier('100000.00', 5, 80), tier('1000000.00', 20, 120)],
};

/** The agent's daily wages contract with the operator: monthly, so that all periods but weeks fit below it. */
const OWN = wireContract({
  id: 'c-own',
  role: 'MINE',
  upline: null,
  downline: { id: '1', account: 'agent01' },
  terms: OWN_TERMS,
});

/**
 * The upline's offer: lower rates at the lower tiers, higher rates at the upper ones. It doesn't cover two
 * downline contracts.
 */
const OFFER_TO_ME = wireContract({
  id: 'c-offer',
  role: 'MINE',
  status: 'OFFERED',
  upline: { id: '9', account: 'agent00' },
  downline: { id: '1', account: 'agent01' },
  terms: {
    period: 'WEEKLY',
    tiers: [tier('10000.00', 2, 30), tier('100000.00', 5, 80), tier('500000.00', 10, 100)],
  },
  offeredAt: NOON - DAY_MS,
  expiresAt: NOON + 6 * DAY_MS,
  answeredAt: null,
  effectiveFrom: null,
  endsOnAccept: [
    { id: 'c-1', account: 'agent02' },
    { id: 'c-2', account: 'lola_nena' },
  ],
});

const GIVEN = [
  wireContract({
    id: 'c-4',
    status: 'OFFERED',
    downline: { id: '4', account: 'kuya_ben' },
    answeredAt: null,
    effectiveFrom: null,
  }),
  wireContract(),
];

const event = (over: object) => ({
  id: 'e-1',
  contractId: 'c-1',
  at: NOON - 3 * DAY_MS,
  by: 'UPLINE' as const,
  from: null,
  to: 'OFFERED' as const,
  reason: 'ANSWER' as const,
  note: null,
  terms: GIVEN[1]?.terms ?? OWN_TERMS,
  highestRateBasisPoints: 40,
  ...over,
});

const HISTORY = {
  ...wirePage([
    event({
      id: 'e-4',
      by: 'HOUSE' as const,
      from: 'ACTIVE' as const,
      to: 'TERMINATED' as const,
      reason: 'ABOVE_UPLINE' as const,
    }),
    event({
      id: 'e-3',
      by: 'DOWNLINE' as const,
      from: 'OFFERED' as const,
      to: 'ACTIVE' as const,
      note: 'Salamat po!',
    }),
    event({ id: 'e-2' }),
  ]),
  currency: 'PHP',
};

const state = (status: WireContract['status'], ended = 0) => ({
  contractId: 'c-1',
  status,
  ended,
});

const ROOM = {
  currency: 'PHP',
  own: OWN_TERMS as WireTerms | null,
  current: wireContract() as WireContract | null,
  offer: null as WireContract | null,
  offerDays: 7,
  maxTiers: 10,
  activeTurnover: '500.00',
};

interface ContractWorld {
  mine?: WireContract[];
  given?: WireContract[];
  room?: Partial<typeof ROOM>;
}

/** Daily wages contracts between agent00, agent01 (the signed-in agent) and its downlines. */
export function contractsOf(
  fake: FakePlatform,
  { mine = [OFFER_TO_ME, OWN], given = GIVEN, room = {} }: ContractWorld = {},
): FakePlatform {
  return fake
    .on(getContracts, ({ role, downlineId }) => ({
      ...wirePage(
        (role === 'MINE' ? mine : given).filter(
          ({ downline }) => downlineId === undefined || downline.id === downlineId,
        ),
      ),
      waiting: 1,
    }))
    .on(getConsolidatedInfo, () => ({
      dailySalaryRequirementType: 'ACTIVE' as const,
      dividendTypeRequirement: 'ACTIVE' as const,
    }))
    .on(getContractTerms, () => ({ ...ROOM, ...room }))
    .on(getContractHistory, () => HISTORY)
    .on(offerContract, ({ kind, terms }) =>
      wireContract({ id: 'c-9', kind, terms, status: 'OFFERED' }),
    )
    .on(withdrawContractOffer, () => state('WITHDRAWN'))
    .on(processDailySalaryContract, ({ answer }) =>
      state(answer === 'ACCEPT' ? 'ACTIVE' : answer === 'REJECT' ? 'REJECTED' : 'TERMINATED', 2),
    );
}

/** Dividend terms, which have a loss threshold. */
export const DIVIDEND_TERMS: WireTerms = {
  period: 'WEEKLY',
  tiers: [tier('0.00', 3, 1_000, '10000.00'), tier('500000.00', 10, 2_500, '100000.00')],
};

const MOST = '9999999999.99';

/** The longest names and numbers. */
export const LONG_DOWNLINE_CONTRACTS = [
  wireContract({
    downline: { id: '7', account: 'averyveryverylongagentaccountname01' },
    terms: { period: 'SEMIMONTHLY', tiers: [tier(MOST, 999_999, 1_000)] },
  }),
];
