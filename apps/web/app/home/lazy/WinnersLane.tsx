import { listWinners, type Winner } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { CategoryIcon } from '@perya/ui-kit';

import { resumeAfterError } from '../../runtime/queryClient';
import { useHomeT } from './locales';
import { Section } from './Section';
import styles from './WinnersLane.module.css';

const INPUT = { period: 'month', order: 'latest', count: 9 } as const;
/** The polling interval for wins. Paused while the tab is hidden. */
const EVERY_MS = 15_000;

/** The latest wins, updated live. The platform masks names. */
export function WinnersLane() {
  const t = useHomeT();
  const query = useApiQuery(listWinners, INPUT, {
    staleTime: EVERY_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? resumeAfterError(state) : EVERY_MS),
  });
  const winners = query.data ?? [];
  return (
    <Section
      title={t('winners.title')}
      note={t('winners.note')}
      query={query}
      isEmpty={winners.length === 0}
    >
      <ol className={styles['winners']}>
        {winners.map((winner) => (
          <WinnerRow key={`${winner.account}/${winner.gameId}/${winner.wonAt}`} winner={winner} />
        ))}
      </ol>
    </Section>
  );
}

function WinnerRow({ winner }: { winner: Winner }) {
  const { account, gameName, category, amount, wonAt } = winner;
  const format = useFormat();
  const categoryName = useCategoryName();
  const { serverNow } = useApi();
  return (
    <li className={styles['winner']}>
      <CategoryIcon category={category} color="hue" size={28} label={categoryName(category)} />
      <span className={styles['words']}>
        <strong>{gameName}</strong>
        <span>
          {account} · {format.relative(wonAt, serverNow())}
        </span>
      </span>
      <span className={styles['amount']} data-numeric>
        {format.money(amount.minor, amount.currency)}
      </span>
    </li>
  );
}
