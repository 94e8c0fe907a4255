import { getDraw, type DrawDetail } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import type { Lottery } from '@perya/rules/lottery';
import { Badge } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { DrawFacts } from '../components/DrawFacts/DrawFacts';
import { useResultsT } from '../locales';
import { PrintHead } from '../tools/PrintHead';
import { ViewTools } from '../tools/ViewTools';
import { VietnamDrawTable } from '../vietnam/VietnamDrawTable';
import styles from './DrawDetailDialog.module.css';
import { DrawProof } from './DrawProof';
import { PrizeTable } from './PrizeTable';

export interface DrawDetailDialogProps {
  lottery: Lottery;
  /** Number of the draw. */
  number: string;
  onClose(): void;
}

/** Polling interval until the draw has a result; less urgent than the newest result. */
const UNTIL_DRAWN_MS = 10_000;

/** Details of one draw: all numbers, sale times, derived facts, and its proof. */
export function DrawDetailDialog({ lottery, number, onClose }: DrawDetailDialogProps) {
  const t = useResultsT();
  const query = useApiQuery(
    getDraw,
    { lottery: lottery.code, number },
    {
      refetchInterval: ({ state }) =>
        state.data?.state === 'opened' || state.data?.state === 'void' ? false : UNTIL_DRAWN_MS,
    },
  );
  const title = `${lottery.name} · ${t('draw.number', { number })}`;
  return (
    <Dialog open onClose={onClose} title={title} labels={{ close: t('draw.close') }}>
      <div className={styles['detail']} data-print="draw">
        <PrintHead title={title} />
        <Loaded query={query} size="compact" skeleton={[96, 220]}>
          {(draw) => <Detail lottery={lottery} draw={draw} title={title} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Detail({ lottery, draw, title }: { lottery: Lottery; draw: DrawDetail; title: string }) {
  const t = useResultsT();
  return (
    <>
      <Facts draw={draw} title={title} />
      {draw.state === 'void' ? (
        <p>
          <Badge tone="danger">{t('draw.void')}</Badge> {t('draw.voidText')}
        </p>
      ) : draw.state !== 'opened' ? (
        <p>{t(`draw.${draw.state}`)}</p>
      ) : lottery.region === undefined ? (
        <>
          <PrizeTable lottery={lottery} result={draw.tiers} />
          <DrawFacts lottery={lottery} result={draw.tiers} />
        </>
      ) : (
        <VietnamDrawTable region={lottery.region} draw={draw} />
      )}
      <DrawProof lottery={lottery} draw={draw} />
    </>
  );
}

function Facts({ draw, title }: { draw: DrawDetail; title: string }) {
  const t = useResultsT();
  const { dateTime, money } = useFormat();
  const { jackpot, jackpotBets } = draw;
  return (
    <div className={styles['head']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('draw.drawnAt')}</dt>
          <dd>{dateTime(draw.drawnAt)}</dd>
        </div>
        <div>
          <dt>{t('draw.locksAt')}</dt>
          <dd>{dateTime(draw.locksAt)}</dd>
        </div>
        {jackpot && (
          <div>
            <dt>{t('draw.jackpot')}</dt>
            <dd>
              <strong className={styles['jackpot']}>
                {money(jackpot.minor, jackpot.currency)}
              </strong>
              {jackpotBets !== null && (
                <span className={styles['won']}>
                  {jackpotBets === 0
                    ? t('draw.jackpotStays')
                    : t('draw.jackpotWon', { count: jackpotBets })}
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
      <ViewTools title={title} />
    </div>
  );
}
