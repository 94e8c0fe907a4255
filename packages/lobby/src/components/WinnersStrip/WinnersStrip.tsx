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

/** Polling interval for wins; paused while the tab is hidden. */
const EVERY_MS = 15_000;

/** The latest wins of a lobby, with a button that opens the winners board. */
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
  // Reserves its space while loading, to avoid layout shift.
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

/** Pressing it plays the game of the win, if it's still available. */
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
          {/* The relative time may differ between server and client: the server's text is kept until the
              next render. */}
          <span className={styles['who']} suppressHydrationWarning>
            {account} · {format.relative(wonAt, serverNow())}
          </span>
        </span>
      </button>
    </li>
  );
}
