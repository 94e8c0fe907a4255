import { useFormat } from '@perya/i18n';
import { usePanelLabels } from '@perya/page-kit';
import { Button, EmptyState, VirtualGrid } from '@perya/ui-kit';
import { ChevronRight } from 'lucide-react';
import { useRef, type CSSProperties, type ReactNode } from 'react';

import { useDownlinesT } from '../locales';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import styles from './DownlineTree.module.css';
import type { TreeRow } from './treeRows';
import { useDownlineTree, type DownlineTreeState } from './useDownlineTree';

export interface DownlineTreeProps {
  /** Opens a member's profile. */
  onOpen(memberId: string): void;
}

/** The team hierarchy as a virtualized tree. */
export function DownlineTree({ onOpen }: DownlineTreeProps) {
  const t = useDownlinesT();
  const tree = useDownlineTree();
  const scroller = useRef<HTMLDivElement>(null);
  if (tree.rows.length === 0) {
    return (
      <EmptyState size="compact" title={t('empty.nobody')} description={t('empty.nobodyText')} />
    );
  }
  return (
    // Also scrollable by keyboard, because its rows are focusable.
    <div ref={scroller} className={styles['scroller']}>
      <VirtualGrid
        label={t('tree.label')}
        density="list"
        className={styles['grid']}
        items={tree.rows}
        itemKey={({ id }) => id}
        scroller={scroller}
        renderItem={(row, { tabIndex }) => (
          <div
            className={styles['line']}
            style={{ '--depth': row.depth - 1 } as CSSProperties}
            data-kind={row.kind}
          >
            <Line row={row} tree={tree} tabIndex={tabIndex} onOpen={onOpen} />
          </div>
        )}
      />
    </div>
  );
}

interface LineProps extends DownlineTreeProps {
  row: TreeRow;
  tree: DownlineTreeState;
  tabIndex: 0 | -1;
}

function Line({ row, tree, tabIndex, onOpen }: LineProps): ReactNode {
  const t = useDownlinesT();
  const labels = usePanelLabels();
  if (row.kind === 'downline') {
    return <DownlineLine row={row} tree={tree} tabIndex={tabIndex} onOpen={onOpen} />;
  }
  if (row.kind === 'more') {
    return (
      <Button size="small" tabIndex={tabIndex} onClick={() => tree.more(row.parentId)}>
        {t('tree.more', { count: row.left })}
      </Button>
    );
  }
  if (row.kind === 'failed') {
    return (
      <>
        <span className={styles['failed']}>{labels.failed}</span>
        <Button size="small" tabIndex={tabIndex} onClick={() => tree.retry(row.parentId)}>
          {labels.retry}
        </Button>
      </>
    );
  }
  return (
    <Button size="small" variant="quiet" busy tabIndex={tabIndex}>
      {labels.loading}
    </Button>
  );
}

interface DownlineLineProps extends LineProps {
  row: Extract<TreeRow, { kind: 'downline' }>;
}

function DownlineLine({
  row: { downline, isOpen, depth },
  tree,
  tabIndex,
  onOpen,
}: DownlineLineProps) {
  const t = useDownlinesT();
  const { money } = useFormat();
  const { memberId, account, directs, members, balance, kind } = downline;
  return (
    <>
      {directs > 0 ? (
        <button
          type="button"
          className={styles['toggle']}
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'tree.close' : 'tree.open', { account })}
          onClick={() => tree.toggle(memberId)}
        >
          <ChevronRight aria-hidden />
        </button>
      ) : (
        <span className={styles['leaf']} aria-hidden />
      )}
      <button
        type="button"
        className={styles['account']}
        tabIndex={tabIndex}
        aria-label={t('tree.profile', { account, level: depth })}
        onClick={() => onOpen(memberId)}
      >
        {account}
      </button>
      <span className={styles['kind']}>{t(`kind.${kind}`)}</span>
      <span className={styles['status']}>
        <StatusBadge downline={downline} />
      </span>
      <span className={styles['team']}>{members > 0 && t('tree.team', { count: members })}</span>
      <span className={styles['balance']} data-numeric>
        {money(balance.minor, balance.currency)}
      </span>
    </>
  );
}
