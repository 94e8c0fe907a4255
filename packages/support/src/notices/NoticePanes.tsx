import { Loaded, QueryError } from '@perya/page-kit';
import { Button, EmptyState, Skeleton } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useNoticesT } from './locales';
import { NoticeArticle } from './NoticeArticle';
import { NoticeIndex } from './NoticeIndex';
import styles from './NoticePanes.module.css';
import type { NoticeReading } from './useNoticePosition';

export interface NoticePanesProps {
  reading: NoticeReading;
  /** On a phone: shows the announcement instead of the list. */
  isReading: boolean;
  onRead(isReading: boolean): void;
  /** Called when a link to another page is followed. */
  onLeave(): void;
}

/** The list and the open announcement, or an empty, loading or error state. */
export function NoticePanes({ reading, isReading, onRead, onLeave }: NoticePanesProps) {
  const t = useNoticesT();
  const { items, notice, query, kind } = reading;
  const panes = useRef<HTMLDivElement>(null);
  useFocusOfTurn(isReading, panes);

  if (!items && query.error) return <QueryError query={query} />;
  if (items?.length === 0) {
    return (
      <EmptyState
        title={t('dialog.emptyTitle')}
        titleLevel={3}
        description={t('dialog.emptyText')}
      />
    );
  }
  return (
    <div className={styles['panes']} data-shown={isReading ? 'notice' : 'list'} ref={panes}>
      <div className={styles['list']}>
        <NoticeIndex reading={reading} onRead={() => onRead(true)} />
      </div>
      <div className={styles['pane']}>
        <Button
          className={styles['back']}
          variant="quiet"
          size="small"
          iconStart={<ArrowLeft aria-hidden />}
          onClick={() => onRead(false)}
        >
          {t('dialog.all')}
        </Button>
        <Loaded query={{ ...query, data: notice }} skeleton={<PendingNotice />}>
          {(shown) => <NoticeArticle notice={shown} kind={t(`kinds.${kind}`)} onLeave={onLeave} />}
        </Loaded>
      </div>
    </div>
  );
}

/** Skeleton of an announcement. */
function PendingNotice() {
  return (
    <div className={styles['bones']}>
      <Skeleton shape="title" width="70%" />
      <Skeleton shape="text" lines={5} />
    </div>
  );
}

/** On a phone the pressed control is hidden: the focus moves to the pane that replaces it. */
function useFocusOfTurn(isReading: boolean, panes: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!panes.current?.contains(focused) || focused?.getClientRects().length) return;
    const next = panes.current.querySelector<HTMLElement>(
      isReading ? 'article' : '[aria-current="true"]',
    );
    next?.focus();
  }, [isReading, panes]);
}
