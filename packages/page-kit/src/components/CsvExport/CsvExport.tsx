import { useErrorText, useFormat } from '@perya/i18n';
import { Button, Progress } from '@perya/ui-kit';
import { Download } from 'lucide-react';

import { useCsvExport, type CsvSource } from '../../csv/useCsvExport';
import { useT } from '../../locales';
import styles from './CsvExport.module.css';

/** Props of {@link CsvExport}. */
export interface CsvExportProps<Row> extends CsvSource<Row> {
  /** There is nothing to export. */
  disabled?: boolean | undefined;
}

/**
 * A button that exports all rows of a filter as CSV. Shows progress and a cancel button meanwhile.
 *
 * @example
 * ```tsx
 * import { csvAmount, CsvExport } from '@perya/page-kit';
 *
 * interface Row {
 *   game: string;
 *   stake: { minor: number };
 * }
 *
 * // One part; `exportParts` fetches all pages of a list.
 * async function* parts() {
 *   const rows: Row[] = [{ game: 'Lantern', stake: { minor: 2_000 } }];
 *   yield { rows, total: 1 };
 * }
 *
 * const button = (
 *   <CsvExport<Row>
 *     fileName="bets"
 *     columns={[
 *       { header: 'Game', cell: ({ game }) => game },
 *       { header: 'Stake', cell: ({ stake }) => csvAmount(stake) },
 *     ]}
 *     parts={parts}
 *   />
 * );
 * ```
 */
export function CsvExport<Row>({ disabled = false, ...source }: CsvExportProps<Row>) {
  const t = useT();
  const { number } = useFormat();
  const errorText = useErrorText();
  const { state, start, cancel } = useCsvExport(source);
  if (state.step === 'running') {
    return (
      <div className={styles['running']}>
        <Progress
          label={t('csv.running')}
          size="thin"
          {...(state.total > 0 && {
            value: state.done,
            max: state.total,
            valueText: t('csv.progress', {
              done: number(state.done),
              total: number(state.total),
            }),
          })}
        />
        <Button size="small" onClick={cancel}>
          {t('csv.cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['export']}>
      <Button
        size="small"
        iconStart={<Download />}
        disabled={disabled}
        onClick={() => void start()}
      >
        {t('csv.export')}
      </Button>
      <span role="status" className={styles['note']}>
        {state.step === 'done' && t('csv.done', { count: state.rows })}
        {state.step === 'failed' && t('csv.failed', { reason: errorText(state.error) })}
      </span>
    </div>
  );
}
