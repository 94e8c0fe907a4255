import { wireBet, wireTransaction } from '@perya/api-client/testing';

const NOON = Date.UTC(2026, 10, 21, 4);

export const BET_TOTALS = {
  bets: 170,
  stake: '3400.00',
  payout: '3250.50',
  result: '-149.50',
  turnover: '3400.00',
};

/** Played vendors and games, for the filters. */
export const PLAYED_FILTER_OPTIONS = {
  vendors: [{ id: 'TLA', name: 'Tala Works', bets: 170 }],
  games: [{ id: 'g-1', name: 'Lantern Night', vendor: 'TLA', bets: 170 }],
};

/** A reproducible draw of a lottery bet, generated once with these seeds. */
export const SEALED_DRAW = {
  roundId: 'round-1',
  at: NOON,
  isFree: false,
  currency: 'PHP',
  payout: '50.00',
  commitment: 'ab'.repeat(32),
  serverSeed: null,
  clientSeed: 'juan01',
  nonce: 3,
  outcome: [],
  rules: 'slot/parol',
};

export const BET_WITH_TICKET = { currency: 'PHP', bet: wireBet({ id: '7' }), ticket: null };

/** Transactions in every state. */
export const TRANSACTIONS = [
  wireTransaction({ id: '4', type: 'PAYOUT', amount: '50.00', note: 'Lantern Night' }),
  wireTransaction({ id: '3', type: 'BET', amount: '-20.00', balanceAfter: '480.00' }),
  wireTransaction({
    id: '2',
    type: 'WITHDRAWAL',
    status: 'PENDING',
    amount: '-100.00',
    balanceAfter: null,
  }),
  wireTransaction({ id: '1' }),
];

export const TRANSACTION_TOTALS = {
  transactions: 4,
  moneyIn: '550.00',
  moneyOut: '-20.00',
  net: '530.00',
};

const LONG = '9999999999.99';

export const LONG_TRANSACTION = wireTransaction({
  id: '9',
  amount: LONG,
  balanceAfter: LONG,
  note: 'Đêm hội đèn lồng rực rỡ bên dòng sông Hương thơ mộng โรงละครโคมไฟแห่งค่ำคืน',
});

const sums = (bets: number, stake: number, payout: number) => ({
  bets,
  stake: stake.toFixed(2),
  payout: payout.toFixed(2),
  result: (payout - stake).toFixed(2),
  turnover: stake.toFixed(2),
});

/** A report of the previous days whose rows add up to its totals. */
export function profitValue(today: string, days: readonly (readonly [number, number])[]) {
  const at = Date.parse(`${today}T00:00:00Z`);
  const all = days.reduce(([a, b], [stake, payout]) => [a + stake, b + payout] as const, [0, 0]);
  return {
    currency: 'PHP',
    totals: sums(days.length, all[0], all[1]),
    periods: days.map(([stake, payout], index) => ({
      start: new Date(at - (days.length - 1 - index) * 86_400_000).toISOString().slice(0, 10),
      ...sums(1, stake, payout),
    })),
    categories: [{ category: 'RNG' as const, ...sums(days.length, all[0], all[1]) }],
  };
}

const BONUS = {
  kind: 'PROMOTION' as const,
  title: 'Welcome to the fair',
  amount: '500.00',
  at: NOON,
  turnoverRequired: '0.00',
  turnoverDone: '0.00',
  expiresAt: null,
};

/** A bonus in each state. */
export const BONUSES = [
  {
    ...BONUS,
    id: '1',
    state: 'CLAIMABLE' as const,
    turnoverRequired: '1500.00',
    expiresAt: NOON + 86_400_000,
  },
  {
    ...BONUS,
    id: '2',
    state: 'TURNOVER' as const,
    turnoverRequired: '1500.00',
    turnoverDone: '600.00',
  },
  { ...BONUS, id: '3', kind: 'REBATE' as const, title: null, state: 'RELEASED' as const },
  {
    ...BONUS,
    id: '5',
    kind: 'FREE_SPINS' as const,
    title: 'Lantern Night',
    amount: '20.00',
    state: 'TURNOVER' as const,
    turnoverRequired: '40.00',
    turnoverDone: '10.00',
  },
  { ...BONUS, id: '4', state: 'EXPIRED' as const },
];
