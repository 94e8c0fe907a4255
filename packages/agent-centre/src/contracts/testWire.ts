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
  rate,
});

const OWN_TERMS: WireTerms = {
  period: null,
  tiers: [tier('10000.00', 2, 40), tier('100000.00', 5, 80), tier('1000000.00', 20, 120)],
};

/** One's own daily wages with the house. */
const OWN = wireContract({
  contractId: 'c-own',
  role: 'MINE',
  upline: null,
  downline: { memberId: '1', account: 'agent01' },
  terms: OWN_TERMS,
});

/** What the upline offers: less for little, more for much; two contracts below are not covered by it. */
const OFFER_TO_ME = wireContract({
  contractId: 'c-offer',
  role: 'MINE',
  status: 'OFFERED',
  upline: { memberId: '9', account: 'agent00' },
  downline: { memberId: '1', account: 'agent01' },
  terms: {
    period: null,
    tiers: [tier('10000.00', 2, 30), tier('100000.00', 5, 80), tier('500000.00', 10, 100)],
  },
  offerTime: NOON - DAY_MS,
  expireTime: NOON + 6 * DAY_MS,
  answerTime: null,
  effectiveFrom: null,
  endsOnAccept: [
    { contractId: 'c-1', account: 'agent02' },
    { contractId: 'c-2', account: 'lola_nena' },
  ],
});

const GIVEN = [
  wireContract({
    contractId: 'c-4',
    status: 'OFFERED',
    downline: { memberId: '4', account: 'kuya_ben' },
    answerTime: null,
    effectiveFrom: null,
  }),
  wireContract(),
];

const event = (over: object) => ({
  eventId: 'e-1',
  contractId: 'c-1',
  time: NOON - 3 * DAY_MS,
  by: 'UPLINE' as const,
  fromStatus: null,
  toStatus: 'OFFERED' as const,
  reason: 'ANSWER' as const,
  note: null,
  terms: GIVEN[1]?.terms ?? OWN_TERMS,
  highestRate: 40,
  ...over,
});

const HISTORY = {
  ...wirePage([
    event({
      eventId: 'e-4',
      by: 'HOUSE' as const,
      fromStatus: 'ACTIVE' as const,
      toStatus: 'TERMINATED' as const,
      reason: 'ABOVE_UPLINE' as const,
    }),
    event({
      eventId: 'e-3',
      by: 'DOWNLINE' as const,
      fromStatus: 'OFFERED' as const,
      toStatus: 'ACTIVE' as const,
      note: 'Salamat po!',
    }),
    event({ eventId: 'e-2' }),
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

/** Daily wages between agent00, agent01 (who looks) and those below. */
export function contractsOf(
  fake: FakePlatform,
  { mine = [OFFER_TO_ME, OWN], given = GIVEN, room = {} }: ContractWorld = {},
): FakePlatform {
  return fake
    .on(getContracts, ({ role, downlineId }) => ({
      ...wirePage(
        (role === 'MINE' ? mine : given).filter(
          ({ downline }) => downlineId === undefined || downline.memberId === downlineId,
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
    .on(offerContract, ({ type, terms }) =>
      wireContract({ contractId: 'c-9', type, terms, status: 'OFFERED' }),
    )
    .on(withdrawContractOffer, () => state('WITHDRAWN'))
    .on(processDailySalaryContract, ({ action }) =>
      state(action === 'ACCEPT' ? 'ACTIVE' : action === 'REJECT' ? 'REJECTED' : 'TERMINATED', 2),
    );
}

/** Terms of dividends, which ask for a loss too. */
export const DIVIDEND_TERMS: WireTerms = {
  period: 'WEEKLY',
  tiers: [tier('0.00', 3, 1_000, '10000.00'), tier('500000.00', 10, 2_500, '100000.00')],
};

const MOST = '9999999999.99';

/** The longest names and numbers. */
export const LONG_GIVEN = [
  wireContract({
    downline: { memberId: '7', account: 'averyveryverylongagentaccountname01' },
    terms: { period: null, tiers: [tier(MOST, 999_999, 1_000)] },
  }),
];
