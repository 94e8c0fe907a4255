import type { LotteryOffer, SaleDraw } from '@perya/api-client';
import type { Lottery } from '@perya/rules/lottery';
import { Card, Skeleton } from '@perya/ui-kit';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';

import { useT } from '../locales';
import { MyTickets } from '../tickets/MyTickets';
import { useIsWide } from '../viewport/useIsWide';
import { BoardCard } from './BoardCard';
import { DrawHead } from './DrawHead';
import { SlipBar } from './SlipBar';
import { useSlip } from './useSlip';
import styles from './PlayDesk.module.css';

/** Rendered immediately beside the board; on a phone it's a sheet, opened on demand. */
const SlipPanel = lazy(async () => ({ default: (await import('../slip/SlipPanel')).SlipPanel }));
const SlipSheet = lazy(async () => ({ default: (await import('../slip/SlipSheet')).SlipSheet }));

/** Width in pixels from which the slip is beside the board; matches the style sheet. */
const SIDE_BY_SIDE = 1024;

export interface DeskViewProps {
  lottery: Lottery;
  offer: LotteryOffer;
  draw: SaleDraw | null;
  draws: readonly SaleDraw[];
  playType: string;
  onPlayTypeChange(code: string): void;
  deposit?: ReactNode;
}

/** The desk of a lottery whose terms have loaded. */
export function DeskView(props: DeskViewProps) {
  const { lottery, offer, draw, deposit } = props;
  const t = useT();
  const slip = useSlip(props);
  const isWide = useIsWide(SIDE_BY_SIDE);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const tickets = useRef<HTMLDivElement>(null);
  const showTickets = () => {
    setIsSheetOpen(false);
    tickets.current?.scrollIntoView({ block: 'start' });
    tickets.current?.focus({ preventScroll: true });
  };
  const panel = (
    <Suspense fallback={<Skeleton shape="block" height="240px" />}>
      <SlipPanel {...slip.panel} deposit={deposit} on={{ ...slip.panel.on, showTickets }} />
    </Suspense>
  );
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <Card>
          <DrawHead offer={offer} draw={draw} />
        </Card>
        <BoardCard lottery={lottery} offer={offer} slip={slip} />
        <div ref={tickets} className={styles['tickets']} tabIndex={-1}>
          <MyTickets lottery={lottery} onRepeat={slip.repeat} />
        </div>
      </div>
      {isWide && (
        <aside className={styles['side']} aria-label={t('slip.title')}>
          <Card title={t('slip.title')}>{panel}</Card>
        </aside>
      )}
      <SlipBar
        slip={slip}
        currency={offer.maxStake.currency}
        onOpen={() => {
          if (slip.canAdd) slip.add();
          setIsSheetOpen(true);
        }}
      />
      {isSheetOpen && (
        <Suspense>
          <SlipSheet onClose={() => setIsSheetOpen(false)}>{panel}</SlipSheet>
        </Suspense>
      )}
    </div>
  );
}
