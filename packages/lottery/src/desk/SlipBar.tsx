import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { Plus } from 'lucide-react';

import { useT } from '../locales';
import { DraftNote } from './DraftNote';
import styles from './SlipBar.module.css';
import type { Slip } from './useSlip';

export interface SlipBarProps {
  slip: Slip;
  currency: string;
  /** Adds the selection, if valid, and opens the slip. */
  onOpen(): void;
}

/**
 * A bar at the bottom of the screen on phones, with the cost of the selection and a button that opens the
 * slip.
 */
export function SlipBar({ slip, currency, onOpen }: SlipBarProps) {
  const t = useT();
  const { money } = useFormat();
  const { desk, draft, panel, canAdd } = slip;
  const lines = panel.lines.length;
  // Also after a reload: the previous order is checked, and the slip shows its outcome.
  const { status } = panel.order;
  const isAsked = status === 'checking' || status === 'unknown';
  const total = panel.sum.total + (canAdd && desk.editing === null ? draft.cost : 0);
  return (
    <div className={styles['bar']} role="group" aria-label={t('slip.title')}>
      <div className={styles['what']}>
        {isAsked ? (
          <p role="status">{status === 'checking' ? t('order.checking') : t('order.unknown')}</p>
        ) : (
          <DraftNote slip={slip} />
        )}
        <strong data-numeric>{money(draft.cost, currency)}</strong>
      </div>
      <Button iconStart={<Plus />} disabled={!canAdd} onClick={slip.add}>
        {desk.editing === null ? t('board.addShort') : t('board.updateShort')}
      </Button>
      <Button variant="primary" disabled={lines === 0 && !canAdd && !isAsked} onClick={onOpen}>
        {lines === 0
          ? t('slip.bet')
          : t('slip.openWith', { count: lines, amount: money(total, currency) })}
      </Button>
    </div>
  );
}
