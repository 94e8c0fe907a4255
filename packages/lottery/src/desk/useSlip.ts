import { getBalance, type LotteryOffer, type SaleDraw } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { Lottery, PlayType, Selection } from '@perya/rules/lottery';
import { minorUnits } from '@perya/rules/money';
import { requireLogin, requireTrueAccount, useIsSignedIn } from '@perya/session';
import { useMemo } from 'react';

import type { SlipPanelProps } from '../slip/SlipPanel';
import { usePlaceOrder } from '../slip/usePlaceOrder';
import { useStaked } from '../tickets/useStaked';
import { slipErrorOf } from './pricing/checks';
import { countOf, wireLineOf, type Count, type Desk, type Draft, type Stakes } from './state/desk';
import {
  priceLine,
  priceLineMemoized,
  sumOf,
  type PricedLine,
  type PricingContext,
} from './pricing/pricing';
import { useDesk } from './state/useDesk';

export interface SlipInput {
  lottery: Lottery;
  offer: LotteryOffer;
  draw: SaleDraw | null;
  draws: readonly SaleDraw[];
  playType: string;
  onPlayTypeChange(code: string): void;
}

/** The board and the slip of a lottery, and their actions. */
export interface Slip {
  readonly desk: Desk;
  readonly playType: PlayType;
  readonly till: PricingContext;
  /** The number of bets and the cost of the selection. */
  readonly draft: PricedLine;
  readonly count: Count;
  /** Whether the selection can be added to the slip. */
  readonly canAdd: boolean;
  readonly panel: Omit<SlipPanelProps, 'deposit' | 'on'> & {
    on: Omit<SlipPanelProps['on'], 'showTickets'>;
  };
  choosePlayType(playType: PlayType): void;
  chooseNumbers(selection: Selection): void;
  changeStakes(stakes: Partial<Stakes>): void;
  add(): void;
  abandonEdit(): void;
  /** Adds the lines of an earlier ticket to the slip. */
  repeat(lines: readonly Draft[]): void;
}

export function useSlip(input: SlipInput): Slip {
  const { lottery, offer, draw, draws, onPlayTypeChange } = input;
  const { desk, playType, dispatch } = useDesk(lottery, input.playType);
  const till = useTill(lottery, offer);
  const { lines, sum, draft, count } = usePrices(desk, playType, till);
  const isSignedIn = useIsSignedIn();
  const balance = useBalance(isSignedIn, till.currency);
  const order = usePlaceOrder(lottery.code, () => dispatch({ type: 'slipCleared' }));
  const sold = draw?.number ?? null;
  const isLocked = desk.draw !== null && desk.draw !== sold;
  const staked = useStaked(lottery.code, desk.draw ?? sold);
  const obstacle = slipErrorOf({
    lines: desk.lines,
    chase: desk.chase,
    sum,
    offer,
    isLocked: isLocked || sold === null,
    draws: draws.length,
    staked,
    balance,
  });

  const send = () => {
    if (obstacle !== null || desk.draw === null) return;
    order.place({
      lottery: lottery.code,
      draw: desk.draw,
      lines: desk.lines.map(wireLineOf),
      chase: desk.chase ?? undefined,
      total: minorUnits(sum.total),
      currency: till.currency,
      prizeMode: till.mode,
    });
  };
  const place = () => {
    // After the sign-in, members should see their balance first: the slip isn't sent automatically.
    if (!isSignedIn) requireLogin(() => undefined);
    else requireTrueAccount(send);
  };

  const canAdd = count.error === undefined && draft.cost <= Number.MAX_SAFE_INTEGER;
  return {
    desk,
    playType,
    till,
    draft,
    count,
    canAdd,
    panel: {
      offer,
      lines,
      chase: desk.chase,
      sum,
      editing: desk.editing,
      draws,
      draw: desk.draw,
      isLocked,
      obstacle,
      order: order.state,
      balance,
      isGuest: !isSignedIn,
      on: {
        edit: (id) => {
          const line = desk.lines.find((each) => each.id === id);
          if (line === undefined) return;
          dispatch({ type: 'lineEdited', id });
          onPlayTypeChange(line.playType);
        },
        remove: (id) => dispatch({ type: 'lineRemoved', id }),
        clear: () => dispatch({ type: 'slipCleared' }),
        chase: (chase) => dispatch({ type: 'chaseChanged', chase }),
        moveToNextDraw: () => {
          if (sold !== null) dispatch({ type: 'movedToDraw', draw: sold });
        },
        place,
        checkAgain: order.checkAgain,
        dismissOrder: order.dismissed,
      },
    },
    choosePlayType: (next) => {
      dispatch({ type: 'playTypeChosen', playType: next });
      onPlayTypeChange(next.code);
    },
    chooseNumbers: (selection) => dispatch({ type: 'numbersChosen', selection }),
    changeStakes: (stakes) => dispatch({ type: 'stakesChanged', stakes }),
    add: () => {
      if (!canAdd) return;
      order.dismissed();
      dispatch({ type: 'lineAdded', draw: sold });
    },
    abandonEdit: () => dispatch({ type: 'editAbandoned' }),
    repeat: (repeated) => {
      order.dismissed();
      dispatch({ type: 'linesRepeated', lines: repeated, draw: sold });
    },
  };
}

function useTill(lottery: Lottery, { prizeMode, maxStake }: LotteryOffer): PricingContext {
  const { currency } = maxStake;
  return useMemo(() => ({ lottery, mode: prizeMode, currency }), [lottery, prizeMode, currency]);
}

/** Prices only what changed: an unchanged line keeps its price, however long the slip. */
function usePrices(desk: Desk, playType: PlayType, till: PricingContext) {
  const lines = useMemo(
    () => desk.lines.map((line) => priceLineMemoized(line, till)),
    [desk.lines, till],
  );
  const sum = useMemo(() => sumOf(lines, desk.chase), [lines, desk.chase]);
  const draft = useMemo(() => priceLine(desk.draft, till), [desk.draft, till]);
  const { selection } = desk.draft;
  const count = useMemo(() => countOf(playType, selection), [playType, selection]);
  return { lines, sum, draft, count };
}

/** Minor units; null for guests, while loading, and in another currency. */
function useBalance(isSignedIn: boolean, currency: string): number | null {
  const { data } = useApiQuery(getBalance, {}, { enabled: isSignedIn });
  return isSignedIn && data !== undefined && data.currency === currency ? data.minor : null;
}
