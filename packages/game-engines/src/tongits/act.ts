import type { Card } from '../cards';
import { endByCall, endByStock, endByTongits } from './end';
import { isMeld } from './melds';
import type { TongitsAction, TongitsMove } from './protocol';
import { nextSeat, SEAT_NUMBERS, type TongitsState } from './state';

/** The seats that have to act. */
export function actorsOf({ phase, turnOf, melds, answers }: TongitsState): readonly number[] {
  if (phase === 'over') return [];
  if (phase !== 'answer') return [turnOf];
  return SEAT_NUMBERS.filter(
    (seat) => seat !== turnOf && melds[seat]?.length !== 0 && answers[seat] === null,
  );
}

/** Whether a seat may call a draw: before drawing, with a meld on the table that nobody added to since its last turn. */
export const canCall = ({ phase, turnOf, melds, callBlocked }: TongitsState, seat: number) =>
  phase === 'draw' && turnOf === seat && melds[seat]?.length !== 0 && callBlocked[seat] === false;

/**
 * The state after an action.
 *
 * @throws RangeError if the action isn't possible for this seat now.
 */
export function actTongits(state: TongitsState, seat: number, action: TongitsAction): TongitsState {
  if (!actorsOf(state).includes(seat)) throw new RangeError('It is not the turn of this seat.');
  if (action.kind === 'fight' || action.kind === 'fold') return answer(state, seat, action.kind);
  if (state.phase === 'answer') throw new RangeError('A draw was called.');
  switch (action.kind) {
    case 'draw':
      return drawCard(state, seat);
    case 'take':
      return takeDiscard(state, seat, action.cards);
    case 'meld':
      return layMeld(state, seat, action.cards);
    case 'layOff':
      return layOff(state, seat, action);
    case 'discard':
      return discard(state, seat, action.card);
    case 'call':
      return callDraw(state, seat);
  }
}

function drawCard(state: TongitsState, seat: number): TongitsState {
  const [card, ...stock] = state.stock;
  if (state.phase !== 'draw' || card === undefined) throw new RangeError('No card can be drawn.');
  const drawn = { ...state, stock, phase: 'play' as const };
  return told(withHand(drawn, seat, [...handOf(state, seat), card]), {
    seat,
    kind: 'draw',
    cards: [],
  });
}

function takeDiscard(state: TongitsState, seat: number, cards: readonly Card[]): TongitsState {
  const taken = state.discards.at(-1);
  if (state.phase !== 'draw' || taken === undefined) throw new RangeError('No card can be taken.');
  const meld = [...cards, taken];
  if (!isMeld(meld)) throw new RangeError('These cards are not a meld.');
  const next = { ...state, discards: state.discards.slice(0, -1), phase: 'play' as const };
  const left = withMeld(withoutCards(next, seat, cards), seat, meld);
  return afterLaying(told(left, { seat, kind: 'take', cards: meld }), seat);
}

function layMeld(state: TongitsState, seat: number, cards: readonly Card[]): TongitsState {
  refuseUnlessPlaying(state);
  if (!isMeld(cards)) throw new RangeError('These cards are not a meld.');
  const left = withMeld(withoutCards(state, seat, cards), seat, cards);
  return afterLaying(told(left, { seat, kind: 'meld', cards }), seat);
}

function layOff(
  state: TongitsState,
  seat: number,
  { cards, seat: owner, meld: index }: Extract<TongitsAction, { kind: 'layOff' }>,
): TongitsState {
  refuseUnlessPlaying(state);
  const known = state.melds[owner]?.[index];
  if (known === undefined || cards.length === 0 || !isMeld([...known, ...cards])) {
    throw new RangeError('These cards do not extend this meld.');
  }
  const left = withoutCards(state, seat, cards);
  const added = {
    ...left,
    melds: replaced(left.melds, owner, (melds) =>
      replaced(melds, index, (meld) => inOrder([...meld, ...cards])),
    ),
    callBlocked: owner === seat ? left.callBlocked : replaced(left.callBlocked, owner, () => true),
  };
  return afterLaying(told(added, { seat, kind: 'layOff', cards }), seat);
}

function discard(state: TongitsState, seat: number, card: Card): TongitsState {
  refuseUnlessPlaying(state);
  const left = withoutCards(state, seat, [card]);
  const next = told(
    { ...left, discards: [...left.discards, card] },
    { seat, kind: 'discard', cards: [card] },
  );
  if (handOf(next, seat).length === 0) return endByTongits(next, seat);
  if (next.stock.length === 0) return endByStock(next, seat);
  return {
    ...next,
    phase: 'draw',
    turn: next.turn + 1,
    turnOf: nextSeat(seat),
    callBlocked: replaced(next.callBlocked, seat, () => false),
  };
}

function callDraw(state: TongitsState, seat: number): TongitsState {
  if (!canCall(state, seat)) throw new RangeError('No draw can be called.');
  const called = told(
    { ...state, phase: 'answer' as const, turn: state.turn + 1 },
    { seat, kind: 'call', cards: [] },
  );
  return actorsOf(called).length === 0 ? endByCall(called) : called;
}

function answer(state: TongitsState, seat: number, kind: 'fight' | 'fold'): TongitsState {
  if (state.phase !== 'answer') throw new RangeError('No draw was called.');
  const answers = replaced(state.answers, seat, () => kind);
  // How a seat answered is told with the end.
  const next = { ...state, answers };
  return actorsOf(next).length === 0 ? endByCall(next) : next;
}

function refuseUnlessPlaying({ phase }: TongitsState): void {
  if (phase !== 'play') throw new RangeError('A card has to be drawn first.');
}

const afterLaying = (state: TongitsState, seat: number): TongitsState =>
  handOf(state, seat).length === 0 ? endByTongits(state, seat) : state;

const handOf = ({ hands }: TongitsState, seat: number): readonly Card[] => hands[seat] ?? [];

const withHand = (state: TongitsState, seat: number, hand: readonly Card[]): TongitsState => ({
  ...state,
  hands: replaced(state.hands, seat, () => hand),
});

function withoutCards(state: TongitsState, seat: number, cards: readonly Card[]): TongitsState {
  const hand = handOf(state, seat);
  if (new Set(cards).size < cards.length || !cards.every((card) => hand.includes(card))) {
    throw new RangeError('These cards are not in the hand.');
  }
  return withHand(
    state,
    seat,
    hand.filter((card) => !cards.includes(card)),
  );
}

const withMeld = (state: TongitsState, seat: number, meld: readonly Card[]): TongitsState => ({
  ...state,
  melds: replaced(state.melds, seat, (melds) => [...melds, inOrder(meld)]),
});

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((one, other) => one - other);

const told = (state: TongitsState, move: TongitsMove): TongitsState => ({
  ...state,
  moves: [...state.moves, move],
});

const replaced = <Item>(
  items: readonly Item[],
  index: number,
  change: (item: Item) => Item,
): readonly Item[] => items.map((item, place) => (place === index ? change(item) : item));
