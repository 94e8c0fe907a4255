import { getContractHistory, type ContractAgent, type ContractEvent } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RecordPager } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import { Badge, DateTimeText, Timeline, TimelineStep } from '@perya/ui-kit';
import { Sheet } from '@perya/ui-kit/sheet';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import styles from '../contracts.module.css';
import { CONTRACT_TONES } from '../tones/contractTones';
import { useContractsT } from '../locales';
import { useShownWhileClosing } from '../../overlays/useShownWhileClosing';
import own from './HistorySheet.module.css';

/** The parties and kind of the contracts. */
export interface HistorySubject {
  readonly kind: ContractKind;
  /** A direct downline; null for the agent's own contracts with the upline. */
  readonly downline: ContractAgent | null;
}

export interface HistorySheetProps {
  /** Null while the sheet is closed. */
  of: HistorySubject | null;
  onClose(): void;
}

const PAGE_SIZE = 20;

/** The history of the contracts between two agents: time, actor, state and reason. */
export function HistorySheet({ of, onClose }: HistorySheetProps) {
  const t = useContractsT();
  const shown = useShownWhileClosing(of);
  return (
    <Sheet
      open={of !== null}
      onClose={onClose}
      side="end"
      title={t('history.title')}
      labels={{ close: t('close') }}
    >
      {shown && <History key={`${shown.kind} ${shown.downline?.id}`} {...shown} />}
    </Sheet>
  );
}

function History({ kind, downline }: HistorySubject) {
  const t = useContractsT();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    getContractHistory,
    { kind, ...(downline && { downlineId: downline.id }), page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>
        {t(`kind.${kind}`)} · {downline?.account ?? t('history.mine')}
      </p>
      <Loaded
        query={query}
        skeleton={[72, 72, 72]}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles['note']}>{t('history.empty')}</p>}
      >
        {({ items, totalPages }) => (
          <>
            <Timeline label={t('history.title')}>
              {items.map((event) => (
                <Step key={event.id} event={event} isMine={downline === null} />
              ))}
            </Timeline>
            {totalPages > 1 && (
              <RecordPager
                page={page}
                totalPages={totalPages}
                busy={query.isFetching}
                onPageChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** `isMine`: the signed-in agent is the downline. */
function Step({ event, isMine }: { event: ContractEvent; isMine: boolean }) {
  const t = useContractsT();
  const { percent, stamp } = useFormat();
  const { at, by, to, reason, note, terms, highestRateBasisPoints } = event;
  const who =
    by === 'house' ? t('house') : (by === 'downline') === isMine ? t('by.you') : t(`by.${by}`);
  return (
    <TimelineStep tone={CONTRACT_TONES[to]}>
      <span className={styles['line']}>
        <Badge tone={CONTRACT_TONES[to]}>{t(`status.${to}`)}</Badge>
        <span className={styles['name']}>{who}</span>
      </span>
      <p className={styles['note']}>
        <DateTimeText instant={at} text={stamp(at)} tone="muted" />
        {' · '}
        {t('history.upTo', { rate: percent(highestRateBasisPoints / 10_000, 2) })}
        {terms.period !== null && ` · ${t(`periodName.${terms.period}`)}`}
      </p>
      {reason !== 'answer' && <p>{t(`reason.${reason}`)}</p>}
      {note !== null && <p className={own['quote']}>{note}</p>}
    </TimelineStep>
  );
}
