import { isBlackjack, readMark, valueOf, type DealerMark } from '@perya/game-engines/blackjack';
import type { Card } from '@perya/game-engines/cards';
import type { TableView } from '../live-table/useTable';
import styles from './LastResults.module.css';
import { useBlackjackT } from './texts';
import { withPlace } from './withPlace';

const SHOWN = 12;
const SHORT = { blackjack: 'BJ', bust: '✕' };

/** How the dealer's hand ended. */
export function markOf(dealer: readonly Card[]): DealerMark {
  if (isBlackjack(dealer)) return 'blackjack';
  const { total } = valueOf(dealer);
  return total > 21 ? 'bust' : (total as DealerMark);
}

/** How the dealer's last hands ended, newest first. */
export function LastResults({ view: { table, result } }: { view: TableView }) {
  const t = useBlackjackT();
  const marks = Array.from(table?.sheet ?? '', readMark);
  if (result !== undefined) marks.push(markOf(result));
  return (
    <ol className={styles['last']} aria-label={t('lastResults')}>
      {/* A round keeps its key while newer ones are added. */}
      {withPlace(marks)
        .slice(-SHOWN)
        .toReversed()
        .map(({ item: mark, place }) => (
          <li key={place} data-mark={mark} data-numeric="">
            <span role="img" aria-label={typeof mark === 'number' ? String(mark) : t(mark)}>
              {typeof mark === 'number' ? mark : SHORT[mark]}
            </span>
          </li>
        ))}
    </ol>
  );
}
