import { listWinners, type Category, type Game, type Winner } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Trophy } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useFiltersT } from '../../filters/locales';
import { useLaunchGame } from '../../launch/useLaunchGame';
import { winnersGame } from '../../lobby/winnersGame';
import { latestWins } from '../../queries/lobbyQueries';
import styles from './WinnersStrip.module.css';

const WinnersBoard = lazy(() => import('../WinnersBoard/WinnersBoard'));

/** How soon a win is seen here; nobody asks while the tab is out of sight. */
const EVERY_MS = 15_000;

/** The latest wins of a lobby as they come, and the way to the board of its highest. */
export function WinnersStrip({ category }: { category: Category }) {
  const t = useFiltersT();
  const headingId = useId();
  const launch = useLaunchGame();
  const [isBoardOpen, setIsBoardOpen] = useState(false);
  const winners = useApiQuery(listWinners, latestWins(category), {
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
  });
  const list = winners.data ?? [];
  // Its place is kept while they are on their way: the games below must not move.
  if (list.length === 0 && !winners.isPending) return null;
  return (
    <section className={styles['strip']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['title']}>
        {t('winners.latest')}
      </h2>
      <ul className={styles['winners']}>
        {list.map((winner) => (
          <Win
            key={`${winner.account}/${winner.gameId}/${winner.wonAt}`}
            winner={winner}
            onPlay={launch}
          />
        ))}
      </ul>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        onClick={() => setIsBoardOpen(true)}
      >
        <Trophy aria-hidden />
        {t('winners.board')}
      </button>
      {isBoardOpen && (
        <Suspense>
          <WinnersBoard category={category} onClose={() => setIsBoardOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface WinProps {
  winner: Winner;
  onPlay(game: Game): void;
}

/** A press plays the game of the win, where it is still offered. */
function Win({ winner, onPlay }: WinProps) {
  const format = useFormat();
  const { serverNow } = useApi();
  const { account, gameName, amount, wonAt } = winner;
  const game = winnersGame(winner);
  return (
    <li>
      <button
        type="button"
        className={styles['win']}
        aria-disabled={game === null}
        onClick={() => {
          if (game) onPlay(game);
        }}
      >
        <span className={styles['amount']} data-numeric="">
          {format.money(amount.minor, amount.currency)}
        </span>
        <span className={styles['words']}>
          {gameName}
          {/* The server said it a moment ago, by the same clock: its words stand until the next. */}
          <span className={styles['who']} suppressHydrationWarning>
            {account} · {format.relative(wonAt, serverNow())}
          </span>
        </span>
      </button>
    </li>
  );
}
