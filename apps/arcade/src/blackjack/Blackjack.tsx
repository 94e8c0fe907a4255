import { BLACKJACK_TABLE, readDecisions, valueOf } from '@perya/game-engines/blackjack';
import type { Card } from '@perya/game-engines/cards';
import type { TableState, WireHand } from '@perya/game-engines/live-table';
import { lazy, useEffect, useRef } from 'react';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { SeatRow } from '../live-table/SeatRow';
import { useDecisions } from '../live-table/useDecisions';
import { useLiveTable } from '../live-table/useLiveTable';
import styles from './Blackjack.module.css';
import { countDealerCards } from './countDealerCards';
import { DecisionButtons } from './DecisionButtons';
import { markOf } from './LastResults';
import { playerOf } from './playerOf';
import { readView } from './readView';
import { RulesSheet } from './RulesSheet';
import { TableFelt } from './TableFelt';
import { useBlackjackT } from './texts';
import { useSeatContent } from './useSeatContent';

const BlackjackFairness = lazy(() => import('./BlackjackFairness'));

const DEALER_TEXTS = { blackjack: 'dealerBlackjack', bust: 'dealerBust' } as const;

/** The page of a blackjack table. */
export function Blackjack() {
  const resultText = useResultText();
  const live = useLiveTable({
    table: BLACKJACK_TABLE,
    shownCount: countDealerCards,
    mainSpot: 'main',
    canDecide,
    resultText,
  });
  const { table, phase } = live.table;
  const decidedText = useDecidedText(table?.outcome?.[0]);
  const decisions = useDecisions({ table: BLACKJACK_TABLE, live, decidedText });
  const contentOf = useSeatContent(live.table);
  const round = readView(live.table);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a low screen, the spots were scrolled to; decisions need the cards.
    if (phase === 'deciding' && scroller.current !== null) scroller.current.scrollTop = 0;
  }, [phase]);

  return (
    <LiveTablePage
      live={live}
      actions={
        phase === 'deciding' && round.player !== undefined ? (
          <DecisionButtons
            decisions={decisions}
            options={round.player.options}
            main={table?.mine?.stakes['main'] ?? '0'}
          />
        ) : undefined
      }
      rules={<RulesSheet />}
      fairness={<BlackjackFairness live={live} />}
    >
      <div className={styles['table']} ref={scroller}>
        <TableFelt live={live} round={round} />
        <div className={styles['seats']}>
          <SeatRow table={table} count={BLACKJACK_TABLE.seats} contentOf={contentOf} />
        </div>
      </div>
    </LiveTablePage>
  );
}

function canDecide({ mine, outcome }: TableState): boolean {
  const player = playerOf(mine?.hand, outcome?.[0]);
  return player !== undefined && player.options.length > 0;
}

/** Announces the dealer's hand. */
function useResultText(): (dealer: readonly Card[]) => string {
  const t = useBlackjackT();
  return (dealer) => {
    const mark = markOf(dealer);
    const key = typeof mark === 'number' ? 'dealerTotal' : DEALER_TEXTS[mark];
    return t(key, { total: valueOf(dealer).total });
  };
}

/** Announces what a decision has led to. */
function useDecidedText(upCard: Card | undefined): (hand: WireHand) => string {
  const t = useBlackjackT();
  return (hand) => {
    const player = playerOf(hand, upCard);
    if (player === undefined) return '';
    const totals = player.hands.map(({ cards }) => {
      const { total } = valueOf(cards);
      return t(total > 21 ? 'bustTotal' : 'total', { total });
    });
    const isInsuring = readDecisions(hand.decisions).at(-1) === 'insure';
    return [
      ...(isInsuring ? [t('insured')] : []),
      ...totals,
      ...(player.current === null ? [t('dealerNext')] : []),
    ].join(' · ');
  };
}
