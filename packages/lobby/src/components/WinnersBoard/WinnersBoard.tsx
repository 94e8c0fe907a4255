import { listWinners, type Category, type Winner } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useFiltersT } from '../../filters/locales';
import { useLaunchGame } from '../../launch/useLaunchGame';
import { winnersGame } from '../../lobby/winnersGame';
import { WinnerRow } from './WinnerRow';
import styles from './WinnersBoard.module.css';

const PERIODS = ['day', 'week', 'month'] as const;
const ORDERS = ['highest', 'multiple'] as const;
/** The board of the current lobby, or of the whole site. */
const SCOPES = ['here', 'everywhere'] as const;
const SHOWN = 20;
/** Heights of the loading placeholders of the rows, in px. */
const PENDING_ROWS = [60, 60, 60, 60, 60, 60];

type Period = (typeof PERIODS)[number];
type Order = (typeof ORDERS)[number];
type Scope = (typeof SCOPES)[number];

export interface WinnersBoardProps {
  /** The lobby it was opened from: its wins are shown first, with a switch to all of them. */
  category: Category;
  onClose(): void;
}

/**
 * The winners board: the highest amounts or multiples of a day, a week or a month. Meant to be lazy-loaded.
 */
export default function WinnersBoard({ category, onClose }: WinnersBoardProps) {
  const t = useFiltersT();
  const categoryName = useCategoryName();
  const [period, setPeriod] = useState<Period>('week');
  const [order, setOrder] = useState<Order>('highest');
  const [scope, setScope] = useState<Scope>('here');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('winners.board')}
      description={t('winners.note')}
      labels={{ close: t('winners.close') }}
    >
      <div className={styles['choices']}>
        <Choices<Period>
          label={t('winners.period')}
          values={PERIODS}
          chosen={period}
          nameOf={(value) => t(`winners.periods.${value}`)}
          onChoose={setPeriod}
        />
        <Choices<Order>
          label={t('winners.order')}
          values={ORDERS}
          chosen={order}
          nameOf={(value) => t(`winners.orders.${value}`)}
          onChoose={setOrder}
        />
        <Choices<Scope>
          label={t('winners.scope')}
          values={SCOPES}
          chosen={scope}
          nameOf={(value) => (value === 'here' ? categoryName(category) : t('winners.everywhere'))}
          onChoose={setScope}
        />
      </div>
      <Board
        period={period}
        order={order}
        category={scope === 'here' ? category : undefined}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  nameOf(value: Value): string;
  onChoose(value: Value): void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, chosen, nameOf, onChoose } = props;
  return (
    <div className={styles['choice']} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}

interface BoardProps {
  period: Period;
  order: Order;
  category: Category | undefined;
  onClose(): void;
}

function Board({ period, order, category, onClose }: BoardProps) {
  const t = useFiltersT();
  const launch = useLaunchGame();
  const winners = useApiQuery(
    listWinners,
    { period, order, count: SHOWN, ...(category && { category }) },
    { placeholderData: keepPreviousData },
  );
  const play = (winner: Winner) => {
    const game = winnersGame(winner);
    if (!game) return;
    onClose();
    launch(game);
  };
  return (
    <Loaded
      query={winners}
      skeleton={PENDING_ROWS}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState size="compact" title={t('winners.none')} description={t('winners.noneYet')} />
      }
    >
      {(list) => (
        <ol className={styles['rows']} data-stale={winners.isPlaceholderData || undefined}>
          {list.map((winner) => (
            <WinnerRow
              key={`${winner.rank}/${winner.account}/${winner.wonAt}`}
              winner={winner}
              order={order}
              onPlay={() => play(winner)}
            />
          ))}
        </ol>
      )}
    </Loaded>
  );
}
