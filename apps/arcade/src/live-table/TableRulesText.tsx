import type { TableFacts } from '@perya/game-engines/live-table';
import type { ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { LimitsTable, type LimitsTableRow } from './LimitsTable';
import styles from './TableRulesText.module.css';
import { useLiveTableT } from './texts';

export interface TableRulesTextProps {
  /** The paragraphs of the game's rules. */
  children: ReactNode;
  rows: readonly LimitsTableRow[];
}

/** Content of the rules dialog of a table. */
export function TableRulesText({ children, rows }: TableRulesTextProps) {
  const { dealer } = useOpenedGame<TableFacts>().game;
  const t = useLiveTableT();
  return (
    <div className={styles['rules']}>
      <p className={styles['dealer']}>{t('dealer', { name: dealer })}</p>
      {children}
      <p>{t('leaveText')}</p>
      <LimitsTable rows={rows} />
    </div>
  );
}
