import { useFormat } from '@perya/i18n';
import { writeSelection, type Selection } from '@perya/rules/lottery';
import { IconButton } from '@perya/ui-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';

import type { SlipLine } from '../desk/state/desk';
import type { PricedLine } from '../desk/pricing/pricing';
import { useT } from '../locales';
import { useSelectionText } from '../words/selectionText';
import styles from './SlipLines.module.css';

export interface SlipLinesProps {
  lines: readonly PricedLine<SlipLine>[];
  currency: string;
  /** The line being edited on the board. */
  editing: number | null;
  isDisabled: boolean;
  onEdit(id: number): void;
  onRemove(id: number): void;
}

/** The lines of a slip: selection, number of bets, and cost. */
export function SlipLines({ lines, ...rest }: SlipLinesProps) {
  return (
    <ol className={styles['lines']}>
      {lines.map((line) => (
        <Line key={line.line.id} priced={line} {...rest} />
      ))}
    </ol>
  );
}

type LineProps = Omit<SlipLinesProps, 'lines'> & { priced: PricedLine<SlipLine> };

const Line = memo(function Line({
  priced,
  currency,
  editing,
  isDisabled,
  onEdit,
  onRemove,
}: LineProps) {
  const t = useT();
  const { money, number } = useFormat();
  const text = useSelectionText();
  const { line, bets, price, cost, largestWin, hasJackpot } = priced;
  const name = text.playType(line.playType);
  return (
    <li className={styles['line']} data-editing={line.id === editing || undefined}>
      <div className={styles['what']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['numbers']} data-numeric>
          {text.selection(line.playType, line.selection)}
        </p>
        <p className={styles['sum']} data-numeric>
          {t('slip.lineSum', {
            count: bets,
            price: money(price, currency),
            multiple: number(line.multiple),
          })}
          <strong>{money(cost, currency)}</strong>
        </p>
        <p className={styles['win']} data-numeric>
          {hasJackpot
            ? t('slip.upToOrJackpot', { amount: money(largestWin, currency) })
            : t('slip.upTo', { amount: money(largestWin, currency) })}
        </p>
      </div>
      <div className={styles['tools']}>
        <IconButton
          label={t('slip.edit', { line: `${name}, ${shortText(line.selection)}` })}
          icon={<Pencil />}
          disabled={isDisabled}
          onClick={() => onEdit(line.id)}
        />
        <IconButton
          label={t('slip.remove', { line: `${name}, ${shortText(line.selection)}` })}
          icon={<Trash2 />}
          disabled={isDisabled}
          onClick={() => onRemove(line.id)}
        />
      </div>
    </li>
  );
});

/** Enough of a selection to identify its line. */
const shortText = (selection: Selection): string => writeSelection(selection).slice(0, 40);
