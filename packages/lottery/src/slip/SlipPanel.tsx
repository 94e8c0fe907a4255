import type { LotteryOffer, SaleDraw } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Button, EmptyState } from '@perya/ui-kit';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import type { SlipError } from '../desk/pricing/checks';
import type { Chase, SlipLine } from '../desk/state/desk';
import type { PricedLine, SlipSum } from '../desk/pricing/pricing';
import { useT } from '../locales';
import { ChaseForm } from './ChaseForm';
import { LockedNotice } from './LockedNotice';
import { SlipErrorNote } from './SlipErrorNote';
import { OrderNote } from './OrderNote';
import { SlipLines } from './SlipLines';
import { SlipTotals } from './SlipTotals';
import type { OrderState } from './orders';
import styles from './SlipPanel.module.css';

export interface SlipPanelProps {
  offer: LotteryOffer;
  lines: readonly PricedLine<SlipLine>[];
  chase: Chase | null;
  sum: SlipSum;
  editing: number | null;
  /** The draws on sale or available to chase, starting with the slip's draw. */
  draws: readonly SaleDraw[];
  /** Number of the draw that the slip is for; null while it's empty. */
  draw: string | null;
  /** The slip's draw no longer takes bets. */
  isLocked: boolean;
  obstacle: SlipError | null;
  order: OrderState;
  /** Minor units; null for guests and while loading. */
  balance: number | null;
  isGuest: boolean;
  /** A link or button to the deposit page. */
  deposit?: ReactNode;
  on: {
    edit(id: number): void;
    remove(id: number): void;
    clear(): void;
    chase(chase: Chase | null): void;
    moveToNextDraw(): void;
    place(): void;
    checkAgain(): void;
    showTickets(): void;
    dismissOrder(): void;
  };
}

/** The bet slip: its lines, the chase, the cost and max payout, and the button that places it. */
export function SlipPanel(props: SlipPanelProps) {
  const { offer, lines, chase, sum, editing, draw, draws, order, on } = props;
  const t = useT();
  const { currency } = offer.maxStake;
  const isBusy = order.status === 'sending' || order.status === 'checking';
  const isResting = isBusy || order.status === 'unknown';
  if (lines.length === 0) return <EmptySlip {...props} />;
  return (
    <div className={styles['panel']}>
      {props.isLocked && draw !== null && !isResting && (
        <LockedNotice
          closed={draw}
          next={draws[0] ?? null}
          count={lines.length}
          onMove={on.moveToNextDraw}
        />
      )}
      <SlipLines
        lines={lines}
        currency={currency}
        editing={editing}
        isDisabled={isResting}
        onEdit={on.edit}
        onRemove={on.remove}
      />
      <Button
        size="small"
        variant="quiet"
        iconStart={<Trash2 />}
        disabled={isResting}
        className={styles['clear']}
        onClick={on.clear}
      >
        {t('slip.clear')}
      </Button>
      <ChaseForm
        chase={chase}
        draws={draws}
        max={offer.maxChaseDraws}
        maxMultiple={offer.maxMultiple}
        cost={sum.cost}
        currency={currency}
        isDisabled={isResting}
        onChange={on.chase}
      />
      <SlipTotals draw={draw} sum={sum} offer={offer} balance={props.balance} />
      <SlipActions {...props} isBusy={isBusy} />
    </div>
  );
}

function EmptySlip({ order, on, offer }: SlipPanelProps) {
  const t = useT();
  return (
    <div className={styles['panel']}>
      <OrderNote order={order} currency={offer.maxStake.currency} on={on} />
      {order.status !== 'placed' && (
        <EmptyState
          size="compact"
          title={t('slip.empty')}
          description={offer.isOpen ? t('slip.emptyHelp') : t('obstacle.closed')}
        />
      )}
    </div>
  );
}

/** The obstacle, the order status, and the submit button. */
function SlipActions({
  offer,
  sum,
  obstacle,
  order,
  isBusy,
  isGuest,
  deposit,
  on,
}: SlipPanelProps & { isBusy: boolean }) {
  const t = useT();
  const { money } = useFormat();
  const { currency } = offer.maxStake;
  const amount = money(sum.total, currency);
  const isUnknown = order.status === 'unknown';
  return (
    <div className={styles['actions']}>
      {obstacle !== null && !isBusy && !isUnknown && (
        <SlipErrorNote obstacle={obstacle} currency={currency} deposit={deposit} />
      )}
      <OrderNote order={order} currency={currency} on={on} />
      {!isUnknown && (
        <Button
          variant="primary"
          size="large"
          fullWidth
          busy={isBusy}
          disabled={obstacle !== null && !isBusy}
          onClick={on.place}
        >
          {isGuest ? t('slip.logIn') : t('slip.place', { amount })}
        </Button>
      )}
    </div>
  );
}
