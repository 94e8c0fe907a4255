import { kindOf, payoutOf, PLAYER, type Card } from '@perya/game-engines/pusoy';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import type { ReactNode } from 'react';
import styles from './Board.module.css';
import { CardRow } from './CardRow';
import { CardSlot } from './CardSlot';
import { isWeakRow, ROW_NAMES, toRows } from './rows';
import { usePusoyT } from './texts';
import type { ShownTable } from './useTableReveal';

const CARDS_IN_ROW = 3;

export interface BoardProps {
  /** The nine cards, the front row first; empty before a deal. */
  laid: readonly Card[];
  /** Index of the card selected for a swap. */
  picked: number | null;
  /** Whether cards can be swapped. */
  isOpen: boolean;
  /** What has been revealed in the showdown. */
  table: ShownTable | null;
  onPress(place: number): void;
}

/** The player's nine cards in rows, with the hand and the prize of each row. */
export function Board({ laid, picked, isOpen, table, onPress }: BoardProps) {
  const t = usePusoyT();
  return (
    <div className={styles['board']} role="group" aria-label={t('you')}>
      {ROW_NAMES.map((name, row) => (
        <BoardRow key={name} row={row} laid={laid} table={table}>
          {Array.from({ length: CARDS_IN_ROW }, (_, column) => {
            const place = row * CARDS_IN_ROW + column;
            return (
              <CardSlot
                key={place}
                card={laid[place] ?? null}
                isPicked={picked === place}
                isOpen={isOpen}
                onPress={() => onPress(place)}
              />
            );
          })}
        </BoardRow>
      ))}
    </div>
  );
}

type BoardRowProps = Pick<BoardProps, 'laid' | 'table'> & {
  /** 0 is the front row. */
  row: number;
  children: ReactNode;
};

function BoardRow({ row, laid, table, children }: BoardRowProps) {
  const t = usePusoyT();
  const { money } = useFormat();
  const name = ROW_NAMES[row] ?? 'front';
  const rows = toRows(laid);
  const hand = rows?.[row];
  const isWeak = rows !== undefined && isWeakRow(rows, row);
  const isTurned = table !== null && row < table.turnedRows;
  const share = table?.end.shares[row]?.[PLAYER] ?? 0;
  const stake = parseMinorUnits(table?.round.stake ?? '0');
  return (
    <div className={styles['row']} data-weak={isWeak || undefined}>
      <div className={styles['name']}>
        <span>{t(`rows.${name}`)}</span>
        <span className={styles['kind']}>{hand && t(`kinds.${kindOf(hand)}`)}</span>
      </div>
      <CardRow isWon={isTurned ? share > 0 : undefined} isWeak={isWeak}>
        {children}
      </CardRow>
      <b className={styles['prize']} data-numeric="">
        {isTurned && share > 0 && money(payoutOf(BigInt(stake), share))}
      </b>
    </div>
  );
}
