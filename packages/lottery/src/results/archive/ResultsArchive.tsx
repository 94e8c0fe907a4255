import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import type { Lottery } from '@perya/rules/lottery';
import { Button, EmptyState } from '@perya/ui-kit';
import { useState } from 'react';

import { useResultsAddress } from '../address/address';
import { instantIn, lastDay, neighboursOf, type Day } from '../draws/days';
import { useResultsT } from '../locales';
import { PrintHead } from '../tools/PrintHead';
import { ViewTools } from '../tools/ViewTools';
import { useDraws } from '../draws/useDraws';
import { DayBar } from './DayBar';
import { DrawList } from './DrawList';
import { LatestDraw } from './LatestDraw';
import styles from './ResultsArchive.module.css';

const FIRST_SHOWN = 20;
/** Rows added by "show more". */
const MORE_SHOWN = 60;

/** Heights of the first rows. */
const SKELETON = [60, 60, 60, 60, 60, 60];

/** Results of one lottery: the newest one live, the latest ones, and the archive by day. */
export function ResultsArchive({ lottery }: { lottery: Lottery }) {
  const t = useResultsT();
  const { date } = useFormat();
  const { serverNow } = useApi();
  const { address, go } = useResultsAddress();
  const { day } = address;
  const last = lastDay(lottery.schedule, serverNow());
  const around = day ?? last;
  const { previous, next } =
    around === undefined
      ? { previous: undefined, next: undefined }
      : neighboursOf(lottery.schedule, around, serverNow());
  const latest = useDraws(lottery, { count: FIRST_SHOWN });
  const title =
    day === null
      ? t('archive.title', { lottery: lottery.name })
      : t('archive.titleOfDay', { lottery: lottery.name, day: date(instantIn(day)) });
  return (
    <section className={styles['archive']} aria-label={title} data-print="page">
      <PrintHead title={title} />
      {latest.data && day === null && <LatestDraw lottery={lottery} draw={latest.data[0]} />}
      <div className={styles['tools']} data-print-hide="">
        <DayBar
          day={day}
          previous={previous}
          next={day === null ? undefined : next}
          last={last}
          isLatest={day === null}
          onChoose={(chosen) => go({ day: chosen })}
        />
        <ViewTools title={title} />
      </div>
      <Draws key={day} lottery={lottery} day={day} title={title} />
    </section>
  );
}

function Draws({ lottery, day, title }: { lottery: Lottery; day: Day | null; title: string }) {
  const t = useResultsT();
  const [shown, setShown] = useState(FIRST_SHOWN);
  // A day is fetched in full; of the latest draws, only those shown.
  const choice = day === null ? { count: shown, staysShown: true } : { day };
  const query = useDraws(lottery, choice);
  const isMore = (known: number) =>
    day === null ? known === shown || query.isPlaceholderData : known > shown;
  return (
    <Loaded
      query={query}
      skeleton={SKELETON}
      isEmpty={(draws) => draws.length === 0}
      empty={
        day === null ? (
          <EmptyState title={t('archive.noDrawsTitle')} description={t('archive.noDrawsText')} />
        ) : (
          <EmptyState title={t('archive.emptyTitle')} description={t('archive.emptyText')} />
        )
      }
    >
      {(draws) => (
        <>
          <DrawList lottery={lottery} draws={draws.slice(0, shown)} label={title} />
          {isMore(draws.length) && (
            <div className={styles['more']} data-print-hide="">
              <Button
                busy={query.isFetching}
                onClick={() => setShown((count) => count + MORE_SHOWN)}
              >
                {t('archive.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
