import type { SportsFacts, TicketReply } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { lazy, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { createSound } from '../game/sound';
import { StatusLine } from '../game/StatusLine';
import { Board } from './Board';
import { BookContext, createBook, useBook } from './book';
import { BookControls } from './BookControls';
import { BookRules } from './BookRules';
import type { SlipPick } from './picks';
import { SlipPanel } from './SlipPanel';
import styles from './Sports.module.css';
import { SportTabs } from './SportTabs';
import { useSportsT } from './texts';
import { useBookWatch } from './useBookWatch';
import { usePlaceTicket } from './usePlaceTicket';
import { useSheet } from './useSheet';
import { useSportsStatus } from './useSportsStatus';

const SportsFairness = lazy(() => import('./SportsFairness'));

/** The page of the sportsbook. */
export function Sports() {
  const opened = useOpenedGame<SportsFacts>();
  const [book] = useState(() => createBook(opened));
  return (
    <BookContext value={book}>
      <BookPage />
    </BookContext>
  );
}

/** The content of an open book: board, slip and tickets. */
function BookPage() {
  const { game } = useOpenedGame<SportsFacts>();
  const t = useSportsT();
  const { money } = useFormat();
  const book = useBook();
  const [sound] = useState(createSound);
  const status = useSportsStatus();
  const watch = useBookWatch({ status, sound });
  const placing = usePlaceTicket({ status, onTaken });
  const sheet = useSheet();

  function onTaken(replies: readonly TicketReply[]): void {
    const last = replies.at(-1);
    if (last === undefined) return;
    status.setBalance(last.balance);
    sound.note(520, 0.12);
    const amount = money(parseMinorUnits(last.ticket.mayPay));
    if (replies.length === 1) status.say(t('slip.taken', { amount }));
    else status.say(t('slip.takenMany', { count: replies.length }));
    watch.readTickets().catch(status.sayError);
    if (book.store.getState().picks.length === 0) {
      sheet.keepFocus('bets', () => book.showTab('bets'));
    }
  }

  const handlePick = (pick: SlipPick) => {
    if (book.toggle(pick) === 'full') {
      status.say(t('slip.full', { count: game.maxLegs }), 'error');
    }
  };

  return (
    <GameShell
      sound={sound}
      rules={<BookRules />}
      rulesTitle={t('rules.title')}
      fairness={<SportsFairness onError={status.sayError} />}
      controls={<BookControls status={status} sheet={sheet} />}
    >
      <div className={styles['book']}>
        <SportTabs onError={status.sayError} />
        <StatusLine status={status.status} />
        <div className={styles['columns']}>
          <Board onPick={handlePick} onError={status.sayError} />
          <SlipPanel
            sheet={sheet}
            status={status.status}
            placing={placing}
            onInvalidStake={() => status.say(t('error.stakeLimits'), 'error')}
          />
        </div>
      </div>
      <Celebration count={watch.celebrated} />
    </GameShell>
  );
}
